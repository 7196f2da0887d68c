/** What the questions about locks are asked about: lock tokens on ships, and a ship that acquires one more. */
import * as v from 'valibot';
import { ADDING, ADDING_IDS, KEEPER_IDS, KEEPERS } from '../../core/xwing/lock/cards.ts';
import { lock, lockNumber } from '../../core/xwing/lock/lock.ts';
import { READINGS } from '../../core/xwing/lock/readings.ts';
import type { LockNumberScenario, LockScenario } from '../../core/xwing/lock/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, pieceId, pieceIds } from '../fields.ts';

const MAX_SHIPS = 8;
const MAX_LOCKS = 16;

const namesOf = <Id extends string>(
  ids: readonly Id[],
  cards: Readonly<Record<Id, { readonly name: string }>>,
) => Object.fromEntries(ids.map((id) => [id, cards[id].name]));

const ships = field(
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        card: field(v.exactOptional(v.picklist(KEEPER_IDS)), {
          label: 'Maintains several locks by',
          control: 'choice',
          help: 'Left open: it maintains one.',
          names: namesOf(KEEPER_IDS, KEEPERS),
        }),
      }),
    ),
    v.minLength(2),
    v.maxLength(MAX_SHIPS),
  ),
  { label: 'Ships', control: 'list' },
);

const locks = field(
  v.optional(
    v.pipe(
      v.array(v.strictObject({ ship: pieceId('Lock of'), on: pieceId('Token on') })),
      v.maxLength(MAX_LOCKS),
    ),
    () => [],
  ),
  { label: 'Locks before', control: 'list', help: 'In the order in which they came.' },
);

const acquiring = { ship: pieceId('Acquires a lock'), on: pieceId('On') };

const adding = v.picklist(ADDING_IDS);
const addingInfo = {
  label: 'Additional token through',
  control: 'choice',
  help: 'Has the locked ship gain one more token of the type that it gained.',
  names: namesOf(ADDING_IDS, ADDING),
} as const;

const example = {
  ships: [
    { id: 'A', name: 'TIE/fo fighter' },
    { id: 'B', name: 'Upsilon-class shuttle' },
    { id: 'T', name: 'T-70 X-wing' },
  ],
  ship: 'A',
  on: 'T',
  additional: 'thanisson-crew',
} as const;

const lockAsked: AskedQuestion<LockScenario> = {
  question: lock,
  schema: v.strictObject({
    question: v.literal('xwing/lock'),
    ships,
    locks,
    ...acquiring,
    additional: field(v.exactOptional(adding), addingInfo),
    givesUp: pieceIds('Gives up a lock on', 'Where a ship has to give up one of several.'),
    readings: openPoints(READINGS),
  }),
  title: 'Lock tokens',
  asks: 'Which lock tokens are there in the end?',
  example: { question: 'xwing/lock', ...example, locks: [{ ship: 'B', on: 'T' }], givesUp: [] },
};

const lockNumberAsked: AskedQuestion<LockNumberScenario> = {
  question: lockNumber,
  schema: v.strictObject({
    question: v.literal('xwing/lock-number'),
    ships,
    ...acquiring,
    additional: field(adding, addingInfo),
    number: pieceId('It is to bear the number of'),
  }),
  title: 'Number of an additional lock token',
  asks: 'May the additional lock token bear this number?',
  example: { question: 'xwing/lock-number', ...example, number: 'B' },
};

export const xwingLock = [lockAsked, lockNumberAsked] as const;
