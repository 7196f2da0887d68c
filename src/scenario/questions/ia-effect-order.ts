/** What the order of effects is asked about: the game, whose attack it is, and who triggers what. */
import * as v from 'valibot';
import { effectOrder } from '../../core/ia/effect-order/effect-order.ts';
import { READINGS } from '../../core/ia/effect-order/readings.ts';
import { type EffectOrderScenario, SIDES, TRIGGERED_BY } from '../../core/ia/effect-order/scenario.ts';
import { MODES } from '../../core/ia/modes.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints } from '../fields.ts';

const MAX_EFFECTS = 20;

const SIDE_NAMES = {
  imperial: 'Imperial player',
  rebels: 'Rebel players',
  initiative: 'Player with initiative',
  opponent: 'Opponent',
};

const effectOrderAsked: AskedQuestion<EffectOrderScenario> = {
  question: effectOrder,
  schema: v.strictObject({
    question: v.literal('ia/effect-order'),
    mode: field(v.picklist(MODES), { label: 'Game', control: 'choice' }),
    attacker: field(v.exactOptional(v.picklist(SIDES)), {
      label: 'Attacker',
      control: 'choice',
      help: 'Left open: outside of attacks.',
      names: SIDE_NAMES,
    }),
    effects: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            by: field(v.picklist(TRIGGERED_BY), {
              label: 'Triggered by',
              control: 'choice',
              help: 'A campaign has an Imperial player and Rebel players, a skirmish a player with initiative and an opponent.',
              names: { mission: 'Mission rule', ...SIDE_NAMES },
            }),
          }),
        ),
        v.minLength(1),
        v.maxLength(MAX_EFFECTS),
      ),
      {
        label: 'Effects that trigger together',
        control: 'list',
        help: 'Several of one side in the order in which it would like to resolve them.',
      },
    ),
    readings: openPoints(READINGS),
  }),
  title: 'Order of effects',
  asks: 'In which order are these effects resolved?',
  example: {
    question: 'ia/effect-order',
    mode: 'campaign',
    effects: [
      { id: 'R', name: 'Ability of a hero', by: 'rebels' },
      { id: 'I', name: 'Ability of a stormtrooper', by: 'imperial' },
      { id: 'M', name: 'Event of the mission', by: 'mission' },
    ],
  },
};

export const iaEffectOrder = [effectOrderAsked] as const;
