/** What `xwing/detonation` is asked about: a device, and who is near it or went over it. */
import type { DeviceId } from '../devices/devices.ts';

export const PIECE_KINDS = ['ship', 'remote'] as const;
export const MEETINGS = ['no', 'overlaps', 'moves-through'] as const;
export type Meeting = (typeof MEETINGS)[number];

export interface DevicePiece {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof PIECE_KINDS)[number];
  /**
   * Range at the end of the Activation Phase from the device, or from the obstacle that is chosen where the device
   * wants one; 4 is everything beyond range 3.
   */
  readonly range: number;
  /** What it did to the device when it moved. */
  readonly meets: Meeting;
}

/** Which ships and remotes does the device affect when it detonates? */
export interface DetonationScenario {
  readonly question: 'xwing/detonation';
  readonly device: DeviceId;
  /** Range from the device to the obstacle that is chosen; left out where none is. */
  readonly obstacle?: number;
  /** In the order in which they moved. */
  readonly pieces: readonly DevicePiece[];
}
