/** Where a text has the words that were asked for. */
import { normalise, plainWords } from './normalise.ts';
import type { Term } from './query.ts';
import { sameStem } from './vocabulary.ts';

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Runs of letters and digits, with what joins them: "X-Wing", "can't". */
const WORD = /[\p{L}\p{N}]+(?:[-‐‑'’][\p{L}\p{N}]+)*/gu;

const isForm = (word: string, asked: string): boolean =>
  word === asked || (asked.length >= 3 && word.startsWith(asked)) || sameStem(word, asked);

/** A written word as it may be asked for: whole, in parts, and in the one spelling. */
const formsOf = (word: string): string[] => [
  ...plainWords(word),
  ...plainWords(word.replace(/[-‐‑/]/g, ' ')),
  ...normalise(word),
];

/** A text in pieces, of which those are marked that are a form of one of the words of the terms. */
export const mark = (text: string, terms: readonly Term[]): Piece[] => {
  const asked = terms.flatMap((term) => term.words);
  const has = (word: string) => formsOf(word).some((form) => asked.some((one) => isForm(form, one)));
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!has(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
};

/** The words of the terms that stand in none of the texts. */
export const wordsNotIn = (texts: readonly string[], terms: readonly Term[]): string[] => {
  const words = texts.flatMap(normalise);
  return terms.flatMap((term) => term.words).filter((asked) => !words.some((word) => isForm(word, asked)));
};

/** Words of an excerpt. */
const LENGTH = 24;

/**
 * The first place of a text that has most of the words, some words long; empty when it has none of them.
 * Pagefind's own excerpt would be taken from the densest place, which mostly repeats the title.
 */
export const excerptWith = (content: string, asked: readonly string[]): string => {
  const chunks = content.split(/\s+/).filter((chunk) => chunk !== '');
  const hits = chunks.map((chunk) =>
    formsOf(chunk).flatMap((form) => asked.filter((one) => isForm(form, one))),
  );
  const worth = (start: number) => new Set(hits.slice(start, start + LENGTH).flat()).size;
  let best = -1;
  for (const [at, hit] of hits.entries()) {
    if (hit.length > 0 && (best < 0 || worth(at) > worth(best))) best = at;
  }
  if (best < 0) return '';
  // A few words before the first hit, so that it does not stand at the edge.
  const start = Math.max(0, Math.min(best - 4, chunks.length - LENGTH));
  const end = start + LENGTH;
  return [start > 0 ? '…' : '', ...chunks.slice(start, end), end < chunks.length ? '…' : '']
    .filter((chunk) => chunk !== '')
    .join(' ');
};
