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
  effects: [{ kind: 'bonus-attack' }],
} as const;

const TABLE = {
  'kanan-jarrus-crew': {
    name: 'Kanan Jarrus',
    page: 'xwing-201',
    ability: {
      timing: { on: 'maneuver', whose: 'friendly', difficulty: 'white', inRange: true },
      optional: true,
      requirements: [],
      costs: [{ kind: 'force', amount: 1 }],
      effects: [{ kind: 'remove', tokens: ['stress'] }],
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
      effects: [{ kind: 'gain', token: 'stress' }],
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
      effects: [{ kind: 'action', actions: ['boost', 'barrel-roll'] }],
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
      effects: [{ kind: 'action', actions: ['rotate'] }],
    },
  },
  'moldy-crow': {
    name: 'Moldy Crow, focus tokens',
    page: 'xwing-260',
    box: 'moldy-crow',
    ability: {
      timing: { on: 'moment', whose: 'own', moment: 'end-phase' },
      optional: false,
      requirements: [],
      costs: [],
      effects: [{ kind: 'keep', token: 'focus', upTo: 2 }],
    },
  },
  'moldy-crow-weapon': {
    name: 'Moldy Crow, primary weapon',
    page: 'xwing-260',
    box: 'moldy-crow',
    ability: 'constant',
  },
  'dalan-oberos': {
    name: 'Dalan Oberos',
    page: 'xwing-264',
    charges: 2,
    ability: {
      timing: { on: 'moment', whose: 'own', moment: 'start-of-engagement' },
      optional: true,
      requirements: [],
      costs: [{ kind: 'charges', amount: 1 }],
      choice: { whose: { reading: 'dalan-chooses' }, shielded: true },
      effects: [{ kind: 'lose-shield' }, { kind: 'recover-shield' }],
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
      effects: [{ kind: 'gain', token: 'calculate' }],
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
      effects: [{ kind: 'action', actions: ['boost'], evenWhileStressed: true }],
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
      effects: [{ kind: 'remove', tokens: ['stress'] }],
    },
  },
  ensnare: {
    name: 'Ensnare',
    page: 'xwing-261',
    ability: {
      timing: { on: 'moment', whose: 'own', moment: 'end-of-activation' },
      optional: true,
      requirements: [{ kind: 'tractored' }],
      costs: [],
      choice: { whose: 'any' },
      effects: [{ kind: 'transfer', token: 'tractor' }],
    },
  },
  // A strain token is red too, but the only one that this ship can have is the one it has just paid with.
  'true-grit': {
    name: 'True Grit',
    page: 'xwing-262',
    ability: {
      timing: { on: 'moment', whose: 'own', moment: 'end-of-activation' },
      optional: true,
      requirements: [{ kind: 'without', token: 'strain' }],
      costs: [{ kind: 'gain', token: 'strain' }],
      effects: [{ kind: 'remove', tokens: ['tractor', 'stress', 'deplete'] }],
    },
  },
  'r2-d2-tokens': {
    name: 'R2-D2, red token',
    page: 'xwing-263',
    box: 'r2-d2',
    charges: 4,
    ability: {
      timing: { on: 'moment', whose: 'own', moment: 'end-phase' },
      optional: true,
      requirements: [],
      costs: [
        { kind: 'charges', amount: 1 },
        { kind: 'shields', amount: 1 },
      ],
      effects: [{ kind: 'remove', tokens: ['stress', 'strain', 'deplete'] }],
    },
  },
  'r2-d2-shield': {
    name: 'R2-D2, shield',
    page: 'xwing-263',
    box: 'r2-d2',
    charges: 4,
    ability: {
      timing: { on: 'moment', whose: 'own', moment: 'end-phase' },
      optional: true,
      requirements: [{ kind: 'unshielded' }],
      costs: [{ kind: 'charges', amount: 2 }],
      effects: [{ kind: 'recover-shield' }, { kind: 'gain', token: 'deplete' }],
    },
  },
  'joph-seastriker': {
    name: 'Joph Seastriker',
    page: 'xwing-270',
    ability: {
      timing: { on: 'shields-lost', whose: 'own' },
      optional: false,
      requirements: [],
      costs: [],
      effects: [{ kind: 'gain', token: 'evade' }],
    },
  },
  'stealth-device': {
    name: 'Stealth Device',
    page: 'xwing-271',
    charges: 1,
    ability: {
      timing: { on: 'damage', whose: 'own' },
      optional: false,
      requirements: [],
      costs: [],
      effects: [{ kind: 'lose-charge' }],
    },
  },
} as const satisfies Readonly<Record<string, Card>>;

export type CardId = keyof typeof TABLE;
export type Cards = Readonly<Record<CardId, Card>>;
export const CARDS: Cards = TABLE;
/** The text box that an ability stands in: its own unless the record names another. */
export const textBox = (cards: Cards, id: CardId): string => cards[id].box ?? id;
export const CARD_IDS = Object.keys(TABLE) as readonly CardId[];
