/**
 * Actions that have their ship choose another, as data. Which ships they let it choose is the whole of them here, and
 * the tokens that the chosen one gains.
 */
import type { PageId } from '../../verdict.ts';
import type { Side } from '../terms.ts';

/** Ships of these ranges, both included, in this arc; in any direction where no arc is named. */
export interface Zone {
  readonly arc?: 'front' | 'bullseye';
  readonly from: number;
  readonly to: number;
}

export interface ChoosingAction {
  readonly name: string;
  readonly page: PageId;
  /** Where it is said that the action fails if no ship can be chosen. */
  readonly failing: PageId;
  /** It is text of a card, and so an ability with a page of its own; the others are actions of the rules. */
  readonly onCard?: true;
  /** Whose ships; any ship where left out. */
  readonly side?: Side;
  /** A ship in one of these can be chosen. */
  readonly zones: readonly Zone[];
  /** What the chosen ship gains: so many, or the other number in such a zone. */
  readonly gains?: {
    readonly token: 'tractor' | 'jam';
    readonly count: number;
    readonly instead?: { readonly count: number; readonly within: Zone };
  };
}

const TABLE = {
  'spacetug-tractor-array': {
    name: 'Spacetug Tractor Array',
    page: 'xwing-272',
    failing: 'xwing-005',
    onCard: true,
    zones: [{ arc: 'front', from: 1, to: 1 }],
    gains: {
      token: 'tractor',
      count: 1,
      instead: { count: 2, within: { arc: 'bullseye', from: 1, to: 1 } },
    },
  },
  coordinate: {
    name: 'Coordinate',
    page: 'xwing-166',
    failing: 'xwing-166',
    side: 'friendly',
    zones: [{ from: 1, to: 2 }],
  },
  jam: {
    name: 'Jam',
    page: 'xwing-166',
    failing: 'xwing-166',
    side: 'enemy',
    zones: [
      { from: 1, to: 1 },
      { arc: 'bullseye', from: 1, to: 2 },
    ],
    gains: { token: 'jam', count: 1 },
  },
} as const satisfies Readonly<Record<string, ChoosingAction>>;

export type ChoosingActionId = keyof typeof TABLE;
export const CHOOSING_ACTIONS: Readonly<Record<ChoosingActionId, ChoosingAction>> = TABLE;
export const CHOOSING_ACTION_IDS = Object.keys(TABLE) as readonly ChoosingActionId[];
