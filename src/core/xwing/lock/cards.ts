/** Cards that change how many lock tokens there can be, as data. Their wording lives in `content/abilities/xwing`. */
import type { PageId } from '../../verdict.ts';

/** A card on a ship that can maintain more locks than one. */
export interface Keeper {
  readonly name: string;
  readonly page: PageId;
  readonly keeps: number;
  /** Its text wants each lock on a different object. */
  readonly apart: boolean;
}

const KEEPING = {
  redline: { name: '“Redline”', page: 'xwing-257', keeps: 2, apart: false },
  'r3-astromech': { name: 'R3 Astromech', page: 'xwing-258', keeps: 2, apart: true },
} as const satisfies Readonly<Record<string, Keeper>>;

export type KeeperId = keyof typeof KEEPING;
export const KEEPERS: Readonly<Record<KeeperId, Keeper>> = KEEPING;
export const KEEPER_IDS = Object.keys(KEEPING) as readonly KeeperId[];

/** A card that has an object gain an additional token of the type that it gained. */
const ADDITIONAL = {
  'thanisson-crew': { name: 'Petty Officer Thanisson (crew)', page: 'xwing-256' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly page: PageId }>>;

export type AddingId = keyof typeof ADDITIONAL;
export const ADDING: Readonly<Record<AddingId, { readonly name: string; readonly page: PageId }>> =
  ADDITIONAL;
export const ADDING_IDS = Object.keys(ADDITIONAL) as readonly AddingId[];
