/** Positions that the rules of locks do not have. */
import { sameLetters } from '../../letters.ts';
import { citing, type Path, type SetupError } from '../../result.ts';
import { KEEPERS } from './cards.ts';
import { keepsOf } from './keeping.ts';
import { PAGE } from './pages.ts';
import type { Lock, LockNumberScenario, LockScenario, LockShip } from './scenario.ts';

export function setupErrors(scenario: LockScenario): readonly SetupError[] {
  const { ships, locks, givesUp } = scenario;
  return [
    ...acquiringErrors(scenario),
    ...locks.flatMap((lock, i) => lockErrors(ships, lock, ['locks', i])),
    ...givesUp.flatMap((id, i) => unknownShip(ships, id, ['givesUp', i])),
    ...tooManyLocks(scenario),
  ];
}

export const numberErrors = (scenario: LockNumberScenario): readonly SetupError[] => [
  ...acquiringErrors(scenario),
  ...unknownShip(scenario.ships, scenario.number, ['number']),
];

type Ships = readonly LockShip[];

const acquiringErrors = ({ ships, ship, on }: LockScenario | LockNumberScenario): readonly SetupError[] => [
  ...sameLetters({ ships }),
  ...lockErrors(ships, { ship, on }, []),
];

function unknownShip(ships: Ships, id: string, path: Path): readonly SetupError[] {
  if (ships.some((one) => one.id === id)) return [];
  const letters = ships.map((one) => one.id).join(', ');
  return [{ code: 'unknown-ship', message: `There is no ship ${id}; expected one of ${letters}.`, path }];
}

/** Both ships of a lock are there, and they are two. */
function lockErrors(ships: Ships, { ship, on }: Lock, path: Path): readonly SetupError[] {
  const unknown = [
    ...unknownShip(ships, ship, [...path, 'ship']),
    ...unknownShip(ships, on, [...path, 'on']),
  ];
  if (unknown.length > 0 || ship !== on) return unknown;
  const name = ships.find(({ id }) => id === ship)?.name ?? ship;
  const message = `${name} is to lock itself; expected another ship.`;
  return [citing(PAGE.lock, { code: 'locks-itself', message, path: [...path, 'on'] })];
}

/** Before anything happens no ship has more locks than it can maintain, nor two where its card wants them apart. */
const tooManyLocks = ({ ships, locks }: LockScenario): readonly SetupError[] =>
  locks.flatMap(({ ship, on }, i) => {
    const locker = ships.find(({ id }) => id === ship);
    if (!locker) return [];
    const { name, card } = locker;
    const former = locks.slice(0, i).filter((lock) => lock.ship === ship);
    const keeps = keepsOf(locker);
    if (former.length >= keeps) {
      const message = `${name} has more locks than it can maintain; expected ${keeps} at most.`;
      return [citing(PAGE.lock, { code: 'too-many-locks', message, path: ['locks', i] })];
    }
    if (card && KEEPERS[card].apart && former.some((lock) => lock.on === on)) {
      const message = `${name} has two locks on one ship; expected each on a different one.`;
      return [citing(KEEPERS[card].page, { code: 'locks-not-apart', message, path: ['locks', i, 'on'] })];
    }
    return [];
  });
