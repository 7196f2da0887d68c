/** How facts become sentences. Each game keeps one table of sentences per family of questions. */
import type { Answer, Step } from '../core/verdict.ts';
import { names } from './words.ts';

/** What people call a piece, an ability, a ship …; the id itself where nothing better is known. */
export type Naming = (id: string) => string;

/** Names made to name some things besides. */
export const namingAlso =
  (words: Readonly<Record<string, string>>) =>
  (name: Naming): Naming =>
  (id) =>
    words[id] ?? name(id);

/** One sentence for each fact; a fact of the core that has none does not compile. */
export type Sentences<Facts> = {
  readonly [K in keyof Facts]: (evidence: Facts[K], holds: boolean, name: Naming) => string;
};

/** A table of sentences whose facts are no longer known by type, as views use them. */
// biome-ignore lint/suspicious/noExplicitAny: evidence is checked where the table is written
export type SentenceTable = Readonly<Record<string, (evidence: any, holds: boolean, name: Naming) => string>>;

/** The sentence of a step; the fact's own name when the table lacks it, which a test forbids. */
export const sentenceOf = (table: SentenceTable, step: Step, name: Naming): string =>
  table[step.fact]?.(step.evidence, step.holds, name) ?? step.fact;

/** The answer in words. */
export function answerText(answer: Answer, name: Naming): string {
  switch (answer.kind) {
    case 'yes':
      return 'Yes';
    case 'no':
      return 'No';
    case 'number':
      return `${answer.value} ${answer.unit}`;
    case 'set':
      return answer.members.length ? names(answer.members, name) : 'none';
    case 'order':
      return answer.items.length ? answer.items.map(name).join(', then ') : 'nothing';
    case 'undetermined':
      return 'Not decided';
  }
}

/** With more members than this, a set is told in short where there is little room: how many, and the first few. */
const MOST_TOLD = 12;
const FEW = 6;

type LongSet = Extract<Answer, { readonly kind: 'set' }>;

export const isLong = (answer: Answer): answer is LongSet =>
  answer.kind === 'set' && answer.members.length > MOST_TOLD;

/** The answer in a few words, for chips and announcements. */
export function answerInShort(answer: Answer, name: Naming): string {
  if (!isLong(answer)) return answerText(answer, name);
  const { members } = answer;
  return `${members.length}: ${members.slice(0, FEW).map(name).join(', ')} …`;
}
