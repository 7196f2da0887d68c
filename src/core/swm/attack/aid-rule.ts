/**
 * Combined fire (Star Wars Miniatures, Rebel Storm rulebook, p. 15). An attack that a character makes on its own turn
 * can be aided by allies who have not activated this round and see the target; each gives up its turn and adds 4 to
 * the attack roll. Neither attacker nor ally may have Melee Attack or deal no damage. Whether the ally could choose
 * the target itself does not matter.
 */
import { spaceOf } from '../../geometry/space.ts';
import type { Step } from '../../verdict.ts';
import { sideOf } from '../effects/sides.ts';
import { sightStep } from '../line-of-sight.ts';
import { spaceMarks } from '../marks.ts';
import { PAGE } from '../pages.ts';
import type { Position } from '../position.ts';
import { attackStep } from './facts.ts';
import type { AttackTime, Fighter } from './scenario.ts';

/** What each ally adds to Attack. */
export const AID = 4;

interface Condition {
  readonly met: boolean;
  readonly step: (decisive: boolean) => Step;
}

export interface Aid {
  readonly ally: Fighter;
  readonly may: boolean;
  readonly conditions: readonly Condition[];
}

export interface AidFinding {
  /** Can this attack be aided by anybody? */
  readonly open: boolean;
  readonly conditions: readonly Condition[];
  readonly allies: readonly Aid[];
}

export function findAid(
  position: Position,
  attacker: Fighter,
  target: Fighter,
  time: AttackTime,
  allies: readonly Fighter[],
): AidFinding {
  const ownTurn: Condition = {
    met: time === 'own-turn',
    step: (decisive) =>
      attackStep(
        PAGE.combinedFire,
        'on-own-turn',
        time === 'own-turn',
        { attacker: attacker.id, time },
        { decisive },
      ),
  };
  const conditions = [ownTurn, ...shooting(attacker, false)];
  const open = conditions.every(({ met }) => met);
  return {
    open,
    conditions,
    allies: allies.map((ally) => {
      const own: readonly Condition[] = [
        notActivated(ally),
        ...shooting(ally, true),
        {
          met: position.sight(ally, target) !== undefined,
          step: (decisive) => sightStep(position, ally, target, decisive),
        },
      ];
      return { ally, may: open && own.every(({ met }) => met), conditions: own };
    }),
  };
}

const notActivated = (ally: Fighter): Condition => ({
  met: !ally.activated,
  step: (decisive) =>
    attackStep(PAGE.combinedFire, 'not-activated', !ally.activated, { ally: ally.id }, { decisive }),
});

/** Characters with Melee Attack, and those who deal no damage, can neither use combined fire nor benefit from it. */
function shooting(piece: Fighter, aids: boolean): readonly Condition[] {
  const by = sideOf(piece.abilities).because('melee');
  const [notMelee, hasDamage] = [by.length === 0, piece.damage !== 0];
  const who = { piece: piece.id, aids };
  return [
    {
      met: notMelee,
      step: (decisive) => attackStep(PAGE.combinedFire, 'not-melee', notMelee, { ...who, by }, { decisive }),
    },
    {
      met: hasDamage,
      step: (decisive) => attackStep(PAGE.combinedFire, 'has-damage', hasDamage, who, { decisive }),
    },
  ];
}

/** Whether the attack can be aided, by whomever. */
export const openStep = (attacker: Fighter, target: Fighter, found: AidFinding, decisive: boolean): Step =>
  attackStep(
    PAGE.combinedFire,
    'may-be-aided',
    found.open,
    { attacker: attacker.id, target: target.id },
    { decisive, children: weighed(found.conditions, decisive) },
  );

/** Whether one ally may combine fire. */
export const aidStep = (
  attacker: Fighter,
  target: Fighter,
  { ally, may, conditions }: Aid,
  decisive: boolean,
): Step =>
  attackStep(
    PAGE.combinedFire,
    'may-combine-fire',
    may,
    { attacker: attacker.id, target: target.id, ally: ally.id, amount: AID },
    {
      decisive,
      marks: spaceMarks(spaceOf(ally), may ? 'clear' : 'blocked'),
      children: weighed(conditions, decisive),
    },
  );

/** Where all conditions are met, each is needed; else the first that fails decides. */
function weighed(conditions: readonly Condition[], decisive: boolean): readonly Step[] {
  const failing = conditions.find(({ met }) => !met);
  return conditions.map((condition) =>
    condition.step(decisive && (failing === undefined || condition === failing)),
  );
}
