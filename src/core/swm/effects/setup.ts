/** From a scenario to what the interpreter works on, or what is wrong with the scenario. */
import { err, ok, type Result, type SetupError } from '../../result.ts';
import { sourceOf } from '../abilities/index.ts';
import type { Clause } from '../abilities/vocabulary.ts';
import type { Asked } from './clauses.ts';
import { askedEvent, expand, type GameEvent, inForce } from './events.ts';
import type { EffectAppliesScenario } from './scenario.ts';
import { type Side, sideOf } from './sides.ts';

export interface Setup {
  readonly events: readonly GameEvent[];
  readonly event: GameEvent;
  readonly clauses: readonly Clause[];
  readonly asked: Asked;
  readonly target: Side;
}

export function setup(scenario: EffectAppliesScenario): Result<Setup, readonly SetupError[]> {
  const { offence, defence, about, readings, reroll = false, forcePoints, holderFromTarget } = scenario;
  const events = expand(offence, sourceOf(offence)?.events ?? [], readings);
  const clauses = (sourceOf(defence)?.clauses ?? []).filter(
    ({ on, given }) => on === 'incoming' && inForce(given, readings),
  );
  const event = askedEvent(events, about);
  const errors: SetupError[] = [];
  const wrong = (code: string, message: string, ...path: readonly string[]) =>
    errors.push({ code, message, path });

  if (events.length === 0) {
    wrong(
      'not-an-offence',
      `${nameOf(offence)} does nothing to others, so nothing can guard against it.`,
      'offence',
    );
  } else if (!event) {
    const roles = events.map(({ role }) => role).join(', ');
    wrong('no-such-event', `${nameOf(offence)} has no event "${about}"; it has ${roles}.`, 'about');
  }
  if (clauses.length === 0) {
    wrong('not-a-defence', `${nameOf(defence)} guards against nothing.`, 'defence');
  } else if (reroll && clauses.every(({ save }) => save === undefined)) {
    wrong('no-save-to-reroll', `${nameOf(defence)} calls for no save that could be rerolled.`, 'reroll');
  }

  const attacker = sideOf([...scenario.attackerHas, offence]);
  const bound =
    event && (event.adjacentOnly || (isMeleeOnly(attacker) && event.resolvedBy === 'attack-roll'));
  const attackerFromTarget = scenario.attackerFromTarget ?? (bound ? 'adjacent' : undefined);
  if (bound && attackerFromTarget !== 'adjacent') {
    const why = event.adjacentOnly ? `${nameOf(offence)} reaches` : 'The attacker can attack';
    wrong('out-of-reach', `${why} adjacent characters only.`, 'attackerFromTarget');
  }
  const same = holderFromTarget === 'same';
  const attackerFromHolder = scenario.attackerFromHolder ?? (same ? attackerFromTarget : undefined);
  if (same && attackerFromTarget && attackerFromHolder !== attackerFromTarget) {
    const message = 'The holder is the target, so the attacker stands equally far from both.';
    wrong('contradictory-distances', message, 'attackerFromHolder');
  }

  if (!event || errors.length > 0) return err(errors);
  const situation = {
    defence,
    attacker,
    attackerFromTarget,
    holderFromTarget,
    attackerFromHolder,
    answers: null,
  };
  const asked: Asked = { situation, forcePoints, reroll, readings };
  return ok({ events, event, clauses, asked, target: sideOf(scenario.targetHas) });
}

const nameOf = (id: EffectAppliesScenario['offence']): string => sourceOf(id)?.name ?? id;

/** Melee Attack without a reach limits attacks to adjacent enemies. */
const isMeleeOnly = (side: Side): boolean => side.has('melee') && !side.has('reach');
