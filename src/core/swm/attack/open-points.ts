/** The open points that bear on what an attack does. */
import { TARGET_POINTS } from '../open-points.ts';
import { READINGS } from '../readings.ts';

export const ATTACK_POINTS = {
  ...TARGET_POINTS,
  'order-66': READINGS['order-66'],
  'cyborg-critical': READINGS['cyborg-critical'],
  'critical-bonus': READINGS['critical-bonus'],
  'same-bonus': READINGS['same-bonus'],
} as const;
