/** What the Star Wars Miniatures questions about a path are asked about. */
import * as v from 'valibot';
import { opportunity } from '../../core/swm/movement/opportunity.ts';
import { path } from '../../core/swm/movement/path.ts';
import { CHANGES, type OpportunityScenario, type PathScenario } from '../../core/swm/movement/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, pathOf } from '../fields.ts';
import { MOST_SQUARES, moving, readings, room } from './swm-move-parts.ts';

const drawnPath = pathOf(
  'Path',
  MOST_SQUARES,
  'The squares the character moves to, one step after the other; of a larger base the top left square.',
);

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

export const swmPath = [pathAsked, opportunityAsked] as const;
