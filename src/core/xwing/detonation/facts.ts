/** The facts that verdicts about detonations are made of, and what each needs for its sentence. Ids throughout. */
import { stepsOf } from '../../steps.ts';
import type { DeviceId } from '../devices/devices.ts';
import type { DevicePiece, Meeting } from './scenario.ts';

export type XwingDetonationFacts = {
  /** A bomb does so by itself. */
  'detonates-in-time': { readonly device: DeviceId };
  /** A mine does so when it is met: by whom, null where no ship did. */
  'detonates-when-met': { readonly device: DeviceId; readonly by: string | null; readonly how: Meeting };
  /** The obstacle chosen, null for none, is near enough to the device. */
  'obstacle-in-range': {
    readonly device: DeviceId;
    readonly range: number | null;
    readonly within: number;
  };
  /** Whether the device affects it; the children say why. */
  'device-affects': { readonly device: DeviceId; readonly piece: string };
  /** The text of the device speaks of such a piece. */
  'text-speaks-of': {
    readonly device: DeviceId;
    readonly piece: string;
    readonly kind: DevicePiece['kind'];
    readonly of: 'bomb' | 'mine';
  };
  'near-enough': {
    readonly piece: string;
    readonly range: number;
    readonly within: number;
    readonly of: 'device' | 'obstacle';
  };
  'met-device': { readonly piece: string; readonly device: DeviceId; readonly meets: Meeting };
  /** The mine was still there: nobody before it set it off. */
  'still-there': { readonly piece: string; readonly device: DeviceId; readonly by: string };
};

export const detonationStep = stepsOf<XwingDetonationFacts>();
