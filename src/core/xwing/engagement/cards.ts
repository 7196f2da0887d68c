/**
 * The cards that this question knows, as data; the interpreter reads their clauses and names none. Their wording
 * lives in `content/abilities/xwing`; what the rulings do not say of them is as public card data (xwing-data2) have it.
 */
import type { PageId } from '../../verdict.ts';

/** At the start of the Engagement Phase: a ship engages at this initiative instead of its own. */
export interface SetsInitiative {
  readonly does: 'sets-initiative';
  readonly to: number;
  /** The ship that carries the card, or one that its player chooses. */
  readonly whose: 'own' | 'chosen';
}

/** At this initiative, before any ship engages: a bonus attack from a turret arc, which that ship then attacks from no more. */
export interface AttacksAt {
  readonly does: 'attacks-at';
  readonly initiative: number;
}

export interface EngagementCard {
  readonly name: string;
  readonly page: PageId;
  /** The card of a pilot; a ship has one. */
  readonly pilot?: true;
  readonly clause: SetsInitiative | AttacksAt;
}

const TABLE = {
  'han-solo-gunner': {
    name: 'Han Solo',
    page: 'xwing-239',
    clause: { does: 'attacks-at', initiative: 7 },
  },
  'roark-garnet': {
    name: 'Roark Garnet',
    page: 'xwing-240',
    pilot: true,
    clause: { does: 'sets-initiative', to: 7, whose: 'chosen' },
  },
  'heightened-perception': {
    name: 'Heightened Perception',
    page: 'xwing-241',
    clause: { does: 'sets-initiative', to: 7, whose: 'own' },
  },
  'torkil-mux': {
    name: 'Torkil Mux',
    page: 'xwing-244',
    pilot: true,
    clause: { does: 'sets-initiative', to: 0, whose: 'chosen' },
  },
} as const satisfies Readonly<Record<string, EngagementCard>>;

export type EngagementCardId = keyof typeof TABLE;
export const ENGAGEMENT_CARDS: Readonly<Record<EngagementCardId, EngagementCard>> = TABLE;
export const ENGAGEMENT_CARD_IDS = Object.keys(TABLE) as readonly EngagementCardId[];
