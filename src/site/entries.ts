/** What pages say about an entry: its kind in words, the sentence that sums it up, its dates and sources. */
import type { Entry } from '../corpus/entry.ts';
import { type AbilityData, KINDS, type Kind, type SourceData } from '../corpus/schema.ts';
import { answerLabel } from './answers.ts';
import { byDate } from './dates.ts';

export const KIND_NAMES: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  ruling: { one: 'Ruling', many: 'Rulings' },
  rule: { one: 'Rule', many: 'Rules' },
  ability: { one: 'Ability', many: 'Abilities' },
  open: { one: 'Open question', many: 'Open questions' },
  source: { one: 'Source', many: 'Sources' },
};

/** One sentence: the ruling, or what the entry is about. */
export function saysOf(entry: Entry): string {
  switch (entry.kind) {
    case 'ruling':
      return entry.data.ruling;
    case 'source':
      return entry.data.processed;
    default:
      return entry.data.summary;
  }
}

/** What a link preview calls it: of a ruling, the answer first. */
export const previewOf = (entry: Entry): string =>
  entry.kind === 'ruling' && entry.data.answer !== 'depends'
    ? `${answerLabel(entry.data.answer)}: ${entry.title}`
    : entry.title;

/** Where its text comes from; several for some abilities, none for open questions. */
export function sourcesOf(entry: Entry) {
  switch (entry.kind) {
    case 'ruling':
    case 'rule':
      return [entry.data.source];
    case 'ability':
      return entry.data.source ? [entry.data.source, ...entry.data.sources] : entry.data.sources;
    default:
      return [];
  }
}

/** The date that lists sort by: when its source was issued. */
export const dateOf = (entry: Entry): string =>
  entry.kind === 'source' ? entry.data.date : (sourcesOf(entry)[0]?.date ?? 'unknown');

export const tagsOf = (entry: Entry): readonly string[] => (entry.kind === 'source' ? [] : entry.data.tags);

/** `line-of-sight` as "Line of sight"; the AT-AT is called what it is. */
export const tagName = (tag: string): string =>
  tag === 'at-at' ? 'AT-AT' : tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');

export const byTitle = (a: Entry, b: Entry): number => a.title.localeCompare(b.title, 'en-GB');

/** Rulings first, then rules, abilities and the rest. */
export const byKind = (a: Entry, b: Entry): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || byTitle(a, b);

export const latestFirst = (a: Entry, b: Entry): number => byDate(dateOf(a), dateOf(b)) || byTitle(a, b);

/** In the order of `keys`, or of their first appearance; groups without entries are left out. */
export function groupBy<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
  keys: readonly K[] = [],
): [K, T[]][] {
  const groups = new Map<K, T[]>(keys.map((key) => [key, []]));
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return [...groups].filter(([, group]) => group.length > 0);
}

export const AUTHORITIES: Readonly<Record<SourceData['authority'], string>> = {
  official: 'Official, from the publisher',
  representative: 'An official representative',
  community: 'A consolidation by the community',
};

/** How much of an ability's text the sources give. */
export const KNOWN: Readonly<Record<AbilityData['known'], string>> = {
  quoted: 'Given in full by the sources',
  partly: 'Given in part by the sources',
  unknown: 'Not given by the sources',
};

type NoteKind = SourceData['notes'][number]['kind'];

export const NOTE_NAMES: Readonly<Record<NoteKind, string>> = {
  amends: 'Amends an earlier answer',
  replaces: 'Replaces an earlier answer',
  confirmed: 'Confirmed elsewhere',
  caveat: 'Caveat',
  slip: 'Slip in the source',
  reconstructed: 'Reconstructed position',
  differs: 'Differs elsewhere',
};
