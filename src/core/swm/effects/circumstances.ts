/** Who stands where and attacks with what, as far as the scenario, the attacker and the event tell. */
import { err, ok, type Result, type SetupError } from '../../result.ts';
import { sourceOf } from '../abilities/index.ts';
import type { Distance, SourceId, Trait } from '../abilities/vocabulary.ts';
import type { GameEvent } from './events.ts';
import type { EffectAppliesScenario } from './scenario.ts';
import { type Side, sideOf } from './sides.ts';

/** Undefined where nothing tells; a defence then finds what it needs. */
export interface Circumstances {
  readonly attacker: Side;
  readonly melee: boolean | undefined;
  readonly lightsaber: boolean | undefined;
  readonly attackerFromTarget: Distance | undefined;
  readonly holderFromTarget: 'same' | Distance | undefined;
  readonly attackerFromHolder: Distance | undefined;
}

type Checked<T> = Result<T, readonly SetupError[]>;

export const nameOf = (id: SourceId): string => sourceOf(id)?.name ?? id;

export const wrong = (code: string, message: string, field: keyof EffectAppliesScenario) =>
  err([{ code, message, path: [field] }]);

export function circumstancesOf(scenario: EffectAppliesScenario, event: GameEvent): Checked<Circumstances> {
  const attacker = sideOf([...scenario.attackerHas, scenario.offence]);
  const distances = distancesOf(scenario, event, attacker);
  if (!distances.ok) return distances;

  const { attacks, withLightsaber } = scenario;
  const melee = settled(attacker, 'melee', attacks && attacks === 'melee');
  if (melee === 'contradiction') {
    const [because = scenario.offence] = attacker.because('melee');
    return wrong(
      'contradictory-attacks',
      `With ${nameOf(because)}, all attacks are melee attacks.`,
      'attacks',
    );
  }
  const lightsaber = settled(attacker, 'with-lightsaber', withLightsaber && withLightsaber === 'yes');
  if (lightsaber === 'contradiction') {
    const [because = scenario.offence] = attacker.because('with-lightsaber');
    return wrong(
      'contradictory-lightsaber',
      `${nameOf(because)} is used with a lightsaber.`,
      'withLightsaber',
    );
  }
  return ok({ attacker, melee, lightsaber, ...distances.value });
}

/** What the scenario says, or else the attacker's abilities. */
function settled(
  attacker: Side,
  trait: Trait,
  said: boolean | undefined,
): boolean | undefined | 'contradiction' {
  if (!attacker.has(trait)) return said;
  return said === false ? 'contradiction' : true;
}

type Distances = Pick<Circumstances, 'attackerFromTarget' | 'holderFromTarget' | 'attackerFromHolder'>;

function distancesOf(scenario: EffectAppliesScenario, event: GameEvent, attacker: Side): Checked<Distances> {
  const { offence, holderFromTarget } = scenario;
  const melee = event.resolvedBy === 'attack-roll' && attacker.has('melee');
  const bound = event.adjacentOnly === true || (melee && !attacker.has('reach'));
  const attackerFromTarget = scenario.attackerFromTarget ?? (bound ? 'adjacent' : undefined);
  if (bound && attackerFromTarget !== 'adjacent') {
    const [because = offence] = event.adjacentOnly ? [] : attacker.because('melee');
    return wrong(
      'out-of-reach',
      `${nameOf(because)} reaches adjacent characters only.`,
      'attackerFromTarget',
    );
  }
  // "Enemies within 2 squares" (Clarifications 2005, Melee Reach 2).
  if (melee && attackerFromTarget === 'further') {
    const [because = offence] = attacker.because('reach');
    return wrong('out-of-reach', `${nameOf(because)} does not reach so far.`, 'attackerFromTarget');
  }
  const same = holderFromTarget === 'same' ? attackerFromTarget : undefined;
  const attackerFromHolder = scenario.attackerFromHolder ?? same;
  if (same && attackerFromHolder !== same) {
    const message = 'The holder is the target, so the attacker stands equally far from both.';
    return wrong('contradictory-distances', message, 'attackerFromHolder');
  }
  return ok({ attackerFromTarget, holderFromTarget, attackerFromHolder });
}
