/**
 * Cards that let a ship drop a device of another card, as data. Their wording lives in `content/abilities/xwing`.
 * What decides about a second device in a round is whether the text itself asks for there being no first (xwing-008).
 */
import type { PageId } from '../../verdict.ts';
import type { DeviceKind, Way, Window } from '../devices/devices.ts';
import type { Difficulty } from '../terms.ts';

export interface Granting {
  readonly name: string;
  readonly page: PageId;
  /** The card of a pilot; a ship has one. */
  readonly pilot?: true;
  /** The windows that it names; `after-a-drop` is the moment after the ship has dropped a device. */
  readonly at: readonly Window[] | 'after-a-drop';
  /** For a maneuver it must have been fully executed and, where this is given, of such a difficulty. */
  readonly difficulties?: readonly Difficulty[];
  /** Left out where any device will do. */
  readonly kinds?: readonly DeviceKind[];
  readonly ways: readonly Way[];
  /** It can be used only if the ship has not dropped or launched a device this round. */
  readonly onlyFirst: boolean;
  /** Its own charges, of which each use costs one. */
  readonly charges?: number;
}

const TABLE = {
  'paige-tico-gunner': {
    name: 'Paige Tico (gunner)',
    page: 'xwing-251',
    at: ['after-attack', 'after-destroyed'],
    kinds: ['bomb'],
    ways: ['drop'],
    onlyFirst: false,
  },
  deathfire: {
    name: '“Deathfire”',
    page: 'xwing-252',
    pilot: true,
    at: ['after-destroyed'],
    ways: ['drop', 'launch'],
    onlyFirst: false,
  },
  'edon-kappehl': {
    name: 'Edon Kappehl',
    page: 'xwing-253',
    pilot: true,
    at: ['after-maneuver'],
    difficulties: ['blue', 'white'],
    ways: ['drop'],
    onlyFirst: true,
  },
  // From here on not in the rulings, but in published card data (xwing-data2): further texts to try.
  genius: {
    name: '“Genius”',
    page: 'xwing-254',
    at: ['after-maneuver'],
    kinds: ['bomb'],
    ways: ['drop'],
    onlyFirst: true,
  },
  'paige-tico-pilot': {
    name: 'Paige Tico (pilot)',
    page: 'xwing-255',
    pilot: true,
    at: 'after-a-drop',
    ways: ['drop'],
    onlyFirst: false,
    charges: 1,
  },
} as const satisfies Readonly<Record<string, Granting>>;

export type GrantingId = keyof typeof TABLE;
export const GRANTING: Readonly<Record<GrantingId, Granting>> = TABLE;
export const GRANTING_IDS = Object.keys(TABLE) as readonly GrantingId[];
