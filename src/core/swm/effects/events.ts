/** From the record of an offence to the events that it makes happen. */

import type { PageId } from '../../verdict.ts';
import type { Ability, EventSpec, Given, Role } from '../abilities/vocabulary.ts';
import { type ReadingId, type Readings, readingOf } from '../readings.ts';
import type { EventName } from './facts.ts';

export interface GameEvent extends EventSpec {
  readonly name: EventName;
  /** The page of what makes it happen. */
  readonly page: PageId;
  /** The event it arises from. */
  readonly cause: GameEvent | null;
}

/** Whether a record's alternative is in force. */
export const inForce = (given: Given | undefined, readings: Readings | undefined): boolean =>
  given === undefined || readingOf<ReadingId>(readings, given.reading) === given.value;

/** The events in the order in which they happen, each after its cause. */
export function expand(
  offence: Ability,
  readings: Readings | undefined,
  specs: readonly EventSpec[] = offence.events ?? [],
  cause: GameEvent | null = null,
): readonly GameEvent[] {
  const { id: source, page } = offence;
  return specs
    .filter(({ given }) => inForce(given, readings))
    .flatMap((spec) => {
      const event: GameEvent = { ...spec, name: { source, role: spec.role }, page, cause };
      return [event, ...expand(offence, readings, spec.arising ?? [], event)];
    });
}

/**
 * The event that the question is about: the one named, or the last in the chain that reaches its target, where what
 * an attack leaves its target with besides comes after the attack itself; where none reaches a target, as with a
 * power that only moves its user, the first. Undefined when there is no such event.
 */
export function askedEvent(events: readonly GameEvent[], about: Role | undefined): GameEvent | undefined {
  if (about !== undefined) return events.find(({ role }) => role === about);
  const reaching = events.filter(({ affects }) => affects === 'targets');
  return reaching.findLast(({ role }) => role !== 'condition') ?? reaching.at(-1) ?? events[0];
}

/** The events that an event arises from, nearest first. */
export function* causesOf(event: GameEvent): Generator<GameEvent> {
  for (let at = event.cause; at !== null; at = at.cause) yield at;
}
