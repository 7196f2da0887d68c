/** What comes of holding a defence against each event of an offence. */
import type { Effect } from '../abilities/vocabulary.ts';
import type { Truth } from '../truth.ts';
import { apply, type ClauseResult } from './clauses.ts';
import { causesOf, type GameEvent } from './events.ts';
import type { Setup } from './setup.ts';

/** What stops an event also stops all that would arise from it; damage avoided or passed on does not. */
const STOPS: readonly Effect[] = ['prevent', 'cancel', 'become-target'];

/** Every clause of the defence held against one event. */
export interface Held {
  readonly event: GameEvent;
  readonly results: readonly ClauseResult[];
}

export const heldAgainst = ({ events, clauses, asked }: Setup): readonly Held[] =>
  events.map((event) => ({ event, results: clauses.map((clause) => apply(clause, event, asked)) }));

export interface Outcome {
  readonly truth: Truth;
  /** The clauses on which it rests. */
  readonly decisive: readonly ClauseResult[];
  readonly stoppedCause?: GameEvent;
}

/** Whether the defence works against an event: on the event itself, or by stopping what it arises from. */
export function outcomeOf(event: GameEvent, held: readonly Held[]): Outcome {
  const resultsOf = (of: GameEvent) => held.find((each) => each.event === of)?.results ?? [];
  const own = resultsOf(event);
  const causes = [...causesOf(event)]
    .flatMap(resultsOf)
    .filter(({ clause }) => STOPS.includes(clause.effect));

  const applies = own.find(({ truth }) => truth === 'yes');
  if (applies) return { truth: 'yes', decisive: [applies] };
  const stops = causes.find(({ truth }) => truth === 'yes');
  if (stops) return { truth: 'yes', decisive: [stops], stoppedCause: stops.event };
  const open = [...own, ...causes].filter(({ truth }) => truth === 'unknown');
  if (open.length > 0) return { truth: 'unknown', decisive: open };
  // A clause that forbids events could have forbidden the cause; that it does not is part of the reason.
  return { truth: 'no', decisive: [...own, ...causes.filter(({ clause }) => clause.effect === 'prevent')] };
}
