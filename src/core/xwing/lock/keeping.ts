/** Which former locks a ship loses when it gets one more, and what is there then. */
import type { Step } from '../../verdict.ts';
import { KEEPERS } from './cards.ts';
import { lockStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings, readingOf } from './readings.ts';
import type { Lock, LockScenario, LockShip } from './scenario.ts';

/** Locks that a ship can maintain: one, unless a card says otherwise (rules reference, "Lock"). */
export const keepsOf = ({ card }: LockShip): number => (card ? KEEPERS[card].keeps : 1);

export interface Kept {
  readonly locks: readonly Lock[];
  readonly steps: readonly Step[];
  /** It had to give up one of several, and which is not said. */
  readonly open: boolean;
}

const decisive = { decisive: true };

/**
 * Assigns a token with the number of `ship` to `on`, where `locks` are there before. `additional`: it is not acquired
 * but gained beside one that the object has just gained.
 */
export function assign(
  { ships, givesUp }: LockScenario,
  locks: readonly Lock[],
  { ship, on }: Lock,
  readings: Readings | undefined,
  additional: boolean,
): Kept {
  const locker = ships.find(({ id }) => id === ship) ?? { id: ship, name: ship };
  const { card } = locker;
  const keeps = keepsOf(locker);
  const there = locks.findIndex((lock) => lock.ship === ship && lock.on === on);
  const steps: Step[] = [];
  const added = (left: readonly Lock[], open = false): Kept => ({
    locks: [...left, { ship, on }],
    steps,
    open,
  });

  if (card && there >= 0) {
    const placeTaken = takesThePlace({ ship, on }, card, readings, additional, steps);
    if (placeTaken) return added(locks.toSpliced(there, 1));
  }

  const former = locks.filter((lock) => lock.ship === ship);
  if (former.length < keeps) {
    const evidence = { ship, card: card ?? null, has: former.length, keeps };
    steps.push(
      lockStep(card ? KEEPERS[card].page : PAGE.lock, 'locks-within-limit', true, evidence, decisive),
    );
    return added(locks);
  }
  const goes = former.length === 1 ? former[0] : chosen(former, givesUp);
  if (!goes) {
    const from = former.map((lock) => lock.on);
    steps.push(lockStep(PAGE.lock, 'gives-up', false, { ship, from }, decisive));
    return added(locks, true);
  }
  steps.push(lockStep(PAGE.lock, 'former-lock-goes', true, { ship, on: goes.on, keeps }, decisive));
  return added(locks.toSpliced(locks.indexOf(goes), 1));
}

/** For a ship with a card that lets it maintain several: must the lock that it has on the object go for this one? */
function takesThePlace(
  { ship, on }: Lock,
  card: NonNullable<LockShip['card']>,
  readings: Readings | undefined,
  additional: boolean,
  steps: Step[],
): boolean {
  const { apart, page } = KEEPERS[card];
  const evidence = { ship, on, card };
  if (apart) {
    steps.push(lockStep(page, 'locks-apart', true, evidence, decisive));
    return true;
  }
  const together = readingOf(readings, 'two-locks-on-one-object') === 'allowed';
  const open = READINGS['two-locks-on-one-object'].page;
  steps.push(lockStep(open, 'two-on-one-object', together, evidence, decisive));
  if (!together) return true;
  if (!additional) return false;
  const stays = readingOf(readings, 'additional-lock') === 'both-stay';
  steps.push(lockStep(READINGS['additional-lock'].page, 'original-stays', stays, evidence, decisive));
  return !stays;
}

/** A lock on the first of the ships named on which there is one. */
const chosen = (former: readonly Lock[], givesUp: readonly string[]): Lock | undefined =>
  givesUp.flatMap((id) => former.filter((lock) => lock.on === id))[0];
