/** What the Star Wars Miniatures question about the cheapest path is asked about. */
import * as v from 'valibot';
import { cheapestPath } from '../../core/swm/movement/cheapest-path.ts';
import type { CheapestPathScenario } from '../../core/swm/movement/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { squareOf } from '../fields.ts';
import { moving, readings, room } from './swm-move-parts.ts';

const asked: AskedQuestion<CheapestPathScenario> = {
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

export const swmCheapestPath = [asked] as const;
