/** What the question about detonations is asked about: a device, and the ships and remotes about it. */
import * as v from 'valibot';
import { detonation } from '../../core/xwing/detonation/detonation.ts';
import { type DetonationScenario, MEETINGS, PIECE_KINDS } from '../../core/xwing/detonation/scenario.ts';
import { DETONATING, DEVICES } from '../../core/xwing/devices/devices.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, whole } from '../fields.ts';

/** There are ranges 0 to 3; 4 is whatever lies beyond. */
const BEYOND = 4;

const NAMES = Object.fromEntries(DETONATING.map((id) => [id, `${DEVICES[id].name} (${DEVICES[id].kind})`]));

const pieces = field(
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        kind: field(v.optional(v.picklist(PIECE_KINDS), 'ship'), {
          label: 'Kind',
          control: 'choice',
          names: { ship: 'Ship', remote: 'Remote' },
        }),
        range: field(v.optional(whole(0, BEYOND), BEYOND), {
          label: 'Range',
          control: 'number',
          help: 'For a bomb: from it at the end of the Activation Phase, or from the obstacle chosen. 4 is beyond range 3.',
        }),
        meets: field(v.optional(v.picklist(MEETINGS), 'no'), {
          label: 'When it moves',
          control: 'choice',
          names: {
            no: 'It keeps clear of the device',
            overlaps: 'It overlaps the device',
            'moves-through': 'It moves through the device',
          },
        }),
      }),
    ),
    v.minLength(1),
    v.maxLength(LIMITS.pieces),
  ),
  { label: 'Ships and remotes', control: 'list', help: 'In the order in which they move.' },
);

const detonationAsked: AskedQuestion<DetonationScenario> = {
  question: detonation,
  schema: v.strictObject({
    question: v.literal('xwing/detonation'),
    device: field(v.picklist(DETONATING), { label: 'Device', control: 'choice', names: NAMES }),
    obstacle: field(v.exactOptional(whole(0, BEYOND)), {
      label: 'Range to the obstacle chosen',
      control: 'number',
      help: 'For a Seismic Charge. Left open: there is none to choose.',
    }),
    pieces,
  }),
  title: 'Bombs, mines and remotes',
  asks: 'Which ships and remotes does the device affect?',
  example: {
    question: 'xwing/detonation',
    device: 'proton-bombs',
    pieces: [
      { id: 'T', name: 'TIE fighter', kind: 'ship', range: 1, meets: 'no' },
      { id: 'D', name: 'DRK-1 probe droid', kind: 'remote', range: 1, meets: 'no' },
      { id: 'X', name: 'X-wing', kind: 'ship', range: 2, meets: 'no' },
    ],
  },
};

export const xwingDetonation = [detonationAsked] as const;
