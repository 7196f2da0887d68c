/**
 * The devices that the questions know, as data: what their upgrade cards and the reference text of the devices say.
 * That text is as the rulings found it, with ships alone in it; what a ruling changes is not written in here.
 */
import type { PageId } from '../../verdict.ts';

export const DEVICE_KINDS = ['bomb', 'mine', 'remote'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Moments of a round at which ships drop or launch devices, in the order in which they can come. */
export const WINDOWS = [
  'system-phase',
  'after-maneuver',
  'after-attack',
  'end-phase',
  'after-destroyed',
] as const;
export type Window = (typeof WINDOWS)[number];

/** Dropped from the rear guides, or launched from the front guides. */
export const WAYS = ['drop', 'launch'] as const;
export type Way = (typeof WAYS)[number];

/** When a device detonates, and which ships its text then speaks of. */
export type Detonation =
  /** Each ship at range 0 to `within` of the device itself, or of one obstacle chosen at that range of it. */
  | { readonly on: 'end-of-activation'; readonly within: number; readonly of: 'device' | 'obstacle' }
  /** The ship that overlapped it or moved through it. */
  | { readonly on: 'met' };

export interface Device {
  readonly name: string;
  /** The upgrade card that drops it. */
  readonly card: string;
  readonly page: PageId;
  readonly kind: DeviceKind;
  /** Charges printed on the card; the device costs one. */
  readonly charges: number;
  /** When the card lets its ship place the device. */
  readonly window: Window;
  readonly ways: readonly Way[];
  /** Remotes have none. */
  readonly detonation?: Detonation;
}

const BOMB = { kind: 'bomb', charges: 2, window: 'system-phase', ways: ['drop'] } as const;
const MINE = { kind: 'mine', window: 'system-phase', ways: ['drop'], detonation: { on: 'met' } } as const;
const AROUND_IT = { on: 'end-of-activation', within: 1, of: 'device' } as const;

const TABLE = {
  'bomblet-generator': {
    ...BOMB,
    name: 'Bomblet',
    card: 'Bomblet Generator',
    page: 'xwing-245',
    detonation: AROUND_IT,
  },
  'proton-bombs': {
    ...BOMB,
    name: 'Proton Bomb',
    card: 'Proton Bombs',
    page: 'xwing-246',
    detonation: AROUND_IT,
  },
  'seismic-charges': {
    ...BOMB,
    name: 'Seismic Charge',
    card: 'Seismic Charges',
    page: 'xwing-247',
    detonation: { on: 'end-of-activation', within: 1, of: 'obstacle' },
  },
  'conner-nets': { ...MINE, name: 'Conner Net', card: 'Conner Nets', page: 'xwing-248', charges: 1 },
  'proximity-mines': {
    ...MINE,
    name: 'Proximity Mine',
    card: 'Proximity Mines',
    page: 'xwing-249',
    charges: 2,
  },
  'drk-1-probe-droids': {
    name: 'DRK-1 probe droid',
    card: 'DRK-1 Probe Droids',
    page: 'xwing-250',
    kind: 'remote',
    charges: 2,
    window: 'end-phase',
    ways: ['drop', 'launch'],
  },
} as const satisfies Readonly<Record<string, Device>>;

export type DeviceId = keyof typeof TABLE;
export const DEVICES: Readonly<Record<DeviceId, Device>> = TABLE;
export const DEVICE_IDS = Object.keys(TABLE) as readonly DeviceId[];
export const DETONATING = DEVICE_IDS.filter((id) => DEVICES[id].detonation);
