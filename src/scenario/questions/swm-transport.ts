/** What is asked about characters aboard the AT-AT or inside the Hoth base. */
import * as v from 'valibot';
import { PLACES, TRANSPORT_EVENTS, type TransportScenario } from '../../core/swm/at-at/scenario.ts';
import { transport } from '../../core/swm/at-at/transport.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, pieceId } from '../fields.ts';
import { player } from './swm-players.ts';

const MAX_EVENTS = 60;
const toggle = (label: string) => field(v.optional(v.boolean(), false), { label, control: 'switch' });
const transportAsked: AskedQuestion<TransportScenario> = {
  question: transport,
  schema: v.strictObject({
    question: v.literal('swm/transport'),
    characters: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            side: player('Player'),
            where: field(v.optional(v.picklist(PLACES), 'battle-grid'), {
              label: 'Where it is',
              control: 'choice',
              names: {
                'battle-grid': 'On the battle grid',
                'at-at': 'Aboard the AT-AT',
                'hoth-base': 'In the Hoth base',
              },
            }),
          }),
        ),
        v.minLength(1),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Characters', control: 'list', help: 'The AT-AT itself is not listed.' },
    ),
    kneeling: toggle('The AT-AT kneels as the round begins'),
    hatchOpen: toggle('Its hatch is open as the round begins'),
    events: field(
      v.pipe(
        v.array(
          v.strictObject({
            what: field(v.picklist(TRANSPORT_EVENTS), {
              label: 'What happens',
              control: 'choice',
              names: {
                'round-begins': 'A new round begins',
                kneels: 'The AT-AT kneels',
                rises: 'The AT-AT rises',
                'opens-hatch': 'The AT-AT opens its hatch',
                'closes-hatch': 'The AT-AT closes its hatch',
                acts: 'The AT-AT activates for something else',
                activates: 'A character activates',
                'uses-effect': 'An ability, Force power or commander effect of a character is used',
                boards: 'A character goes aboard',
                'enters-base': 'A character enters the Hoth base',
                disembarks: 'A character leaves the AT-AT',
              },
            }),
            character: field(v.exactOptional(pieceId('Character')), {
              label: 'Character',
              control: 'piece',
              help: 'Not for what the AT-AT does.',
            }),
          }),
        ),
        v.maxLength(MAX_EVENTS),
      ),
      {
        label: 'What happens',
        control: 'list',
        help: 'In order, from the beginning of a round on. How often somebody may activate is not judged here.',
      },
    ),
  }),
  title: 'Aboard the AT-AT',
  asks: 'Can this happen in this order with characters aboard the AT-AT or in the Hoth base?',
  example: {
    question: 'swm/transport',
    characters: [
      { id: 'S', name: 'Snowtrooper', side: 'empire', where: 'at-at' },
      { id: 'R', name: 'Rebel Trooper', side: 'rebel', where: 'battle-grid' },
    ],
    kneeling: true,
    hatchOpen: true,
    events: [
      { what: 'disembarks', character: 'S' },
      { what: 'activates', character: 'S' },
    ],
  },
};

export const swmTransport = [transportAsked] as const;
