/** What the Star Wars Miniatures questions of the battle grid are asked about: sight, cover, legal targets. */
import * as z from 'zod/mini';
import { ABILITY_IDS, type AbilityId } from '../../core/swm/abilities/index.ts';
import { cover } from '../../core/swm/cover.ts';
import { legalTargets } from '../../core/swm/legal-targets.ts';
import { lineOfSight } from '../../core/swm/line-of-sight.ts';
import { READINGS } from '../../core/swm/readings.ts';
import type {
  Character,
  CoverScenario,
  LegalTargetsScenario,
  LineOfSightScenario,
} from '../../core/swm/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, fieldInfo, gridMap, LIMITS, pieceId } from '../fields.ts';

/** What a character has; a question reads those that bear on it. */
export const abilities = z
  ._default(z.array(z.enum(ABILITY_IDS)), () => [])
  .register(fieldInfo, {
    label: 'Abilities',
    control: 'abilities',
    help: 'Abilities that bear on this question; others make no difference to it.',
  });

const pieces = z
  .array(z.strictObject({ ...baseFields, abilities }))
  .check(z.maxLength(LIMITS.pieces))
  .register(fieldInfo, { label: 'Characters', control: 'pieces' });

/** An open point; one that is left out is taken by its default, the first value listed. */
export const choice = <const V extends readonly string[]>({ values }: { readonly values: V }) =>
  z.exactOptional(z.enum(values));

/** The open points of choosing a target, cover included. */
export const TARGET_READINGS = {
  'adjacent-corner': choice(READINGS['adjacent-corner']),
  'adjacent-wall': choice(READINGS['adjacent-wall']),
  'adjacent-wall-end': choice(READINGS['adjacent-wall-end']),
  nearest: choice(READINGS.nearest),
  'corner-in-wall': choice(READINGS['corner-in-wall']),
  'pit-cover': choice(READINGS['pit-cover']),
};

/** How the open points of a question are labelled. */
export const OPEN_POINTS = {
  label: 'Open points',
  control: 'readings',
  help: 'What the rules do not settle, and how this verdict takes it.',
} as const;

const readings = z.exactOptional(z.strictObject(TARGET_READINGS)).register(fieldInfo, OPEN_POINTS);

export const onBattleGrid = { board: gridMap, pieces };

const attacker = pieceId('Attacker');

export const character = (
  id: string,
  name: string,
  side: string,
  at: readonly [number, number],
  abilities: readonly AbilityId[] = [],
): Character => ({ id, name, side, at, width: 1, height: 1, abilities });

const lineOfSightAsked: AskedQuestion<LineOfSightScenario> = {
  question: lineOfSight,
  schema: z.strictObject({
    question: z.literal('swm/line-of-sight'),
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
  schema: z.strictObject({
    question: z.literal('swm/cover'),
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
  schema: z.strictObject({
    question: z.literal('swm/legal-targets'),
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
