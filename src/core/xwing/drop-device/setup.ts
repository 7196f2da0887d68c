/** Rounds that cannot be: devices that the ship has not, two pilots, and windows out of their order. */
import type { Path, SetupError } from '../../result.ts';
import { DEVICES, type Way, WINDOWS } from '../devices/devices.ts';
import { GRANTING } from './granting.ts';
import type { DropDeviceScenario, Placed } from './scenario.ts';

const DONE: Readonly<Record<Way, string>> = { drop: 'dropped', launch: 'launched' };

export function setupErrors({ cards, placed }: DropDeviceScenario): readonly SetupError[] {
  const errors: SetupError[] = [];
  const error = (code: string, message: string, ...path: Path) => errors.push({ code, message, path });
  for (const [i, { card }] of cards.entries()) {
    if (cards.findIndex((other) => other.card === card) !== i) {
      error(
        'card-twice',
        `${DEVICES[card].card} is listed twice; expected each card once.`,
        'cards',
        i,
        'card',
      );
    }
  }
  for (const [i, one] of placed.entries()) {
    const { device, way, window } = one;
    if (!cards.some(({ card }) => card === device)) {
      const message = `The ship has no ${DEVICES[device].card}; expected one of the cards listed.`;
      error('not-carried', message, 'placed', i, 'device');
    }
    const before = placed[i - 1];
    if (before && WINDOWS.indexOf(window) < WINDOWS.indexOf(before.window)) {
      const message = `Device ${i + 1} is ${DONE[way]} earlier in the round than device ${i}; list them in the order of the round.`;
      error('time-is-over', message, 'placed', i, 'window');
    }
    const pilot =
      pilotOf(one) &&
      placed
        .slice(0, i)
        .map(pilotOf)
        .find((other) => other !== undefined);
    if (pilot && pilot !== pilotOf(one)) {
      const message = `${pilot} and ${pilotOf(one)} are both pilots, and a ship has one.`;
      error('two-pilots', message, 'placed', i, 'by');
    }
    if (one.by && usedBefore(placed.slice(0, i), one)) {
      const message = `${GRANTING[one.by].name} was used at this time already, and it comes once here.`;
      error('used-already', message, 'placed', i, 'by');
    }
  }
  return errors;
}

/** The name of the pilot through whom it is placed. */
const pilotOf = ({ by }: Placed): string | undefined =>
  by !== undefined && GRANTING[by].pilot ? GRANTING[by].name : undefined;

/** An ability with windows of its own is used once when one of them opens. */
const usedBefore = (before: readonly Placed[], { by, window }: Placed): boolean =>
  by !== undefined &&
  GRANTING[by].at !== 'after-a-drop' &&
  before.some((other) => other.by === by && other.window === window);
