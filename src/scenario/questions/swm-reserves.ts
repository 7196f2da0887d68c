/** What the question about reserves is asked about: sets of points, and the characters that they pay. */
import * as v from 'valibot';
import { CARD_IDS, cardOf } from '../../core/swm/abilities/cards.ts';
import { RESERVE_IDS, reserves } from '../../core/swm/reserves/reserves.ts';
import type { ReservesScenario } from '../../core/swm/reserves/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, whole } from '../fields.ts';
import { anyFaction } from './swm-factions.ts';
import { ABILITY_NAMES, abilities } from './swm-parts.ts';

const MAX_SETS = 8;
const MAX_POINTS = 200;

const number = (label: string, min: number, max: number, help?: string) =>
  field(whole(min, max), { label, control: 'number', ...(help && { help }) });

const die = (label: string, help: string) =>
  field(v.exactOptional(whole(1, 20)), { label, control: 'number', help });

const CARDS_WITH_RESERVES = CARD_IDS.filter((id) => RESERVE_IDS.includes(cardOf(id).ability));

const reservesAsked: AskedQuestion<ReservesScenario> = {
  question: reserves,
  schema: v.strictObject({
    question: v.literal('swm/reserves'),
    initiative: die('Initiative roll', 'For sets that need one.'),
    sets: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            ability: field(v.picklist(RESERVE_IDS), { label: 'By', control: 'choice', names: ABILITY_NAMES }),
            card: field(v.exactOptional(v.picklist(CARDS_WITH_RESERVES)), {
              label: 'It stands on the stat card of',
              control: 'choice',
              help: 'For cards that say more than the definition.',
              names: Object.fromEntries(CARDS_WITH_RESERVES.map((id) => [id, cardOf(id).name])),
            }),
            points: number('Points', 0, MAX_POINTS, 'As the stat card says.'),
            on: die('Only on an initiative roll of', 'Left open: whatever the roll is.'),
          }),
        ),
        v.minLength(1),
        v.maxLength(MAX_SETS),
      ),
      {
        label: 'Sets of points',
        control: 'list',
        help: 'One for each character that brings one.',
      },
    ),
    added: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            cost: number('Points', 0, MAX_POINTS),
            count: field(v.optional(whole(1, LIMITS.pieces), 1), {
              label: 'How many',
              control: 'number',
            }),
            set: field(v.optional(whole(1, MAX_SETS), 1), {
              label: 'Paid by set',
              control: 'number',
              help: 'The sets in their order, from 1.',
            }),
            faction: anyFaction('Faction'),
            abilities,
          }),
        ),
        v.minLength(1),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Characters to add', control: 'list' },
    ),
  }),
  title: 'Reserves and reinforcements',
  asks: 'May these characters be added to the squad?',
  example: {
    question: 'swm/reserves',
    initiative: 11,
    sets: [
      { id: 'A', name: 'Rodian Black Sun Vigo A', ability: 'fringe-reserves', points: 20, on: 11 },
      { id: 'B', name: 'Rodian Black Sun Vigo B', ability: 'fringe-reserves', points: 20, on: 11 },
    ],
    added: [
      { id: 'F', name: 'Fringe character', cost: 18, count: 1, faction: 'fringe', abilities: [], set: 1 },
    ],
  },
};

export const swmReserves = [reservesAsked] as const;
