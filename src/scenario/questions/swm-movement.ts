/** What the Star Wars Miniatures question where a move can end is asked about. */
import * as v from 'valibot';
import { movement } from '../../core/swm/movement/movement.ts';
import type { MovementScenario } from '../../core/swm/movement/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { moving, readings, room } from './swm-move-parts.ts';

const asked: AskedQuestion<MovementScenario> = {
  question: movement,
  schema: v.strictObject({ question: v.literal('swm/movement'), ...moving, readings }),
  title: 'Movement',
  asks: 'In which squares can the character end its move, and what does it cost to get there?',
  example: { question: 'swm/movement', ...room },
};

export const swmMovement = [asked] as const;
