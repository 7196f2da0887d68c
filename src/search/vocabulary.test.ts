import { describe, expect, it } from 'vitest';
import { indexedWords, lookUp, sameStem, vocabularyOf } from './vocabulary.ts';

describe('the vocabulary of the index', () => {
  const vocabulary = vocabularyOf([
    ['Bodyguard takes the damage', 'damage'],
    ['The AT-AT takes TIE/fo damage'],
  ]);
  const words = lookUp(vocabulary);

  it('counts the pages that have a word, not its occurrences', () => {
    expect(vocabulary.pages).toBe(2);
    expect(vocabulary.words).toMatchObject({ damage: 2, bodyguard: 1 });
  });

  it('has compounds whole and in parts, as the index has them', () => {
    expect([...indexedWords('BlastDoor TIE/fo AT-AT')].sort()).toEqual([
      'at',
      'atat',
      'blast',
      'blastdoor',
      'door',
      'fo',
      'tie',
    ]);
  });

  it('knows words, their beginnings and their other forms', () => {
    for (const word of ['bodyguard', 'bodyg', 'bodyguards', 'damaged']) expect(words.knows(word)).toBe(true);
  });

  it('does not know a word of which only a beginning is a word', () => {
    for (const word of ['bodygaurd', 'damnation', 'atta', 'zz', 'd']) expect(words.knows(word)).toBe(false);
  });

  it('knows no word by the name of a property that every object has', () => {
    expect(words.has('constructor')).toBe(false);
    expect(lookUp(vocabularyOf([['constructor']])).has('constructor')).toBe(true);
  });

  it('lists the words that begin with some letters', () => {
    expect(words.beginningWith('ta')).toEqual(['takes']);
    expect(words.beginningWith('q')).toEqual([]);
  });
});

describe('the word that was probably meant', () => {
  const words = lookUp(vocabularyOf([['grenade cover move'], ['cover moves'], ['mover']]));

  it('is near, the more of a longer word, and the one on more pages', () => {
    expect(words.meantBy('granede')).toBe('grenade');
    expect(words.meantBy('cover')).toBe('cover');
    expect(words.meantBy('cowver')).toBe('cover');
    expect(words.meantBy('covre')).toBe('cover');
    expect(words.meantBy('cvr')).toBeUndefined();
    expect(words.meantBy('dover')).toBeUndefined();
    expect(words.meantBy('movecover')).toBe('move cover');
  });

  it('is none for a word too short to tell', () => {
    expect(words.meantBy('mov')).toBeUndefined();
  });
});

describe('two words of one stem', () => {
  it.each([
    ['activation', 'activates'],
    ['grenade', 'grenades'],
    ['tried', 'tries'],
    ['moving', 'moved'],
  ])('%s and %s are', (a, b) => expect(sameStem(a, b)).toBe(true));

  it.each([
    ['bodygaurd', 'b'],
    ['force', 'forward'],
    ['target', 'tarpals'],
    ['as', 'ad'],
  ])('%s and %s are not', (a, b) => expect(sameStem(a, b)).toBe(false));
});
