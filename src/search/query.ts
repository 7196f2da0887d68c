/** What a reader typed, as terms to search for. */
import { normalise, plainWords, type Reading, readings } from './normalise.ts';
import type { LookUp } from './vocabulary.ts';

/** One thing that a page should have: a word, a name of several words, or a quoted phrase. */
export interface Term {
  /** As typed, for messages. */
  readonly typed: string;
  /** In the one spelling, as the index has them. */
  readonly words: readonly string[];
  /** The full name, when what was typed is a short one. */
  readonly means?: string;
  /** Quoted: the words in this order, side by side. */
  readonly phrase: boolean;
}

export interface Query {
  readonly terms: readonly Term[];
  /** Function words and beginnings of words, which are not searched for. */
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

/** Does a text have no other than function words? */
export const saysNothing = (text: string): boolean =>
  plainWords(text).every((word) => FUNCTION_WORDS.has(word));

const termOf = ({ typed, words }: Reading): Term => {
  const means = words.join(' ');
  const said = typed.join(' ');
  const isName = words.length > typed.length;
  return { typed: said, words, phrase: false, ...(isName && { means }) };
};

/**
 * Two words that the index has as one, when one of them alone would mean little: "x wing", "body guard". An article
 * belongs to no word: "a round" is not "around".
 */
const joinKnownPairs = (words: readonly string[], vocabulary: LookUp): string[] => {
  const doubtful = (word: string) => word.length <= 2 || !vocabulary.knows(word);
  const isOne = (first: string, second: string) =>
    vocabulary.has(first + second) &&
    (first === 'a' ? !vocabulary.knows(second) : doubtful(first) || doubtful(second));
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [first = '', second] = words.slice(at);
    if (second !== undefined && isOne(first, second)) {
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
  return readings(joinKnownPairs(words, vocabulary)).map(termOf);
};

/** A quoted part is a phrase; a quotation mark that is not closed is none. */
const QUOTED = /["“”]([^"“”]*)["“”]/gu;

/** Reads a query. Function words are set apart, unless only they were typed. */
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
  const searched = terms.filter((term) => !isUnfinished(term, vocabulary));
  const meaningful = searched.filter((term) => !functional(term));
  const kept = meaningful.length > 0 ? meaningful.map(withoutFunctionWords) : searched;
  const ignored = terms.filter(
    (term) => !searched.includes(term) || (meaningful.length > 0 && functional(term)),
  );
  return { terms: unique(kept), ignored: [...new Set(ignored.map((term) => term.typed))] };
};

/** One or two letters may begin any word: they are searched for only if a page has them as a word ("66", "at"). */
const isUnfinished = ({ words: [word = '', ...more], phrase }: Term, vocabulary: LookUp): boolean =>
  !phrase && more.length === 0 && word.length <= 2 && !vocabulary.has(word);

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

/**
 * A text with its unknown words replaced by the words that were probably meant, where there are any; nothing if there
 * are none.
 */
export const respelt = (text: string, unknown: readonly Term[], vocabulary: LookUp): string | undefined => {
  const lost = unknown.flatMap(({ words, means }) =>
    means !== undefined ? [] : words.length === 1 ? words : words.filter((word) => !vocabulary.knows(word)),
  );
  const meant = new Map(lost.map((word) => [word, vocabulary.meantBy(word)]));
  const respelling = text.replace(/[\p{L}\p{N}\p{M}'’ʼ`]+/gu, (word) => {
    const instead = meant.get(normalise(word).join(' '));
    return instead === undefined || FUNCTION_WORDS.has(instead) ? word : instead;
  });
  return respelling === text ? undefined : respelling;
};
