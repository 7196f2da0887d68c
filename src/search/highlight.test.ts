import { describe, expect, it } from 'vitest';
import { excerptPieces, leavesOut, mark } from './highlight.ts';
import { readQuery } from './query.ts';
import { lookUp, vocabularyOf } from './vocabulary.ts';

const vocabulary = lookUp(vocabularyOf([['grenade maneuver x-wing damage order execute 66 luke skywalker']]));
const terms = (text: string) => readQuery(text, vocabulary).terms;
const marked = (text: string, query: string) =>
  mark(text, terms(query))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('marking the words that were asked for', () => {
  it('marks each form of a word and leaves the text as it is', () => {
    expect(marked('A grenade, two Grenades; no renegade.', 'grenades')).toBe(
      'A [grenade], two [Grenades]; no renegade.',
    );
  });

  it('marks other spellings and compounds', () => {
    expect(marked('The X-Wing’s manoeuvre', 'xwing maneuver')).toBe('The [X-Wing’s] [manoeuvre]');
  });

  it('marks nothing in a text without the words', () => {
    expect(mark('Nothing here', terms('grenade'))).toEqual([{ text: 'Nothing here', marked: false }]);
  });

  it('tells whether a word is in none of the texts', () => {
    expect(leavesOut(['Two grenades', 'deal damage'], terms('grenade damage'))).toBe(false);
    expect(leavesOut(['Two grenades'], terms('grenade damage'))).toBe(true);
  });
});

describe("Pagefind's excerpt", () => {
  it('comes apart at its marks, with what was escaped restored as text', () => {
    expect(excerptPieces('a &lt;b&gt; <mark>c&gt;</mark> d')).toEqual([
      { text: 'a <b> ', marked: false },
      { text: 'c>', marked: true },
      { text: ' d', marked: false },
    ]);
  });

  it('restores each escape once', () => {
    expect(excerptPieces('&amp;lt;')).toEqual([{ text: '&lt;', marked: false }]);
  });
});
