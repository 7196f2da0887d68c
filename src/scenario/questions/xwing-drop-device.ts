/** What the question about dropping devices is asked about: a ship's devices, and what it does with them in a round. */
import * as v from 'valibot';
import { DEVICE_IDS, DEVICES, WAYS, WINDOWS } from '../../core/xwing/devices/devices.ts';
import { dropDevice } from '../../core/xwing/drop-device/drop-device.ts';
import { GRANTING, GRANTING_IDS } from '../../core/xwing/drop-device/granting.ts';
import type { DropDeviceScenario } from '../../core/xwing/drop-device/scenario.ts';
import { DIFFICULTIES } from '../../core/xwing/terms.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, whole } from '../fields.ts';

const MAX_PLACED = 8;
const MAX_CHARGES = 9;

const CARD_NAMES = Object.fromEntries(DEVICE_IDS.map((id) => [id, DEVICES[id].card]));

const device = (label: string) =>
  field(v.picklist(DEVICE_IDS), { label, control: 'choice', names: CARD_NAMES });

const cards = field(
  v.pipe(
    v.array(
      v.strictObject({
        card: device('Card'),
        charges: field(v.exactOptional(whole(0, MAX_CHARGES)), {
          label: 'Charges',
          control: 'number',
          help: 'That it can spend this round. Left open: all that are printed on it.',
        }),
      }),
    ),
    v.minLength(1),
    v.maxLength(DEVICE_IDS.length),
  ),
  { label: 'Device cards of the ship', control: 'list' },
);

const placed = field(
  v.pipe(
    v.array(
      v.strictObject({
        device: device('Device of'),
        by: field(v.exactOptional(v.picklist(GRANTING_IDS)), {
          label: 'Through',
          control: 'choice',
          help: 'Left open: the device’s own card.',
          names: Object.fromEntries(GRANTING_IDS.map((id) => [id, GRANTING[id].name])),
        }),
        way: field(v.optional(v.picklist(WAYS), 'drop'), { label: 'How', control: 'choice' }),
        window: field(v.optional(v.picklist(WINDOWS), 'system-phase'), {
          label: 'When',
          control: 'choice',
          names: {
            'system-phase': 'In the System Phase',
            'after-maneuver': 'After it executes its maneuver',
            'after-attack': 'After it performs a primary attack',
            'end-phase': 'In the End Phase',
            'after-destroyed': 'After it is destroyed',
          },
        }),
      }),
    ),
    v.maxLength(MAX_PLACED),
  ),
  { label: 'Devices dropped or launched', control: 'list', help: 'In the order of the round.' },
);

const dropDeviceAsked: AskedQuestion<DropDeviceScenario> = {
  question: dropDevice,
  schema: v.strictObject({
    question: v.literal('xwing/drop-device'),
    cards,
    difficulty: field(v.optional(v.picklist(DIFFICULTIES), 'white'), {
      label: 'Difficulty of its maneuver',
      control: 'choice',
    }),
    fully: field(v.optional(v.boolean(), true), {
      label: 'The maneuver is fully executed',
      control: 'switch',
    }),
    launches: field(v.optional(v.boolean(), false), {
      label: 'It can launch what it would drop',
      control: 'switch',
      help: 'By a card that says so.',
    }),
    placed,
  }),
  title: 'Several devices in a round',
  asks: 'May the ship drop or launch all of these in one round?',
  example: {
    question: 'xwing/drop-device',
    cards: [{ card: 'proton-bombs' }],
    difficulty: 'white',
    fully: true,
    launches: false,
    placed: [
      { device: 'proton-bombs', way: 'drop', window: 'system-phase' },
      { device: 'proton-bombs', by: 'paige-tico-gunner', way: 'drop', window: 'after-attack' },
    ],
  },
};

export const xwingDropDevice = [dropDeviceAsked] as const;
