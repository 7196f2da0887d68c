/** What the Star Wars Miniatures questions about moves have in common. */
import * as v from 'valibot';
import { OPPORTUNITY_POINTS } from '../../core/swm/movement/open-points.ts';
import type { Moving } from '../../core/swm/movement/scenario.ts';
import { field, openPoints, pieceId, whole } from '../fields.ts';
import { character, onBattleGrid } from './swm-parts.ts';

export const readings = openPoints(OPPORTUNITY_POINTS);

/** More than any character moves in a turn; a bound all the same. */
export const MOST_SQUARES = 60;

const squares = field(v.optional(whole(0, MOST_SQUARES), 6), {
  label: 'Squares of movement',
  control: 'number',
  help: 'What the whole move may cost: usually 6, or 12 without an attack.',
});

/** What every question about a move has. */
export const moving = { ...onBattleGrid, mover: pieceId('Moving'), squares };

/** Three characters among walls, low objects and a pit. */
export const room = {
  board: {
    width: 8,
    height: 6,
    walls: [[4, 0, 4, 3]],
    doors: [],
    solid: [],
    low: [
      [2, 3],
      [3, 3],
    ],
    pits: [[6, 4]],
  },
  pieces: [
    character('L', 'Luke Skywalker', 'rebel', [2, 1]),
    character('H', 'Han Solo', 'rebel', [1, 2]),
    character('S', 'Stormtrooper', 'empire', [4, 4]),
  ],
  mover: 'L',
  squares: 6,
} as const satisfies Moving;
