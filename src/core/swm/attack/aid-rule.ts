/**
 * Combined fire (Star Wars Miniatures, Rebel Storm rulebook, p. 15). An attack that a character makes on its own turn
 * can be aided by allies who have not activated this round and see the target; each gives up its turn and adds 4 to
 * the attack roll, or what an effect that works on it says instead. Neither attacker nor ally may have Melee Attack or
 * deal no damage. Whether the ally could choose the target itself does not matter.
 */
import { spaceOf } from '../../geometry/space.ts';
import type { PageId, Step } from '../../verdict.ts';
import { giftsOf } from '../abilities/commanders.ts';
import { ABILITY_PAGE, type AbilityId } from '../abilities/pages.ts';
import { abilitiesThatMake } from '../abilities/traits.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { sideOf } from '../effects/sides.ts';
import { isCharacter } from '../held-clauses.ts';
import { sightStep } from '../line-of-sight.ts';
import { spaceMarks } from '../marks.ts';
import { PAGE } from '../pages.ts';
import type { Position } from '../position.ts';
import type { Readings } from '../readings.ts';
import { attackStep } from './facts.ts';
import type { AttackTime, Fighter } from './scenario.ts';

/** What each ally adds to Attack, unless an effect changes it. */
const AID = 4;

interface Condition {
  readonly met: boolean;
  readonly step: (decisive: boolean) => Step;
}

export interface Aid {
  readonly ally: Fighter;
  readonly may: boolean;
  /** What it adds to Attack. */
  readonly amount: number;
  /** The effect that says so. */
  readonly by: AbilityId | undefined;
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
  readings?: Readings,
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
        ...(isCharacter(ally) ? [] : [countsForThis(ally)]),
        notActivated(ally),
        ...shooting(ally, true),
        ...(sideOf(attacker.abilities).has('is-mounted') ? [crew(position, attacker, ally, readings)] : []),
        {
          met: position.sight(ally, target) !== undefined,
          step: (decisive) => sightStep(position, ally, target, decisive),
        },
      ];
      return { ally, may: open && own.every(({ met }) => met), ...amountOf(ally), conditions: own };
    }),
  };
}

/** A tower is treated as a character here (Clarifications 2005, AT-AT). */
const countsForThis = (ally: Fighter): Condition => ({
  met: true,
  step: (decisive) =>
    attackStep(PAGE.turretsAndTowers, 'counts-for-combined-fire', true, { ally: ally.id }, { decisive }),
});

const MOUNTED = abilitiesThatMake('is-mounted');
/** The pages that make a character one with Mounted Weapon. */
export const MOUNTED_PAGES: readonly PageId[] = MOUNTED.map((id) => ABILITY_PAGE[id]);

/** Those with Mounted Weapon are aided only by their like and by Gunners beside them (card lists, Mounted Weapon). */
function crew(
  position: Position,
  attacker: Fighter,
  ally: Fighter,
  readings: Readings | undefined,
): Condition {
  const { has } = sideOf(ally.abilities);
  const beside = adjacentSpaces(position.walls, spaceOf(attacker), spaceOf(ally), readings);
  const met = has('is-mounted') || (has('is-gunner') && beside);
  const evidence = { attacker: attacker.id, ally: ally.id, mounted: has('is-mounted'), beside };
  const held = MOUNTED.find((id) => attacker.abilities.includes(id));
  const rule = held && ABILITY_PAGE[held];
  return {
    met,
    step: (decisive) =>
      attackStep(rule ?? PAGE.combinedFire, 'serves-mounted-weapon', met, evidence, { decisive }),
  };
}

/**
 * "+6 for combined fire instead of the usual +4": the bonus itself is another one, whatever else adds to Attack
 * (Clarifications 2005, Baron Fel).
 */
function amountOf({ abilities }: Fighter): Pick<Aid, 'amount' | 'by'> {
  const changed = abilities.flatMap((by) =>
    giftsOf(by).flatMap((gift) => (gift.gives === 'combined-fire' ? [{ amount: gift.amount, by }] : [])),
  );
  const [best] = changed.toSorted((one, other) => other.amount - one.amount);
  return best ?? { amount: AID, by: undefined };
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
  { ally, may, amount, by, conditions }: Aid,
  decisive: boolean,
): Step =>
  attackStep(
    PAGE.combinedFire,
    'may-combine-fire',
    may,
    { attacker: attacker.id, target: target.id, ally: ally.id, amount },
    {
      decisive,
      marks: spaceMarks(spaceOf(ally), may ? 'clear' : 'blocked'),
      children: [
        ...weighed(conditions, decisive),
        ...(may && by ? [changedStep(ally, amount, by, decisive)] : []),
      ],
    },
  );

const changedStep = (ally: Fighter, amount: number, by: AbilityId, decisive: boolean): Step =>
  attackStep(
    PAGE.combinedFireChanged,
    'combined-fire-changed',
    true,
    { ally: ally.id, by, amount, usual: AID },
    { decisive },
  );

/** Where all conditions are met, each is needed; else the first that fails decides. */
function weighed(conditions: readonly Condition[], decisive: boolean): readonly Step[] {
  const failing = conditions.find(({ met }) => !met);
  return conditions.map((condition) =>
    condition.step(decisive && (failing === undefined || condition === failing)),
  );
}
