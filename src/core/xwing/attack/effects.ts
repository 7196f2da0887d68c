/**
 * The effects that attacks know, as data: cards, whose wording lives in `content/abilities/xwing`, and what tokens are
 * spent for. Where the rulings do not say what a card does, it is as public card data have it (xwing-data2).
 */
import { PAGE } from './pages.ts';
import type { AttackEffect, Clause, Cost } from './vocabulary.ts';

/** A token turns focus results into hits on attack dice, into evades on defense dice. */
const focusResults = (cost: Cost, all?: true): readonly Clause[] =>
  (['attacking', 'defending'] as const).map((during) => ({
    during,
    conditions: [],
    optional: true,
    cost,
    does: {
      kind: 'change',
      whose: 'own',
      from: 'focus',
      to: during === 'attacking' ? 'hit' : 'evade',
      ...(all && { all }),
    },
  }));

const TABLE = {
  'han-solo-modified-yt-1300': {
    name: 'Han Solo',
    page: 'xwing-220',
    clauses: [
      {
        during: 'rolling',
        conditions: [{ kind: 'near-obstacle' }],
        optional: true,
        does: { kind: 'reroll', whose: 'own', dice: 'all', isNoReroll: true },
      },
    ],
  },
  'c-3po-crew': {
    name: 'C-3PO',
    page: 'xwing-221',
    clauses: [
      {
        during: 'defending',
        conditions: [{ kind: 'guessed' }],
        optional: true,
        cost: { kind: 'token', token: 'calculate' },
        announced: true,
        at: 'rolled',
        does: { kind: 'add', whose: 'own', result: 'evade' },
      },
    ],
  },
  midnight: {
    name: '“Midnight”',
    page: 'xwing-222',
    clauses: [
      {
        during: 'fighting',
        conditions: [{ kind: 'lock', of: 'ship' }],
        optional: false,
        does: { kind: 'forbid', whose: 'enemy' },
      },
    ],
  },
  predator: {
    name: 'Predator',
    page: 'xwing-223',
    clauses: [
      {
        during: 'attacking',
        conditions: [{ kind: 'primary' }, { kind: 'bullseye' }],
        optional: true,
        does: { kind: 'reroll', whose: 'own', dice: 1 },
      },
    ],
  },
  'scourge-skutu': {
    name: '“Scourge” Skutu',
    page: 'xwing-224',
    clauses: [
      {
        during: 'attacking',
        conditions: [{ kind: 'bullseye' }],
        optional: false,
        does: { kind: 'roll-more', whose: 'own' },
      },
    ],
  },
  'fire-control-system': {
    name: 'Fire-Control System',
    page: 'xwing-225',
    clauses: [
      {
        during: 'attacking',
        conditions: [{ kind: 'lock', of: 'ship' }],
        optional: true,
        does: { kind: 'reroll', whose: 'own', dice: 1, keepsLock: true },
      },
    ],
  },
  'snap-shot': {
    name: 'Snap Shot',
    page: 'xwing-204',
    weapon: true,
    clauses: [
      {
        during: 'attacking',
        conditions: [{ kind: 'this-weapon' }],
        optional: false,
        does: { kind: 'forbid', whose: 'own' },
      },
    ],
  },
  foresight: {
    name: 'Foresight',
    page: 'xwing-205',
    weapon: true,
    clauses: [
      {
        during: 'attacking',
        conditions: [{ kind: 'this-weapon' }],
        optional: false,
        does: { kind: 'forbid', whose: 'own', exceptThis: true },
      },
      {
        during: 'attacking',
        conditions: [{ kind: 'this-weapon' }],
        optional: true,
        does: { kind: 'change', whose: 'own', from: 'focus', to: 'hit' },
      },
    ],
  },
  // From here on not in the rulings: cards that bear on dice in other ways, to try.
  juke: {
    name: 'Juke',
    page: 'xwing-226',
    clauses: [
      {
        during: 'attacking',
        conditions: [{ kind: 'token', token: 'evade' }],
        optional: true,
        does: { kind: 'change', whose: 'enemy', from: 'evade', to: 'focus' },
      },
    ],
  },
  'crack-shot': {
    name: 'Crack Shot',
    page: 'xwing-227',
    charges: 1,
    clauses: [
      {
        during: 'attacking',
        conditions: [{ kind: 'primary' }, { kind: 'bullseye' }],
        optional: true,
        cost: { kind: 'charge' },
        at: 'before-neutralizing',
        does: { kind: 'cancel', whose: 'enemy', result: 'evade' },
      },
    ],
  },
  'sensor-jammer': {
    name: 'Sensor Jammer',
    page: 'xwing-228',
    clauses: [
      {
        during: 'defending',
        conditions: [{ kind: 'lock', of: 'player' }],
        optional: true,
        does: { kind: 'change', whose: 'enemy', from: 'hit', to: 'focus' },
      },
    ],
  },
  elusive: {
    name: 'Elusive',
    page: 'xwing-229',
    charges: 1,
    clauses: [
      {
        during: 'defending',
        conditions: [],
        optional: true,
        cost: { kind: 'charge' },
        does: { kind: 'reroll', whose: 'own', dice: 1 },
      },
    ],
  },
  // What tokens are spent for.
  'spend-focus': {
    name: 'Spending a focus token',
    page: PAGE.spendingTokens,
    clauses: focusResults({ kind: 'token', token: 'focus' }, true),
  },
  'spend-calculate': {
    name: 'Spending a calculate token',
    page: PAGE.spendingTokens,
    clauses: focusResults({ kind: 'token', token: 'calculate' }),
  },
  'spend-force': {
    name: 'Spending a Force charge',
    page: PAGE.spendingTokens,
    clauses: focusResults({ kind: 'token', token: 'force' }),
  },
  'spend-evade': {
    name: 'Spending an evade token',
    page: PAGE.spendingTokens,
    clauses: [
      {
        during: 'defending',
        conditions: [],
        optional: true,
        cost: { kind: 'token', token: 'evade' },
        does: { kind: 'change', whose: 'own', from: 'blank-or-focus', to: 'evade' },
      },
    ],
  },
  'spend-lock': {
    name: 'Spending a lock',
    page: PAGE.spendingTokens,
    clauses: [
      {
        during: 'attacking',
        conditions: [],
        optional: true,
        cost: { kind: 'lock' },
        does: { kind: 'reroll', whose: 'own', dice: 'any' },
      },
    ],
  },
} as const satisfies Readonly<Record<string, AttackEffect>>;

export type EffectId = keyof typeof TABLE;
export const EFFECTS: Readonly<Record<EffectId, AttackEffect>> = TABLE;
export const EFFECT_IDS = Object.keys(TABLE) as readonly EffectId[];

/** The special weapons among them. */
export const SPECIAL_WEAPONS: readonly EffectId[] = EFFECT_IDS.filter((id) => EFFECTS[id].weapon);
/** Cards; spending tokens is no ability of a card. */
export const ATTACK_CARDS: readonly EffectId[] = EFFECT_IDS.filter(
  (id) => EFFECTS[id].page !== PAGE.spendingTokens,
);
