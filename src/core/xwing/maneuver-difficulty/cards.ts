/**
 * The cards that this question knows, as data. Their wording lives in `content/abilities/xwing`; what the rulings do
 * not say of them is as public card data (xwing-data2) have it.
 */
import { CARDS as QUEUED, type CardId as QueuedId } from '../ability-queue/abilities/index.ts';
import type { ChangesDifficulty, ManeuverCard, SetsDial } from './vocabulary.ts';

const constant = (name: string, page: string, clause: Omit<ChangesDifficulty, 'does'>): ManeuverCard => ({
  name,
  page,
  optional: false,
  clause: { does: 'changes-difficulty', ...clause },
});

const setsDial = (name: string, page: string, clause: Omit<SetsDial, 'does'>): ManeuverCard => ({
  name,
  page,
  optional: true,
  clause: { does: 'sets-dial', ...clause },
});

/** A card of the ability queue that triggers after a maneuver of a certain difficulty, or of any. */
function afterwards(id: QueuedId): ManeuverCard {
  const { name, page, ability } = QUEUED[id];
  const timing = ability === 'constant' ? undefined : ability.timing;
  const difficulty = timing?.on === 'maneuver' ? timing.difficulty : undefined;
  const clause = { does: 'looks-at', maneuver: 'executed', ...(difficulty && { difficulty }) } as const;
  return { name, page, optional: false, clause };
}

const TABLE = {
  'hera-syndulla': {
    ...setsDial('Hera Syndulla', 'xwing-230', { revealed: ['red', 'blue'], same: ['difficulty'] }),
    pilot: true,
  },
  'seasoned-navigator': setsDial('Seasoned Navigator', 'xwing-232', {
    same: ['speed'],
    not: 'red',
    thenHarder: 1,
  }),
  'r2-a6': setsDial('R2-A6', 'xwing-243', { same: ['bearing'], speedBy: 1 }),
  'r4-astromech': constant('R4 Astromech', 'xwing-231', {
    by: -1,
    speeds: [1, 2],
    bearings: ['straight', 'bank', 'turn'],
  }),
  'damaged-engine': constant('Damaged Engine', 'xwing-233', { by: 1, bearings: ['turn'] }),
  'nien-nunb-crew': constant('Nien Nunb', 'xwing-234', { by: -1, bearings: ['bank'] }),
  'l3-37s-programming': constant('L3-37’s Programming', 'xwing-235', {
    by: -1,
    bearings: ['bank'],
    unless: 'shielded',
  }),
  'leia-organa-rebel-crew': {
    ...constant('Leia Organa (Rebel)', 'xwing-236', { by: -1, only: 'red' }),
    optional: true,
  },
  'leia-organa-resistance-crew': {
    ...constant('Leia Organa (Resistance)', 'xwing-237', { by: -1 }),
    optional: true,
  },
  'ric-olie': {
    name: 'Ric Olié',
    page: 'xwing-238',
    pilot: true,
    optional: false,
    clause: { does: 'compares-speed' },
  },
  'cova-nell': {
    name: 'Cova Nell',
    page: 'xwing-242',
    pilot: true,
    optional: false,
    clause: { does: 'looks-at', maneuver: 'revealed', difficulty: 'red' },
  },
  'kanan-jarrus-crew': afterwards('kanan-jarrus-crew'),
  'push-the-limit': afterwards('push-the-limit'),
} as const satisfies Readonly<Record<string, ManeuverCard>>;

export type ManeuverCardId = keyof typeof TABLE;
export const MANEUVER_CARDS: Readonly<Record<ManeuverCardId, ManeuverCard>> = TABLE;
export const MANEUVER_CARD_IDS = Object.keys(TABLE) as readonly ManeuverCardId[];
