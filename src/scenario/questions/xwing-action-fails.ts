/** What actions that choose a ship are asked about: the action, and where the other ships stand. */
import * as v from 'valibot';
import { actionFails } from '../../core/xwing/action-fails/action-fails.ts';
import { CHOOSING_ACTION_IDS, CHOOSING_ACTIONS } from '../../core/xwing/action-fails/actions.ts';
import { type ActionFailsScenario, BEYOND, STANDS } from '../../core/xwing/action-fails/scenario.ts';
import { SIDES } from '../../core/xwing/terms.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, whole } from '../fields.ts';

const MAX_SHIPS = 12;

const actionFailsAsked: AskedQuestion<ActionFailsScenario> = {
  question: actionFails,
  schema: v.strictObject({
    question: v.literal('xwing/action-fails'),
    action: field(v.picklist(CHOOSING_ACTION_IDS), {
      label: 'Action',
      control: 'choice',
      names: Object.fromEntries(CHOOSING_ACTION_IDS.map((id) => [id, CHOOSING_ACTIONS[id].name])),
    }),
    ships: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            side: field(v.optional(v.picklist(SIDES), 'enemy'), { label: 'Side', control: 'choice' }),
            range: field(whole(0, BEYOND), {
              label: 'Range',
              control: 'number',
              help: 'From the ship that acts; 4 is beyond range 3.',
            }),
            stands: field(v.optional(v.picklist(STANDS), 'front'), {
              label: 'Stands',
              control: 'choice',
              names: {
                'outside-front': 'Outside the front arc',
                front: 'In the front arc',
                bullseye: 'In the bullseye arc',
              },
            }),
          }),
        ),
        v.maxLength(MAX_SHIPS),
      ),
      { label: 'Other ships', control: 'list' },
    ),
  }),
  title: 'Actions that choose a ship',
  asks: 'Does the action fail?',
  example: {
    question: 'xwing/action-fails',
    action: 'spacetug-tractor-array',
    ships: [{ id: 'T', name: 'TIE fighter', side: 'enemy', range: 2, stands: 'front' }],
  },
};

export const xwingActionFails = [actionFailsAsked] as const;
