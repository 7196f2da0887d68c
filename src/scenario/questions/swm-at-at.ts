/** What the questions about the AT-AT are asked about. */
import * as v from 'valibot';
import { PLACING_POINTS, placedBeside } from '../../core/swm/at-at/placed-beside.ts';
import type { PlacedBesideScenario } from '../../core/swm/at-at/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { openPoints, pieceId } from '../fields.ts';
import { character, onBattleGrid } from './swm-parts.ts';

const placedBesideAsked: AskedQuestion<PlacedBesideScenario> = {
  question: placedBeside,
  schema: v.strictObject({
    question: v.literal('swm/placed-beside'),
    ...onBattleGrid,
    placed: pieceId('Placed character', 'Who saved against the stomp.'),
    beside: pieceId('AT-AT'),
    readings: openPoints(PLACING_POINTS),
  }),
  title: 'Placing a character beside the AT-AT',
  asks: 'Does the character stand where it is placed after a successful save against the stomp?',
  example: {
    question: 'swm/placed-beside',
    board: { width: 8, height: 5, walls: [], doors: [], solid: [], low: [], pits: [] },
    pieces: [
      { ...character('W', 'AT-AT', 'empire', [1, 1]), width: 3, height: 3 },
      character('R', 'Rebel Trooper', 'rebel', [4, 2]),
    ],
    placed: 'R',
    beside: 'W',
  },
};

export const swmAtAt = [placedBesideAsked] as const;
