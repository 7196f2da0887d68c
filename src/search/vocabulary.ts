/**
 * Every word of the index with the number of pages that have it, written beside the index at build.
 * Pagefind drops a word that it does not know and falls back to a shorter one ("bodygaurd" finds every "b"), and
 * says neither; so each word of a query is looked up here first.
 */
import { closest } from '../text/closest.ts';
import { plainWords } from './normalise.ts';

export interface Vocabulary {
  /** How many pages are in the index. */
  readonly pages: number;
  /** Word in the one spelling → number of pages that have it. */
  readonly words: Readonly<Record<string, number>>;
}

/** Words under which the index finds a text: each word, a compound's whole and its parts ("TIE/fo", "BlastDoor"). */
export const indexedWords = (text: string): Set<string> => {
  const parts = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[-‐‑/]/g, ' ');
  return new Set([...plainWords(text), ...plainWords(parts)]);
};

/** Counts the words of pages; each page is given as the list of its texts. Sorted, so that a build is repeatable. */
export const vocabularyOf = (pages: readonly (readonly string[])[]): Vocabulary => {
  const counts = new Map<string, number>();
  for (const texts of pages) {
    const words = new Set(texts.flatMap((text) => [...indexedWords(text)]));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { pages: pages.length, words: Object.fromEntries(sorted) };
};

/** Endings that an English word changes without becoming another word; the index compares stems. */
const ENDINGS = new Set(
  ',s,es,e,ed,d,ing,er,ers,r,rs,y,ies,ied,ion,ions,ation,ations,al,able,ably,ly,ment,ments,ive,ity'.split(
    ',',
  ),
);

const SHORTEST_STEM = 3;

/** Parts of a word that was written together are at least this long. */
const SHORTEST_PART = 3;

/** How many letters may be wrong in a word of that length: of thousands of words, some come near to any short one. */
const slips = (length: number): number => Math.min(2, Math.floor((length - 1) / 3));

/** Are two words forms of one, as far as their endings tell? "activation" and "activates" are. */
export const sameStem = (a: string, b: string): boolean => {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  // A stem may give up letters to the ending: "defeating" and "defeat", "tried" and "tries".
  for (let stem = shared; stem >= Math.max(SHORTEST_STEM, shared - 2); stem--) {
    if (ENDINGS.has(a.slice(stem)) && ENDINGS.has(b.slice(stem))) return true;
  }
  return false;
};

/** Looks words up: the vocabulary as the search asks it. */
export const lookUp = (vocabulary: Vocabulary) => {
  const sorted = Object.keys(vocabulary.words).sort();
  /** The known words that begin with the given letters. */
  const beginningWith = (letters: string): string[] => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (sorted[end]?.startsWith(letters)) end++;
    return sorted.slice(low, end);
  };
  const parted = (word: string): string | undefined => {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => Object.hasOwn(vocabulary.words, part))) return parts.join(' ');
    }
    return undefined;
  };
  let commonFirst: readonly string[] | undefined;
  return {
    pages: vocabulary.pages,
    beginningWith,
    /**
     * The known word that a misspelt one probably is, or the two that were written as one. Nobody mistakes the first
     * letter; of equally near words it is that of more pages.
     */
    meantBy: (word: string): string | undefined => {
      commonFirst ??= sorted.toSorted((a, b) => (vocabulary.words[b] ?? 0) - (vocabulary.words[a] ?? 0));
      const candidates = commonFirst.filter((known) => known[0] === word[0]);
      return closest(word, candidates, slips(word.length)) ?? parted(word);
    },
    has: (word: string): boolean => Object.hasOwn(vocabulary.words, word),
    /** Does a page have the word, a longer word that begins with it, or another form of it? */
    knows: (word: string): boolean =>
      Object.hasOwn(vocabulary.words, word) ||
      (word.length >= SHORTEST_STEM &&
        (beginningWith(word).length > 0 ||
          beginningWith(word.slice(0, SHORTEST_STEM)).some((known) => sameStem(word, known)))),
  };
};

export type LookUp = ReturnType<typeof lookUp>;
