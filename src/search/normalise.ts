/**
 * One spelling of a text, for the index and for the query alike: what the build adds to the index and what
 * the browser asks for pass through here, so a word typed in one spelling meets the same word in another.
 */
import { aliasAt } from './aliases.ts';
import { commonSpelling } from './spelling.ts';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Lower case, of compatibility forms as well: a wide "Ａ" and a mathematical "𝓐" are "a". */
const foldCase = (text: string): string => text.normalize('NFKD').toLowerCase();

/** Plain letters: "Ysalamíri" is "Ysalamiri", "æther" is "aether". Expects lower case for the letters above. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßđðłþı]/g, (letter) => LETTERS[letter] ?? letter);

/** An apostrophe joins: "can't" is "cant", "Luke’s" is "lukes", as in the index. */
export const joinApostrophes = (text: string): string => text.replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '');

/** A hyphen inside a word joins ("X-Wing" is "xwing", "swm-029" is "swm029"); so does a stroke between digits. */
export const joinHyphens = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu, '').replace(/(?<=\p{N})\/(?=\p{N})/gu, '');

/** A sign belongs to its number: "X=0" is "x0", "+10" and "-2" are "10" and "2". A full stop joins "2.5". */
export const joinSigns = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}])[=+.](?=\p{N})/gu, '').replace(/(?<![\p{L}\p{N}])[+±−-](?=\p{N})/gu, '');

/** Splits at everything that is neither a letter nor a digit. */
export const split = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The words of a text as written, in one case and plain letters, compounds joined; no alias is replaced. */
export const plainWords = (text: string): string[] =>
  split(joinSigns(joinHyphens(joinApostrophes(foldLetters(foldCase(text))))));

/** One thing that was said: a word, or a name with the words that it stands for ("AoO": attack of opportunity). */
export interface Reading {
  readonly typed: readonly string[];
  readonly words: readonly string[];
}

/** Reads words from left to right, at each place the longest known name or full term. */
export const readings = (words: readonly string[]): Reading[] => {
  const read: Reading[] = [];
  for (let at = 0; at < words.length; ) {
    const alias = aliasAt(words, at);
    const length = alias?.length ?? 1;
    const typed = words.slice(at, at + length);
    read.push({ typed, words: (alias?.words ?? typed).map(commonSpelling) });
    at += length;
  }
  return read;
};

/** Every word of a text in the one spelling. Idempotent on its own output. */
export const normalise = (text: string): string[] =>
  readings(plainWords(text)).flatMap((reading) => [...reading.words]);
