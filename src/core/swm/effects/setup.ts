/** From a scenario to what the interpreter works on, or what is wrong with the scenario. */
import { ok, type Result, type SetupError } from '../../result.ts';
import { cardOf } from '../abilities/cards.ts';
import { sourceOf } from '../abilities/index.ts';
import type { Clause } from '../abilities/vocabulary.ts';
import { circumstancesOf, nameOf, wrong } from './circumstances.ts';
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
  const { offence, defence, card, about, readings, reroll = false, forcePoints } = scenario;
  const record = sourceOf(offence);
  const events = record ? expand(record, readings) : [];
  const clauses = (sourceOf(defence)?.clauses ?? []).filter(
    ({ on, given }) => on === 'incoming' && inForce(given, readings),
  );
  const event = askedEvent(events, about);
  if (events.length === 0) return wrong('not-an-offence', `${nameOf(offence)} acts on nobody.`, 'offence');
  if (clauses.length === 0)
    return wrong('not-a-defence', `${nameOf(defence)} guards against nothing.`, 'defence');
  const onCard = card && cardOf(card);
  if (onCard && (onCard.ability !== defence || !onCard.when)) {
    const message = `The stat card of ${onCard.name} adds nothing to ${nameOf(defence)} that bears on this.`;
    return wrong('another-card', message, 'card');
  }
  if (!event) {
    const roles = events.map(({ role }) => role).join(', ');
    return wrong('no-such-event', `${nameOf(offence)} has no "${about}"; it has ${roles}.`, 'about');
  }
  if (reroll && clauses.every(({ save }) => save === undefined)) {
    return wrong(
      'no-save-to-reroll',
      `${nameOf(defence)} calls for no save that could be rerolled.`,
      'reroll',
    );
  }
  const circumstances = circumstancesOf(scenario, event);
  if (!circumstances.ok) return circumstances;
  const asked: Asked = {
    situation: { defence, ...circumstances.value, answers: null },
    forcePoints,
    reroll,
    byCard: onCard?.when ?? [],
    readings,
  };
  return ok({ events, event, clauses, asked, target: sideOf(scenario.targetHas) });
}
