/** What a reader typed, as terms to search for. */
import { plainWords, readings } from './normalise.ts';
import type { LookUp } from './vocabulary.ts';

/** One thing that a page should have: a word, a name of several words, or a quoted phrase. */
export interface Term {
  /** As typed, for messages. */
  readonly typed: string;
  /** In the one spelling, as the index has them. */
  readonly words: readonly string[];
  /** Quoted: the words in this order, side by side. */
  readonly phrase: boolean;
}

export interface Query {
  readonly terms: readonly Term[];
  /** Function words, which are not searched for. */
  readonly ignored: readonly string[];
}

/** Words that say nothing about which page is meant. Negations and numbers do, so they are not among them. */
const FUNCTION_WORDS = new Set(
  (
    'a an and are as at be been being but by can could did do does for from had has have how i if in into is it its ' +
    'may might my of on or our should so than that the their them then there these they this those to vs was we were ' +
    'what when where which who why will with would you your'
  ).split(' '),
);

const termsOf = (typed: readonly string[], words: readonly string[]): Term => ({
  typed: typed.join(' '),
  words,
  phrase: false,
});

/** Two words that the index has as one, when one of them alone would mean little: "x wing", "body guard". */
const joinKnownPairs = (words: readonly string[], vocabulary: LookUp): string[] => {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [first = '', second] = words.slice(at);
    const doubtful = (word: string) => word.length <= 2 || !vocabulary.knows(word);
    if (second !== undefined && vocabulary.has(first + second) && (doubtful(first) || doubtful(second))) {
      joined.push(first + second);
      at++;
    } else joined.push(first);
  }
  return joined;
};

/** Unquoted text: a word each, an alias as one term, and a hyphenated word in parts if no page joins it. */
const looseTerms = (text: string, vocabulary: LookUp): Term[] => {
  const words = text
    .split(/\s+/)
    .flatMap((chunk) => {
      const joined = plainWords(chunk);
      return joined.every(vocabulary.knows) ? joined : plainWords(chunk.replace(/[-‐‑]/g, ' '));
    })
    .filter((word) => word !== '');
  return readings(joinKnownPairs(words, vocabulary)).map(({ typed, words }) => termsOf(typed, words));
};

/** A quoted part is a phrase; a quotation mark that is not closed is none. */
const QUOTED = /["“”]([^"“”]*)["“”]/gu;

/** Reads a query. Function words are set apart, unless nothing else was typed. */
export const readQuery = (text: string, vocabulary: LookUp): Query => {
  const terms: Term[] = [];
  let rest = 0;
  const loose = (part: string) => terms.push(...looseTerms(part, vocabulary));
  for (const match of text.matchAll(QUOTED)) {
    loose(text.slice(rest, match.index));
    const words = plainWords(match[1] ?? '');
    if (words.length > 0) terms.push({ typed: `“${(match[1] ?? '').trim()}”`, words, phrase: true });
    rest = match.index + match[0].length;
  }
  loose(text.slice(rest));

  const functional = (term: Term) => !term.phrase && term.words.every((word) => FUNCTION_WORDS.has(word));
  const meaningful = terms.filter((term) => !functional(term));
  if (meaningful.length === 0) return { terms: unique(terms), ignored: [] };
  return {
    terms: unique(meaningful.map(withoutFunctionWords)),
    ignored: [...new Set(terms.filter(functional).map((term) => term.typed))],
  };
};

/** "line of sight" asks for "line" and "sight": every page has an "of". A phrase keeps its words. */
const withoutFunctionWords = (term: Term): Term =>
  term.phrase ? term : { ...term, words: term.words.filter((word) => !FUNCTION_WORDS.has(word)) };

const unique = (terms: readonly Term[]): Term[] => {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const key = `${term.phrase} ${term.words.join(' ')}`;
    return !seen.has(key) && seen.add(key);
  });
};
