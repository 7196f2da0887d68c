/** What a sequence is about: the event that reaches a target, and what holds for one target only. */
import { areaOf } from '../abilities/areas.ts';
import { granted } from '../abilities/events.ts';
import { sourceOf } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { expand, type GameEvent, inForce } from '../effects/events.ts';
import { isCharacter } from '../held-clauses.ts';
import type { Readings } from '../readings.ts';
import type { Using } from './scenario.ts';
import { type Actor, type Sequence, stands, type Table } from './state.ts';

/** What holds for one target only. */
export const onTarget = (target: Actor) => ({
  target,
  named: target,
  recipient: target,
  used: new Set<string>(),
  bonus: { attack: 0, damage: 0 },
  die: 0,
  hits: false,
  critical: false,
  damage: 0,
  disintegration: undefined,
  defeated: [],
  stopped: false,
});

export const isAttack = ({ event }: Sequence): boolean => event.resolvedBy === 'attack-roll';

/**
 * What reaches the target: the attack that is made or granted, or the ability itself; with `deals`, damage that an ability
 * brings besides.
 */
export function eventOf(using: Using, readings: Readings | undefined, deals?: number): GameEvent | undefined {
  const record = sourceOf(using);
  if (!record) return undefined;
  if (deals !== undefined) {
    return {
      name: { source: using, role: 'damage' },
      page: record.page,
      cause: null,
      role: 'damage',
      origin: record.kind,
      resolvedBy: 'automatic',
      affects: 'targets',
      does: 'damage',
      usesTargetRules: false,
      aimed: false,
      spendsForce: false,
    };
  }
  const events = expand(record, readings);
  return events.find(({ role }) => role === 'attack') ?? events.find(({ affects }) => affects === 'targets');
}

/** The attack of one who is defeated: an attack like any other, granted outside of the normal turn. */
export function lastAttack(readings: Readings | undefined): GameEvent | undefined {
  const event = eventOf('attack', readings);
  const as = granted(true).find(({ given }) => inForce(given, readings));
  return event && { ...event, usesTargetRules: as?.usesTargetRules ?? event.usesTargetRules };
}

/**
 * Whom an ability such as Grenades affects beside its target: everybody adjacent to it, of either side, whatever its size
 * (Clarifications 2005, AT-AT); towers are no characters for that.
 */
export const splashed = ({ actors, adjacent }: Table, { ability, target }: Sequence): readonly Actor[] =>
  ability && areaOf(ability)
    ? actors.filter((other) => stands(other) && adjacent(other, target) && isCharacter(other.character))
    : [];

/** The attack that follows an attack on the same target. */
export const secondEvent = (ability: AbilityId, readings: Readings | undefined): GameEvent | undefined => {
  const record = sourceOf(ability);
  return record && expand(record, readings).find(({ role }) => role === 'second-attack');
};
