/**
 * `xwing/tallon-roll`: in which of the three positions can a ship be placed at the end of a Tallon Roll, does it fully
 * execute the maneuver, and may its player choose a certain one of them? (Rulings, Tallon Roll.)
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type Step, YES } from '../../verdict.ts';
import { BASE } from '../table/base.ts';
import { isStrict, type Placed, placements } from './finding.ts';
import { otherMarks, placedMarks, templateMark } from './marks.ts';
import { PAGE } from './pages.ts';
import { radiusOf } from './positions.ts';
import { READINGS, type Readings } from './readings.ts';
import type { ShipOnTable, TallonRollScenario } from './scenario.ts';
import { setupErrors } from './setup.ts';
import { step } from './step.ts';

export const tallonRoll: Question<'xwing/tallon-roll', TallonRollScenario> = {
  id: 'xwing/tallon-roll',
  cites: Object.values(PAGE),
  judge(scenario) {
    const errors = setupErrors(scenario);
    const mover = scenario.ships.find(({ id }) => id === scenario.ship);
    if (errors.length > 0 || mover === undefined) return err(errors);
    const under = (readings: Readings | undefined) => placements(scenario, mover, readings);
    const placed = under(scenario.readings);
    return ok({
      answer: answerOf(scenario, placed),
      steps: stepsFor(scenario, mover, placed),
      hangsOn: hangsOn(READINGS, scenario.readings, (other) => answerOf(scenario, under(other))),
    });
  },
};

const validOf = (placed: readonly Placed[]) =>
  placed.filter(({ valid }) => valid).map(({ position }) => position);

function answerOf({ about }: TallonRollScenario, placed: readonly Placed[]): Answer {
  const valid = validOf(placed);
  if (about === 'positions') return { kind: 'set', members: valid };
  return (about === 'execution' ? valid.length > 0 : valid.includes(about)) ? YES : NO;
}

/** A position decides where it is asked about, and for the execution, unless another one is good enough. */
function decides({ about }: TallonRollScenario, { position, valid }: Placed, any: boolean): boolean {
  return about === 'execution' ? valid === any : about === 'positions' || about === position;
}

function stepsFor(
  scenario: TallonRollScenario,
  mover: ShipOnTable,
  placed: readonly Placed[],
): readonly Step[] {
  const { about, side, speed } = scenario;
  const ship = mover.id;
  const valid = validOf(placed);
  const any = valid.length > 0;
  const measures = { ship, base: BASE[mover.size], speed, radius: radiusOf(speed) };
  return [
    step(
      PAGE.tallonRoll,
      'tallon-rolls',
      true,
      { ship, side, speed },
      {
        decisive: true,
        marks: [templateMark(scenario, mover)],
        children: [step(PAGE.measures, 'tallon-measures', true, measures)],
      },
    ),
    ...placed.map((one) => positionStep(scenario, mover, one, decides(scenario, one, any))),
    step(
      PAGE.validPosition,
      'tallon-fully-executes',
      any,
      { ship, valid },
      {
        decisive: about === 'execution',
        children: any || !onShips(placed) ? [] : [asATurn(ship, about === 'execution')],
      },
    ),
    ...(about === 'positions' || about === 'execution'
      ? []
      : [
          step(
            PAGE.validPosition,
            'tallon-may-choose',
            valid.includes(about),
            { ship, position: about, valid },
            { decisive: true },
          ),
        ]),
  ];
}

/** What happens then is only said of a ship that would be on another one. */
const onShips = (placed: readonly Placed[]): boolean => placed.every(({ ships }) => ships.length > 0);

const asATurn = (ship: string, decisive: boolean): Step =>
  step(PAGE.partly, 'tallon-as-a-turn', true, { ship }, { decisive });

function positionStep(
  scenario: TallonRollScenario,
  mover: ShipOnTable,
  one: Placed,
  decisive: boolean,
): Step {
  const { position, ships, obstacles, off, valid } = one;
  const at = { ship: mover.id, position };
  const invalid = isStrict(scenario.readings);
  const own = placedMarks(scenario, mover, one);
  const open = { decisive: decisive && invalid, marks: own };
  const children = [
    ...(ships.length === 0
      ? [step(PAGE.overlap, 'tallon-clear-of-ships', true, at, { decisive: decisive && valid, marks: own })]
      : ships.map((other) =>
          step(
            PAGE.overlap,
            'tallon-on-ship',
            true,
            { ...at, other: other.id },
            { decisive, marks: [...own, ...otherMarks(other)] },
          ),
        )),
    ...obstacles.map(({ id }) =>
      step(
        invalid ? PAGE.likeABarrelRoll : PAGE.obstacle,
        'tallon-on-obstacle',
        true,
        { ...at, obstacle: id, invalid },
        open,
      ),
    ),
    ...(off !== null
      ? [
          step(
            invalid ? PAGE.likeABarrelRoll : PAGE.flee,
            'tallon-off-the-area',
            true,
            { ...at, off, invalid },
            open,
          ),
        ]
      : []),
  ];
  const on = [...ships, ...(invalid ? obstacles : [])].map(({ id }) => id);
  return step(
    PAGE.validPosition,
    'tallon-position',
    valid,
    { ...at, on, off: valid || invalid ? off : null },
    { decisive, children, marks: own },
  );
}
