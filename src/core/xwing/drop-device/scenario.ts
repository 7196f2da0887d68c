/** What `xwing/drop-device` is asked about: the devices that one ship carries, and what it does with them in a round. */
import type { DeviceId, Way, Window } from '../devices/devices.ts';
import type { Difficulty } from '../terms.ts';
import type { GrantingId } from './granting.ts';

export interface CarriedDevice {
  readonly card: DeviceId;
  /** Charges that it can spend this round; as many as are printed on it when left out. */
  readonly charges?: number;
}

export interface Placed {
  readonly device: DeviceId;
  /** The card that lets the ship; left out, the device's own. */
  readonly by?: GrantingId;
  readonly way: Way;
  readonly window: Window;
}

/** May a ship drop or launch all of this in one round? */
export interface DropDeviceScenario {
  readonly question: 'xwing/drop-device';
  readonly cards: readonly CarriedDevice[];
  /** Of the maneuver that the ship executes this round. */
  readonly difficulty: Difficulty;
  readonly fully: boolean;
  /** Another card lets the ship launch what it would drop. */
  readonly launches: boolean;
  /** In order. Each window opens once. */
  readonly placed: readonly Placed[];
}
