/**
 * The cases whose answers sources give, by question: what demonstrations compare a reader's position with.
 * Rulings count, and rules, which are the rulebooks' own; not what abilities and open questions show as examples.
 */
import type { Case, Entry, RuleEntry, RulingEntry } from '../corpus/entry.ts';
import type { Published } from '../demos/standing/standing.ts';

export interface PublishedCase {
  readonly entry: RulingEntry | RuleEntry;
  readonly case: Case;
}

/** Rulings before rules. */
export const publishedCases = (entries: readonly Entry[], question: string): readonly PublishedCase[] =>
  [entries.filter((entry) => entry.kind === 'ruling'), entries.filter((entry) => entry.kind === 'rule')]
    .flat()
    .flatMap((entry) => entry.cases.map((one) => ({ entry, case: one })))
    .filter((one) => one.case.scenario.question === question);

export const publishedFor = (entries: readonly Entry[], question: string): readonly Published[] =>
  publishedCases(entries, question).map(({ entry, case: { scenario } }) => ({
    title: entry.title,
    href: entry.address.slice(1),
    scenario,
    ...(entry.kind === 'ruling' && entry.data.answer === 'none' && { noRuling: true }),
  }));
