/** Positions in which there is no detonation to judge. */
import { sameLetters } from '../../letters.ts';
import type { SetupError } from '../../result.ts';
import { DEVICES } from '../devices/devices.ts';
import type { DetonationScenario } from './scenario.ts';

/** Letters are used once, the device is one that detonates, and an obstacle is chosen for a device that wants one. */
export function setupErrors({ device, obstacle, pieces }: DetonationScenario): readonly SetupError[] {
  const { name, detonation } = DEVICES[device];
  const errors: SetupError[] = [...sameLetters({ pieces })];
  if (!detonation) {
    const message = `A ${name} is a device that never detonates; expected a bomb or a mine.`;
    errors.push({ code: 'never-detonates', message, path: ['device'] });
  } else if (obstacle !== undefined && (detonation.on === 'met' || detonation.of === 'device')) {
    const message = `No obstacle is chosen when a ${name} detonates; leave it open.`;
    errors.push({ code: 'no-obstacle-wanted', message, path: ['obstacle'] });
  }
  return errors;
}
