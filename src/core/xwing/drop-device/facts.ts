/**
 * The facts that verdicts about dropping devices are made of. `by` is the card that lets the ship place the device:
 * the device's own or another.
 */
import { stepsOf } from '../../steps.ts';
import type { DeviceId, DeviceKind, Way, Window } from '../devices/devices.ts';
import type { Difficulty } from '../terms.ts';
import type { GrantingId } from './granting.ts';

export type Letting = DeviceId | GrantingId;

export type XwingDropDeviceFacts = {
  'places-nothing': null;
  /** One device is placed, or may not be; `why` is the condition among the children that tells the reason. */
  'places-device': {
    readonly device: DeviceId;
    readonly by: GrantingId | null;
    readonly way: Way;
    readonly window: Window;
    readonly why: string | null;
  };
  /** What comes after something that is not allowed. */
  'not-reached': { readonly device: DeviceId };
  'drop-window': { readonly by: Letting; readonly window: Window };
  /** It comes at once after the ship dropped a device. */
  'after-a-drop': { readonly by: Letting; readonly before: 'drop' | 'launch' | 'nothing' };
  'drop-maneuver': { readonly by: Letting; readonly difficulty: Difficulty; readonly fully: boolean };
  'drop-kind': { readonly by: Letting; readonly device: DeviceId; readonly kind: DeviceKind };
  /** `instead`: another card lets the ship launch what it would drop. */
  'drop-way': { readonly by: Letting; readonly way: Way; readonly instead: boolean };
  'device-charge': { readonly device: DeviceId; readonly left: number };
  'ability-charge': { readonly by: Letting; readonly left: number };
  /** The limit of one device a round, where nothing else goes before it. */
  'first-device': { readonly by: Letting };
  /** The text asks for there having been no device, and was there none? */
  'text-limits': { readonly by: Letting };
  /** The text does not ask for that, so it goes before the limit. */
  'text-does-not-limit': { readonly by: Letting };
};

export const dropStep = stepsOf<XwingDropDeviceFacts>();
