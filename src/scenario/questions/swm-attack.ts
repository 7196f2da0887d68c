/** What the questions about attacks are asked about: stat cards on the battle grid, a roll, allies and cards. */
import * as v from 'valibot';
import { attack } from '../../core/swm/attack/attack.ts';
import { combinedFire } from '../../core/swm/attack/combined-fire.ts';
import { ATTACK_POINTS } from '../../core/swm/attack/open-points.ts';
import {
  ATTACK_TIMES,
  type AttackScenario,
  type CombinedFireScenario,
  type Fighter,
  MODIFIER_ORIGINS,
  STATS,
} from '../../core/swm/attack/scenario.ts';
import { TARGET_POINTS } from '../../core/swm/open-points.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, gridMap, LIMITS, openPoints, pieceId, pieceIds, whole } from '../fields.ts';
import { abilities } from './swm-parts.ts';

const MAX_MODIFIERS = 16;

const number = (label: string, min: number, max: number, help?: string) =>
  field(v.exactOptional(whole(min, max)), { label, control: 'number', ...(help && { help }) });

const fighters = field(
  v.pipe(
    v.array(
      v.strictObject({
        ...baseFields,
        attack: number('Attack', -20, 60),
        defense: number('Defense', 0, 60),
        damage: number('Damage', 0, 200),
        hitPoints: number('Hit Points now', 1, 999),
        activated: field(v.optional(v.boolean(), false), {
          label: 'Has activated this round',
          control: 'switch',
        }),
        abilities,
      }),
    ),
    v.maxLength(LIMITS.pieces),
  ),
  { label: 'Characters', control: 'pieces' },
);

const attackFields = {
  board: gridMap,
  pieces: fighters,
  attacker: pieceId('Attacker'),
  target: pieceId('Target'),
  time: field(v.optional(v.picklist(ATTACK_TIMES), 'own-turn'), {
    label: 'When the attack is made',
    control: 'choice',
    names: {
      'own-turn': 'On the attacker’s own turn',
      opportunity: 'As an attack of opportunity',
      'another-turn': 'Otherwise on another’s turn',
    },
  }),
};

const modifiers = field(
  v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          name: baseFields.name,
          stat: field(v.picklist(STATS), {
            label: 'Changes',
            control: 'choice',
            names: {
              attack: 'The attacker’s Attack',
              defense: 'The target’s Defense',
              damage: 'The attacker’s Damage',
            },
          }),
          amount: field(whole(-100, 100), { label: 'By', control: 'number' }),
          origin: field(v.optional(v.picklist(MODIFIER_ORIGINS), 'special-ability'), {
            label: 'Comes from',
            control: 'choice',
            help: 'What an ability gives that is granted by a commander effect comes from the commander effect.',
            names: {
              'special-ability': 'A special ability',
              'commander-effect': 'A commander effect',
              'force-power': 'A Force power',
              rule: 'Something else',
            },
          }),
          counts: field(v.optional(v.picklist(['always', 'critical-hit']), 'always'), {
            label: 'Counts',
            control: 'choice',
            names: { always: 'Always', 'critical-hit': 'Only on a critical hit' },
          }),
        }),
      ),
      v.maxLength(MAX_MODIFIERS),
    ),
    () => [],
  ),
  {
    label: 'What cards add',
    control: 'list',
    help: 'Bonuses and penalties to this attack. Cover and combined fire are added without being listed here.',
  },
);

const fighter = (
  id: string,
  name: string,
  side: string,
  at: readonly [number, number],
  card: Partial<Fighter> = {},
): Fighter => ({ id, name, side, at, width: 1, height: 1, activated: false, abilities: [], ...card });

const attackAsked: AskedQuestion<AttackScenario> = {
  question: attack,
  schema: v.strictObject({
    question: v.literal('swm/attack'),
    ...attackFields,
    roll: field(whole(1, 20), {
      label: 'Attack roll',
      control: 'number',
      help: 'The d20 as it lies, before anything is added.',
    }),
    combinedFire: pieceIds('Combining fire', 'Allies who give up their turns to aid this attack.'),
    modifiers,
    readings: openPoints(ATTACK_POINTS),
  }),
  title: 'Attack',
  asks: 'Can this attack be made, and how much damage does it deal?',
  example: {
    question: 'swm/attack',
    board: { width: 6, height: 4, walls: [], doors: [], solid: [], low: [], pits: [] },
    pieces: [
      fighter('L', 'Luke Skywalker', 'rebel', [1, 1], { attack: 7, damage: 20 }),
      fighter('V', 'Darth Vader', 'empire', [4, 2], { defense: 22, hitPoints: 140 }),
    ],
    attacker: 'L',
    target: 'V',
    time: 'own-turn',
    roll: 15,
    combinedFire: [],
    modifiers: [
      {
        name: 'Captain Antilles',
        stat: 'attack',
        amount: 4,
        origin: 'commander-effect',
        counts: 'always',
      },
    ],
  },
};

const combinedFireAsked: AskedQuestion<CombinedFireScenario> = {
  question: combinedFire,
  schema: v.strictObject({
    question: v.literal('swm/combined-fire'),
    ...attackFields,
    readings: openPoints(TARGET_POINTS),
  }),
  title: 'Combined fire',
  asks: 'Which allies may combine fire with this attack?',
  example: {
    question: 'swm/combined-fire',
    board: { width: 7, height: 5, walls: [[3, 3, 7, 3]], doors: [], solid: [], low: [], pits: [] },
    pieces: [
      fighter('L', 'Luke Skywalker', 'rebel', [5, 1]),
      fighter('A', 'Stormtrooper A', 'empire', [1, 1]),
      fighter('B', 'Stormtrooper B', 'empire', [2, 3]),
      fighter('C', 'Stormtrooper C', 'empire', [4, 4]),
    ],
    attacker: 'A',
    target: 'L',
    time: 'own-turn',
  },
};

export const swmAttack = [attackAsked, combinedFireAsked] as const;
