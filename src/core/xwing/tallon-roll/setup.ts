/** Tables on which no Tallon Roll can begin. */
import { sameLetters } from '../../letters.ts';
import { citing, type Path, type SetupError } from '../../result.ts';
import { baseOf, beyondRim, outlineOf, overlap } from '../table/base.ts';
import { PAGE } from './pages.ts';
import type { ShipOnTable, TallonRollScenario } from './scenario.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

/** Letters must tell things apart; ships stand on the play area, none on another; one of them moves. */
export function setupErrors(scenario: TallonRollScenario): readonly SetupError[] {
  const { ship, ships, obstacles } = scenario;
  const moves = ships.some(({ id }) => id === ship);
  return [
    ...sameLetters({ ships, obstacles }),
    ...ships.flatMap((one, i) => shipErrors(scenario, one, i)),
    ...(moves ? [] : [error('unknown-ship', `Ship ${ship} is to move, and there is no such ship.`, 'ship')]),
    ...obstacles.flatMap((one, i) => {
      const off = beyondRim(outlineOf(one), scenario);
      if (off === null) return [];
      const message = `${one.name} is ${off} off the play area; obstacles lie wholly on it.`;
      return [error('obstacle-off-the-area', message, 'obstacles', i, 'x')];
    }),
  ];
}

function shipErrors(scenario: TallonRollScenario, ship: ShipOnTable, i: number): readonly SetupError[] {
  const outline = outlineOf(baseOf(ship));
  const off = beyondRim(outline, scenario);
  const { areaWidth, areaHeight } = scenario;
  const under = scenario.ships.slice(0, i).find((other) => overlap(outline, outlineOf(baseOf(other))));
  return [
    ...(off === null
      ? []
      : [
          citing(
            PAGE.flee,
            error(
              'ship-off-the-area',
              `${ship.name} is ${off} off the play area of ${areaWidth} by ${areaHeight} mm, so it has fled.`,
              'ships',
              i,
              'x',
            ),
          ),
        ]),
    ...(under
      ? [
          error(
            'ships-overlap',
            `${ship.name} stands on ${under.name}; bases may touch, but not lie on each other.`,
            'ships',
            i,
            'x',
          ),
        ]
      : []),
  ];
}
