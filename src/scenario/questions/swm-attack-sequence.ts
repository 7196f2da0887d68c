/** What the question about the sequence of an attack is asked about: characters, what one of them does, dice. */
import * as v from 'valibot';
import { sourceOf } from '../../core/swm/abilities/index.ts';
import type { SourceId } from '../../core/swm/abilities/vocabulary.ts';
import { SEQUENCE_ABILITIES, USES } from '../../core/swm/attack-sequence/abilities.ts';
import { attackSequence, SEQUENCE_POINTS } from '../../core/swm/attack-sequence/attack-sequence.ts';
import {
  type AttackSequenceScenario,
  ROLL_KINDS,
  type SequenceCharacter,
  SQUADS,
} from '../../core/swm/attack-sequence/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, pieceId, pieceIds, whole } from '../fields.ts';

const MAX_CHARACTERS = 12;
const MAX_ITEMS = 24;

const namesOf = (ids: readonly SourceId[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, sourceOf(id)?.name ?? id]));

const number = (label: string, preset: number, max: number, min = 0, help?: string) =>
  field(v.optional(whole(min, max), preset), { label, control: 'number', ...(help && { help }) });

const maybe = (label: string, max: number, min: number) =>
  field(v.exactOptional(whole(min, max)), { label, control: 'number' });

const flag = (label: string, preset: boolean, help?: string) =>
  field(v.optional(v.boolean(), preset), { label, control: 'switch', ...(help && { help }) });

const squad = field(v.picklist(SQUADS), {
  label: 'Squad',
  control: 'choice',
  names: { attacking: 'The one whose turn it is', defending: 'The other one' },
});

const ability = field(v.picklist(SEQUENCE_ABILITIES), {
  label: 'Ability',
  control: 'choice',
  names: namesOf(SEQUENCE_ABILITIES),
});

const characters = field(
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        side: squad,
        abilities: field(
          v.optional(v.array(v.picklist(SEQUENCE_ABILITIES)), () => []),
          {
            label: 'Abilities',
            control: 'abilities',
            names: namesOf(SEQUENCE_ABILITIES),
            help: 'Each is used whenever it may be.',
          },
        ),
        adjacent: pieceIds('Adjacent to', 'Naming a pair once is enough. All others are within 6 squares.'),
        attack: number('Attack', 8, 60, -20),
        defense: number('Defense', 15, 60),
        damage: number('Damage', 20, 200),
        hitPoints: number('Hit Points', 40, 999, 1),
        forcePoints: number('Force points', 0, 20, 0, 'Besides what the ability that it uses costs.'),
        rerolls: flag(
          'Spends Force points on rerolls',
          false,
          'Of attack rolls that miss and saves that fail.',
        ),
        wantsToFail: flag('Would rather fail saves', false, 'Saves against what enemies do.'),
        huge: flag('Huge or larger', false),
        far: flag('More than 6 squares from all others', false),
        inTheOpen: flag('Can be seen, and needs no cover taken into account', true),
      }),
    ),
    v.minLength(2),
    v.maxLength(MAX_CHARACTERS),
  ),
  { label: 'Characters', control: 'list' },
);

const rolls = field(
  v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          of: pieceId('Character'),
          kind: field(v.picklist(ROLL_KINDS), {
            label: 'Roll',
            control: 'choice',
            names: { attack: 'Attack roll', save: 'Save' },
          }),
          die: field(whole(1, 20), { label: 'Comes up', control: 'number' }),
        }),
      ),
      v.maxLength(MAX_ITEMS),
    ),
    () => [],
  ),
  {
    label: 'Dice that come up otherwise',
    control: 'list',
    help: 'A character’s dice are taken in this order.',
  },
);

const cards = field(
  v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          of: pieceId('Character'),
          ability,
          amount: maybe('Damage, or less damage', 200, 0),
          save: maybe('Save', 20, 1),
          from: maybe('Set off by attack rolls from', 20, 1),
        }),
      ),
      v.maxLength(MAX_ITEMS),
    ),
    () => [],
  ),
  {
    label: 'What cards say',
    control: 'list',
    help: 'Numbers that the sources do not give.',
  },
);

const order = field(
  v.optional(v.pipe(v.array(v.strictObject({ side: squad, ability })), v.maxLength(MAX_ITEMS)), () => []),
  {
    label: 'What comes first of what comes at once',
    control: 'list',
    help: 'The wishes of each squad, in order.',
  },
);

const attackSequenceAsked: AskedQuestion<AttackSequenceScenario> = {
  question: attackSequence,
  schema: v.strictObject({
    question: v.literal('swm/attack-sequence'),
    attacker: pieceId('Attacker'),
    using: field(v.optional(v.picklist(USES), 'attack'), {
      label: 'It makes',
      control: 'choice',
      names: namesOf(USES),
    }),
    targets: pieceIds(
      'Targets',
      'Several only for what affects several; each comes in turn, the one chosen first. Grenades and Missiles reach those adjacent by themselves.',
    ),
    attackRoll: number('Attack rolls come up', 15, 20, 1),
    saveRoll: number('Saves come up', 11, 20, 1),
    combinedFire: number('Combined fire adds', 0, 60, 0, 'To the first attack.'),
    damageTo: field(v.exactOptional(baseFields.id), {
      label: 'Asked about',
      asks: true,
      control: 'piece',
      help: 'The damage that this character takes. Left open: the order in which everything comes in.',
    }),
    characters,
    rolls,
    cards,
    order,
    readings: openPoints(SEQUENCE_POINTS),
  }),
  title: 'Sequence of an attack',
  asks: 'What bears on this attack, in which order, and to what effect?',
  example: {
    question: 'swm/attack-sequence',
    attacker: 'S',
    using: 'attack',
    targets: ['T'],
    attackRoll: 15,
    saveRoll: 11,
    combinedFire: 0,
    characters: [
      one('S', 'Stormtrooper', 'attacking'),
      one('T', 'Target', 'defending', { abilities: ['evade'], adjacent: ['B'] }),
      one('B', 'Bodyguard', 'defending', { abilities: ['bodyguard', 'shields'] }),
    ],
    rolls: [{ of: 'T', kind: 'save', die: 9 }],
    cards: [{ of: 'B', ability: 'shields', amount: 10 }],
    order: [{ side: 'attacking', ability: 'evade' }],
  },
};

function one(
  id: string,
  name: string,
  side: SequenceCharacter['side'],
  more: Partial<SequenceCharacter> = {},
): SequenceCharacter {
  return {
    id,
    name,
    side,
    abilities: [],
    adjacent: [],
    attack: 8,
    defense: 15,
    damage: 20,
    hitPoints: 40,
    forcePoints: 0,
    rerolls: false,
    wantsToFail: false,
    huge: false,
    far: false,
    inTheOpen: true,
    ...more,
  };
}

export const swmAttackSequence = [attackSequenceAsked] as const;
