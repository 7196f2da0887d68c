/** What the question about reserves is asked about: sets of points, and the characters that they pay. */
import * as z from 'zod/mini';
import { CARD_IDS, cardOf } from '../../core/swm/abilities/cards.ts';
import { RESERVE_IDS, reserves } from '../../core/swm/reserves/reserves.ts';
import type { ReservesScenario } from '../../core/swm/reserves/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, fieldInfo, LIMITS } from '../fields.ts';
import { faction } from './swm-factions.ts';
import { ABILITY_NAMES, abilities } from './swm-parts.ts';

const MAX_SETS = 8;
const MAX_POINTS = 200;

const number = (label: string, min: number, max: number, help?: string) =>
  z
    .int()
    .check(z.minimum(min), z.maximum(max))
    .register(fieldInfo, { label, control: 'number', ...(help && { help }) });

const die = (label: string, help: string) =>
  z
    .exactOptional(z.int().check(z.minimum(1), z.maximum(20)))
    .register(fieldInfo, { label, control: 'number', help });

const CARDS_WITH_RESERVES = CARD_IDS.filter((id) => RESERVE_IDS.includes(cardOf(id).ability));

const reservesAsked: AskedQuestion<ReservesScenario> = {
  question: reserves,
  schema: z.strictObject({
    question: z.literal('swm/reserves'),
    initiative: die('Initiative roll', 'For sets that need one.'),
    sets: z
      .array(
        z.strictObject({
          id: baseFields.id,
          name: baseFields.name,
          ability: z
            .enum(RESERVE_IDS)
            .register(fieldInfo, { label: 'By', control: 'choice', names: ABILITY_NAMES }),
          card: z.exactOptional(z.enum(CARDS_WITH_RESERVES)).register(fieldInfo, {
            label: 'It stands on the stat card of',
            control: 'choice',
            help: 'For cards that say more than the definition.',
            names: Object.fromEntries(CARDS_WITH_RESERVES.map((id) => [id, cardOf(id).name])),
          }),
          points: number('Points', 0, MAX_POINTS, 'As the stat card says.'),
          on: die('Only on an initiative roll of', 'Left open: whatever the roll is.'),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_SETS))
      .register(fieldInfo, {
        label: 'Sets of points',
        control: 'list',
        help: 'One for each character that brings one.',
      }),
    added: z
      .array(
        z.strictObject({
          id: baseFields.id,
          name: baseFields.name,
          cost: number('Points', 0, MAX_POINTS),
          count: z._default(z.int().check(z.minimum(1), z.maximum(LIMITS.pieces)), 1).register(fieldInfo, {
            label: 'How many',
            control: 'number',
          }),
          set: z._default(z.int().check(z.minimum(1), z.maximum(MAX_SETS)), 1).register(fieldInfo, {
            label: 'Paid by set',
            control: 'number',
            help: 'The sets in their order, from 1.',
          }),
          faction: z.exactOptional(faction).register(fieldInfo, { label: 'Faction', control: 'choice' }),
          abilities,
        }),
      )
      .check(z.minLength(1), z.maxLength(LIMITS.pieces))
      .register(fieldInfo, { label: 'Characters to add', control: 'list' }),
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
