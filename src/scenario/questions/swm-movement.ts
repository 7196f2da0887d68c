/** What the Star Wars Miniatures questions about movement and distance are asked about. */
import * as v from 'valibot';
import { cheapestPath } from '../../core/swm/movement/cheapest-path.ts';
import { movement } from '../../core/swm/movement/movement.ts';
import { OPPORTUNITY_POINTS } from '../../core/swm/movement/open-points.ts';
import { opportunity } from '../../core/swm/movement/opportunity.ts';
import { path } from '../../core/swm/movement/path.ts';
import {
  CHANGES,
  type CheapestPathScenario,
  type MovementScenario,
  type Moving,
  type OpportunityScenario,
  type PathScenario,
} from '../../core/swm/movement/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, openPoints, pathOf, pieceId, squareOf, whole } from '../fields.ts';
import { character, onBattleGrid } from './swm-parts.ts';

const readings = openPoints(OPPORTUNITY_POINTS);

/** More than any character moves in a turn; a bound all the same. */
const MOST_SQUARES = 60;

const squares = field(v.optional(whole(0, MOST_SQUARES), 6), {
  label: 'Squares of movement',
  control: 'number',
  help: 'What the whole move may cost: usually 6, or 12 without an attack.',
});

const moving = { ...onBattleGrid, mover: pieceId('Moving'), squares };

const drawnPath = pathOf(
  'Path',
  MOST_SQUARES,
  'The squares the character moves to, one step after the other; of a larger base the top left square.',
);

const room = {
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

const movementAsked: AskedQuestion<MovementScenario> = {
  question: movement,
  schema: v.strictObject({ question: v.literal('swm/movement'), ...moving, readings }),
  title: 'Movement',
  asks: 'In which squares can the character end its move, and what does it cost to get there?',
  example: { question: 'swm/movement', ...room },
};

const cheapestPathAsked: AskedQuestion<CheapestPathScenario> = {
  question: cheapestPath,
  schema: v.strictObject({
    question: v.literal('swm/cheapest-path'),
    ...moving,
    to: squareOf('To', 'Of a larger base the top left square.'),
    readings,
  }),
  title: 'Cheapest path',
  asks: 'How many squares of movement does it cost to get to a square?',
  example: { question: 'swm/cheapest-path', ...room, to: [4, 3] },
};

const pathAsked: AskedQuestion<PathScenario> = {
  question: path,
  schema: v.strictObject({ question: v.literal('swm/path'), ...moving, path: drawnPath, readings }),
  title: 'Path',
  asks: 'How many squares of movement does this path cost, or which step of it is not allowed?',
  example: {
    question: 'swm/path',
    ...room,
    path: [
      [3, 2],
      [3, 3],
      [4, 3],
    ],
  },
};

const opportunityAsked: AskedQuestion<OpportunityScenario> = {
  question: opportunity,
  schema: v.strictObject({
    question: v.literal('swm/opportunity'),
    ...moving,
    path: drawnPath,
    change: field(v.optional(v.picklist(CHANGES), 'moves'), {
      label: 'How it comes there',
      control: 'choice',
      help: 'An effect is movement if its text calls it so, whoever causes it.',
      names: {
        moves: 'It moves',
        moved: 'Another’s effect moves it, as Force Push does',
        placed: 'An effect that is not called movement',
      },
    }),
    readings,
  }),
  title: 'Attacks of opportunity',
  asks: 'Which enemies may make an attack of opportunity against the character on this path?',
  example: {
    question: 'swm/opportunity',
    ...room,
    change: 'moves',
    path: [
      [3, 2],
      [3, 3],
      [4, 3],
      [5, 3],
    ],
  },
};

export const swmMovement = [movementAsked, cheapestPathAsked, pathAsked, opportunityAsked] as const;
