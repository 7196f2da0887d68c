/** Weapons as data; whatever reads them knows none by name. */
import type { PageId } from '../../verdict.ts';
import { PAGE } from './pages.ts';

export const ARCS = ['front', 'bullseye', 'neither'] as const;
/** Where the target is: in the bullseye arc, elsewhere in the front arc, or in neither. */
export type Arc = (typeof ARCS)[number];

export interface WeaponRecord {
  readonly name: string;
  readonly page: PageId;
  /** Ranges from and to, both included. */
  readonly range: readonly [from: number, to: number];
  readonly arc: Exclude<Arc, 'neither'>;
  /** The card offers its attack as a bonus attack after an enemy ship executes a maneuver, at this cost in Force. */
  readonly afterManeuver?: { readonly force: number };
}

const TABLE = {
  primary: {
    name: 'Primary weapon of the front arc',
    page: PAGE.specialWeapon,
    arc: 'front',
    range: [1, 3],
  },
  'snap-shot': {
    name: 'Snap Shot',
    page: 'xwing-204',
    arc: 'front',
    range: [2, 2],
    afterManeuver: { force: 0 },
  },
  foresight: {
    name: 'Foresight',
    page: 'xwing-205',
    arc: 'bullseye',
    range: [1, 3],
    afterManeuver: { force: 1 },
  },
} as const satisfies Readonly<Record<string, WeaponRecord>>;

export type WeaponId = keyof typeof TABLE;
export const WEAPONS: Readonly<Record<WeaponId, WeaponRecord>> = TABLE;
export const WEAPON_IDS = Object.keys(TABLE) as readonly WeaponId[];

/** The weapon of that id, where there is one with a record. */
export const weaponRecord = (id: string): WeaponRecord | undefined =>
  Object.hasOwn(WEAPONS, id) ? WEAPONS[id as WeaponId] : undefined;
