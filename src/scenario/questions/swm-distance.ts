/** What is asked about the distance between two characters. */
import * as v from 'valibot';
import { distance } from '../../core/swm/distance.ts';
import type { DistanceScenario } from '../../core/swm/movement/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { pieceId } from '../fields.ts';
import { character, onBattleGrid } from './swm-parts.ts';

const distanceAsked: AskedQuestion<DistanceScenario> = {
  question: distance,
  schema: v.strictObject({
    question: v.literal('swm/distance'),
    ...onBattleGrid,
    from: pieceId('From'),
    to: pieceId('To'),
  }),
  title: 'Distance',
  asks: 'How many squares apart are two characters?',
  example: {
    question: 'swm/distance',
    board: { width: 8, height: 6, walls: [[4, 0, 4, 3]], doors: [], solid: [], low: [[3, 3]], pits: [] },
    pieces: [
      character('L', 'Luke Skywalker', 'rebel', [2, 1]),
      character('S', 'Stormtrooper', 'empire', [4, 4]),
    ],
    from: 'L',
    to: 'S',
  },
};

export const swmDistance = [distanceAsked] as const;
