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

/** A text in pieces, of which those are marked that are a form of one of the words of the terms. */
export const mark = (text: string, terms: readonly Term[]): Piece[] => {
  const asked = terms.flatMap((term) => term.words);
  const has = (word: string) => {
    const forms = [...plainWords(word), ...plainWords(word.replace(/[-‐‑]/g, ' ')), ...normalise(word)];
    return forms.some((form) => asked.some((one) => isForm(form, one)));
  };
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

/** Does some word of the terms stand in none of the texts? Then the place in the page's text is worth showing. */
export const leavesOut = (texts: readonly string[], terms: readonly Term[]): boolean => {
  const words = texts.flatMap(normalise);
  return terms.some((term) => term.words.some((asked) => !words.some((word) => isForm(word, asked))));
};

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Pagefind's excerpt, in which `<` and `>` are escaped and `<mark>` is the only element, in pieces. */
export const excerptPieces = (excerpt: string): Piece[] =>
  excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = part.startsWith('<mark>');
      const text = marked ? part.slice('<mark>'.length, -'</mark>'.length) : part;
      return { text: text.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity), marked };
    });
