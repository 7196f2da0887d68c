import { describe, expect, it } from 'vitest';
import { excerptWith, mark, wordsNotIn } from './highlight.ts';
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

  it('tells which words are in none of the texts', () => {
    expect(wordsNotIn(['Two grenades', 'deal damage'], terms('grenade damage'))).toEqual([]);
    expect(wordsNotIn(['Two grenades'], terms('grenade damage'))).toEqual(['damage']);
  });
});

describe('an excerpt', () => {
  const filler = (count: number) => Array.from({ length: count }, (_, i) => `f${i}`).join(' ');

  it('is the first place with most of the words, marked as cut where it is', () => {
    const text = `grenade ${filler(40)} X-Wing then a Grenade, ${filler(40)} grenade`;
    const excerpt = excerptWith(text, ['grenade', 'xwing']);
    expect(excerpt).toMatch(/^… f36 f37 f38 f39 X-Wing then a Grenade, f0 .* …$/);
  });

  it('is the whole of a short text, uncut', () => {
    expect(excerptWith('a  grenade\n here', ['grenade'])).toBe('a grenade here');
  });

  it('is empty where the text has none of the words', () => {
    expect(excerptWith('nothing here', ['grenade'])).toBe('');
    expect(excerptWith('nothing here', [])).toBe('');
  });

  it('leaves what looks like markup as it is: it is text', () => {
    expect(excerptWith('<b> grenade & &lt;', ['grenade'])).toBe('<b> grenade & &lt;');
  });
});
