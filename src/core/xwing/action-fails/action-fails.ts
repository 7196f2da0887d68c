/**
 * `xwing/action-fails`: an action has its ship choose another. If there is none that it may choose, the action fails
 * (rulings, "Spacetug Tractor Array"). Whose ships, which arcs and which ranges the action says itself.
 */
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { NO, type Step, YES } from '../../verdict.ts';
import { CHOOSING_ACTIONS, type ChoosingAction, type Zone } from './actions.ts';
import { actionFailsStep as step } from './facts.ts';
import type { ActionFailsScenario, OtherShip } from './scenario.ts';

export const actionFails: Question<'xwing/action-fails', ActionFailsScenario> = {
  id: 'xwing/action-fails',
  cites: [...new Set(Object.values(CHOOSING_ACTIONS).flatMap(({ page, failing }) => [page, failing]))],
  judge({ action: id, ships }) {
    const errors = sameLetters({ ships });
    if (errors.length > 0) return err(errors);
    const action = CHOOSING_ACTIONS[id];
    const choosable = ships.filter((ship) => isRightSide(ship, action) && action.zones.some(covers(ship)));
    const fails = choosable.length === 0;
    const evidence = { action: id, choosable: choosable.map((ship) => ship.id) };
    return ok({
      answer: fails ? YES : NO,
      steps: [
        // One ship that can be chosen is enough; that none can hangs on every ship.
        ...ships.map((ship) => chosenStep(id, action, ship, fails)),
        step(action.failing, 'action-fails', fails, evidence, { decisive: true }),
        ...choosable.flatMap((ship) => gainStep(action, ship)),
      ],
      hangsOn: [],
    });
  },
};

const isRightSide = (ship: OtherShip, { side }: ChoosingAction): boolean =>
  side === undefined || side === ship.side;

/** The bullseye arc is a part of the front arc. */
const covers =
  ({ range, stands }: OtherShip) =>
  ({ arc, from, to }: Zone): boolean =>
    range >= from &&
    range <= to &&
    (arc === undefined || stands === arc || (arc === 'front' && stands === 'bullseye'));

function chosenStep(id: string, action: ChoosingAction, ship: OtherShip, fails: boolean): Step {
  const { page, side: wanted, zones } = action;
  const right = isRightSide(ship, action);
  const reached = zones.some(covers(ship));
  const holds = right && reached;
  const decisive = holds !== fails;
  const tell = (part: boolean) => ({ decisive: decisive && (holds || !part) });
  const { range, stands, side } = ship;
  const children = [
    ...(wanted ? [step(page, 'right-side', right, { ship: ship.id, side, wanted }, tell(right))] : []),
    step(page, 'in-zone', reached, { ship: ship.id, range, stands, zones: [...zones] }, tell(reached)),
  ];
  return step(page, 'can-be-chosen', holds, { action: id, ship: ship.id }, { children, decisive });
}

function gainStep({ page, gains }: ChoosingAction, ship: OtherShip): readonly Step[] {
  if (!gains) return [];
  const { token, count, instead } = gains;
  const number = instead && covers(ship)(instead.within) ? instead.count : count;
  return [step(page, 'would-gain', true, { ship: ship.id, token, count: number })];
}
