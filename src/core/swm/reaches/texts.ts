/** The texts that say whom an effect works on: the definition, what a stat card adds, what the reader enters. */
import { err, ok, type Result, type SetupError } from '../../result.ts';
import type { PageId } from '../../verdict.ts';
import { cardOf } from '../abilities/cards.ts';
import { sourceOf } from '../abilities/index.ts';
import type { Ability, ReachText } from '../abilities/vocabulary.ts';
import { PAGE } from '../pages.ts';
import type { Printed } from './facts.ts';
import type { ReachesScenario } from './scenario.ts';

export interface PrintedText {
  readonly text: ReachText;
  readonly printed: Printed;
  /** The page that states it. */
  readonly page: PageId;
}

export function textsOf(scenario: ReachesScenario): Result<readonly PrintedText[], readonly SetupError[]> {
  const { effect, card, texts } = scenario;
  const record = effect && sourceOf(effect);
  const onCard = card && cardOf(card);
  if (onCard && (onCard.ability !== effect || !onCard.reach)) {
    const message = `The stat card of ${onCard.name} does not say on whom ${record?.name ?? 'this effect'} works.`;
    return err([{ code: 'another-card', message, path: ['card'] }]);
  }
  if (!record && texts.length === 0) {
    const message = 'Name an effect, or enter what its text says.';
    return err([{ code: 'no-text', message, path: ['texts'] }]);
  }
  const known = record && recordedReach(record);
  // What the reader enters tells more than an example does.
  const recorded = known?.example && texts.length > 0 ? undefined : known;
  return ok([
    ...(recorded && record
      ? [{ text: recorded, printed: { in: 'record' as const }, page: record.page }]
      : []),
    ...(onCard?.reach
      ? [{ text: onCard.reach, printed: { in: 'card' as const, card: onCard.name }, page: PAGE.cardText }]
      : []),
    ...texts.map((text) => ({
      text,
      printed: { in: 'entered' as const, from: text.from },
      page: text.from === 'card' ? PAGE.cardText : (record?.page ?? PAGE.kinds),
    })),
  ]);
}

/** Whom a record says that it works on, in so many words, by its clauses against enemies or by its events. */
export function recordedReach({ reach, clauses = [], events = [] }: Ability): ReachText | undefined {
  if (reach) return reach;
  const enemy = clauses.flatMap(({ when }) => when).find((condition) => condition.if === 'enemy');
  if (enemy) return { whom: 'enemies', ...(enemy.kind === 'non-droid' && { kinds: [enemy.kind] }) };
  const reaching = events.find(({ affects }) => affects === 'targets');
  if (!reaching) return undefined;
  const { victims = 'anyone', origin } = reaching;
  // A character cannot attack an ally (Rebel Storm rulebook, p. 15).
  const whom = origin === 'attack' ? 'enemies' : 'anyone';
  return { whom, ...(victims !== 'anyone' && { kinds: [victims] }) };
}
