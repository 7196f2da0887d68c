/** What the Star Wars Miniatures questions of the battle grid are asked about: sight, cover, legal targets. */
import * as v from 'valibot';
import { cover } from '../../core/swm/cover.ts';
import { legalTargets } from '../../core/swm/legal-targets.ts';
import { lineOfSight } from '../../core/swm/line-of-sight.ts';
import { TARGET_POINTS } from '../../core/swm/open-points.ts';
import type { CoverScenario, LegalTargetsScenario, LineOfSightScenario } from '../../core/swm/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { openPoints, pieceId } from '../fields.ts';
import { character, onBattleGrid } from './swm-parts.ts';

const readings = openPoints(TARGET_POINTS);

const attacker = pieceId('Attacker');

const lineOfSightAsked: AskedQuestion<LineOfSightScenario> = {
  question: lineOfSight,
  schema: v.strictObject({
    question: v.literal('swm/line-of-sight'),
    ...onBattleGrid,
    from: pieceId('Seen from'),
    to: pieceId('Seen'),
    readings,
  }),
  title: 'Line of sight',
  asks: 'Does one character have line of sight to another?',
  example: {
    question: 'swm/line-of-sight',
    board: { width: 6, height: 4, walls: [[3, 0, 3, 2]], doors: [], solid: [], low: [], pits: [] },
    pieces: [
      character('L', 'Luke Skywalker', 'rebel', [1, 1]),
      character('S', 'Stormtrooper', 'empire', [4, 1]),
    ],
    from: 'L',
    to: 'S',
  },
};

const coverAsked: AskedQuestion<CoverScenario> = {
  question: cover,
  schema: v.strictObject({
    question: v.literal('swm/cover'),
    ...onBattleGrid,
    attacker,
    target: pieceId('Target'),
    readings,
  }),
  title: 'Cover',
  asks: 'Does the target have cover against an attack by the attacker?',
  example: {
    question: 'swm/cover',
    board: { width: 6, height: 4, walls: [], doors: [], solid: [], low: [[3, 1]], pits: [] },
    pieces: [
      character('L', 'Luke Skywalker', 'rebel', [1, 1]),
      character('S', 'Stormtrooper', 'empire', [4, 1]),
    ],
    attacker: 'L',
    target: 'S',
  },
};

const legalTargetsAsked: AskedQuestion<LegalTargetsScenario> = {
  question: legalTargets,
  schema: v.strictObject({
    question: v.literal('swm/legal-targets'),
    ...onBattleGrid,
    attacker,
    readings,
  }),
  title: 'Legal targets',
  asks: 'Which enemies may the attacker choose as the target of an attack?',
  example: {
    question: 'swm/legal-targets',
    board: { width: 7, height: 5, walls: [], doors: [], solid: [], low: [[4, 1]], pits: [] },
    pieces: [
      character('L', 'Luke Skywalker', 'rebel', [1, 2]),
      character('S', 'Stormtrooper', 'empire', [4, 3]),
      character('V', 'Darth Vader', 'empire', [5, 1]),
    ],
    attacker: 'L',
  },
};

export const swmBoard = [lineOfSightAsked, coverAsked, legalTargetsAsked] as const;
