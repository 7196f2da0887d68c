/** What the question about the difficulty of an action is asked about. */
import * as v from 'valibot';
import { actionDifficulty } from '../../core/xwing/action-difficulty/action-difficulty.ts';
import { READINGS } from '../../core/xwing/action-difficulty/readings.ts';
import {
  ACTION_DIFFICULTIES,
  type ActionDifficultyScenario,
} from '../../core/xwing/action-difficulty/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints } from '../fields.ts';

const MAX_EFFECTS = 6;

const difficulty = () => v.picklist(ACTION_DIFFICULTIES);

const actionDifficultyAsked: AskedQuestion<ActionDifficultyScenario> = {
  question: actionDifficulty,
  schema: v.strictObject({
    question: v.literal('xwing/action-difficulty'),
    default: field(difficulty(), { label: 'Default difficulty', control: 'choice' }),
    effects: field(
      v.pipe(
        v.array(
          v.strictObject({
            name: baseFields.name,
            as: field(difficulty(), { label: 'Treats the action as', control: 'choice' }),
          }),
        ),
        v.maxLength(MAX_EFFECTS),
      ),
      { label: 'Effects', control: 'list', help: 'All that apply to the action at the same time.' },
    ),
    focus: field(v.exactOptional(difficulty()), {
      label: 'Asked about',
      asks: true,
      control: 'choice',
      help: 'Is it treated as this one? Left open: as which one is it treated?',
    }),
    readings: openPoints(READINGS),
  }),
  title: 'Difficulty of an action',
  asks: 'As which difficulty is the action treated?',
  asksOf: ({ focus }) => focus && `Is the action treated as ${focus}?`,
  example: {
    question: 'xwing/action-difficulty',
    default: 'white',
    effects: [
      { name: 'One effect', as: 'purple' },
      { name: 'Another effect', as: 'red' },
    ],
  },
};

export const xwingActionDifficulty = [actionDifficultyAsked] as const;
