/**
 * The cards whose abilities the queue knows, as data. Their wording lives in `content/abilities/xwing`. Where the
 * rulings and later printings differ, they are as the rulings have them.
 */
import type { Card } from './vocabulary.ts';

const BONUS_ATTACK = {
  timing: { on: 'maneuver', whose: 'enemy' },
  optional: true,
  // The defender in the weapon's arc at its range is a requirement (rulings, "What is meant by a requirement").
  requirements: [{ kind: 'in-reach' }, { kind: 'bonus-attack-left' }],
  effect: { kind: 'bonus-attack' },
} as const;

const TABLE = {
  'kanan-jarrus-crew': {
    name: 'Kanan Jarrus',
    page: 'xwing-201',
    ability: {
      timing: { on: 'maneuver', whose: 'friendly', difficulty: 'white' },
      optional: true,
      requirements: [{ kind: 'in-reach' }],
      costs: [{ kind: 'force', amount: 1 }],
      effect: { kind: 'remove', token: 'stress' },
    },
  },
  'inertial-dampeners': {
    name: 'Inertial Dampeners',
    page: 'xwing-202',
    maneuver: { speed: 0, difficulty: 'white' },
    ability: {
      timing: { on: 'maneuver', whose: 'own', throughThisCard: true },
      optional: false,
      requirements: [],
      costs: [],
      effect: { kind: 'gain', token: 'stress' },
    },
  },
  'fine-tuned-controls': {
    name: 'Fine-Tuned Controls',
    page: 'xwing-203',
    ability: {
      timing: { on: 'maneuver', whose: 'own', fully: true },
      optional: true,
      requirements: [],
      costs: [{ kind: 'force', amount: 1 }],
      effect: { kind: 'action', actions: ['boost', 'barrel-roll'] },
    },
  },
  'snap-shot': { name: 'Snap Shot', page: 'xwing-204', ability: { ...BONUS_ATTACK, costs: [] } },
  foresight: {
    name: 'Foresight',
    page: 'xwing-205',
    ability: { ...BONUS_ATTACK, costs: [{ kind: 'force', amount: 1 }] },
  },
  'pinpoint-tractor-array': {
    name: 'Pinpoint Tractor Array',
    page: 'xwing-206',
    ability: {
      timing: { on: 'maneuver', whose: 'own', fully: 'by-reading' },
      optional: true,
      requirements: [],
      costs: [{ kind: 'gain', token: 'tractor' }],
      effect: { kind: 'action', actions: ['rotate'] },
    },
  },
  // From here on not in the rulings, but in published card data (xwing-data2): triggers of other kinds to try.
  'k-2so': {
    name: 'K-2SO',
    page: 'xwing-207',
    ability: {
      timing: { on: 'tokens', whose: 'own', token: 'stress' },
      optional: false,
      requirements: [],
      costs: [],
      effect: { kind: 'gain', token: 'calculate' },
    },
  },
  afterburners: {
    name: 'Afterburners',
    page: 'xwing-208',
    charges: 2,
    ability: {
      timing: { on: 'maneuver', whose: 'own', fully: true, speed: [3, 5] },
      optional: true,
      requirements: [],
      costs: [{ kind: 'charges', amount: 1 }],
      effect: { kind: 'action', actions: ['boost'], evenWhileStressed: true },
    },
  },
  'push-the-limit': {
    name: 'Push the Limit',
    page: 'xwing-209',
    ability: {
      timing: { on: 'maneuver', whose: 'own', fully: true, difficulty: 'red' },
      optional: true,
      requirements: [{ kind: 'without', token: 'strain' }],
      costs: [{ kind: 'gain', token: 'strain' }],
      effect: { kind: 'remove', token: 'stress' },
    },
  },
} as const satisfies Readonly<Record<string, Card>>;

export type CardId = keyof typeof TABLE;
export type Cards = Readonly<Record<CardId, Card>>;
export const CARDS: Cards = TABLE;
export const CARD_IDS = Object.keys(TABLE) as readonly CardId[];
