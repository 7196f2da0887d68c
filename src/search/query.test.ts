import { describe, expect, it } from 'vitest';
import { readQuery, respelt } from './query.ts';
import { lookUp, vocabularyOf } from './vocabulary.ts';

const vocabulary = lookUp(
  vocabularyOf([
    ['Bodyguard does not take damage from Grenades. Execute Order 66: the nearest enemy.'],
    ['An AT-AT has line of sight. Melee reach. Snap Shot, X-Wing. A lightsaber deflects.'],
  ]),
);
const read = (text: string) => {
  const { terms, ignored } = readQuery(text, vocabulary);
  return { words: terms.map((term) => term.words.join(' ')), ignored };
};

describe('reading a query', () => {
  it('takes each word as a term and sets function words apart', () => {
    expect(read('does Bodyguard work on the grenades?')).toEqual({
      words: ['bodyguard', 'work', 'grenades'],
      ignored: ['does', 'on', 'the'],
    });
  });

  it('searches for function words when there is nothing else', () => {
    expect(read('of the')).toEqual({ words: ['of', 'the'], ignored: [] });
  });

  it('takes a name for a term as one term, without its function words, and tells what it means', () => {
    expect(readQuery('LOS', vocabulary).terms).toEqual([
      { typed: 'los', words: ['line', 'sight'], phrase: false, means: 'line of sight' },
    ]);
  });

  it('asks for a word once', () => {
    expect(read('grenades Grenades GRENADES').words).toEqual(['grenades']);
  });

  it('takes a quoted part as a phrase with all its words, and an open quotation mark for nothing', () => {
    expect(readQuery('bodyguard "line of sight"', vocabulary).terms).toEqual([
      { typed: 'bodyguard', words: ['bodyguard'], phrase: false },
      { typed: '“line of sight”', words: ['line', 'of', 'sight'], phrase: true },
    ]);
    expect(read('bodyguard "line').words).toEqual(['bodyguard', 'line']);
  });

  it('joins and parts compounds as the pages have them', () => {
    expect(read('at-at').words).toEqual(['atat']);
    expect(read('at at').words).toEqual(['atat']);
    expect(read('body guard').words).toEqual(['bodyguard']);
    expect(read('melee-reach').words).toEqual(['melee', 'reach']);
  });

  it('does not join two words that stand well alone', () => {
    const both = lookUp(vocabularyOf([['a wall clock, a wallclock']]));
    expect(readQuery('wall clock', both).terms.map((term) => term.words)).toEqual([['wall'], ['clock']]);
  });

  it('does not take an article for the beginning of a word', () => {
    const round = lookUp(vocabularyOf([['Grenades work all around. The end of a round; an A-Wing.']]));
    expect(readQuery('end of a round', round).terms.map((term) => term.words)).toEqual([['end'], ['round']]);
    // Where no page has the second word, only the joined one can be meant.
    const only = lookUp(vocabularyOf([['Grenades work all around.']]));
    expect(readQuery('a round', only).terms.map((term) => term.words)).toEqual([['around']]);
  });

  it('does not search for one or two letters that begin a word', () => {
    expect(read('bodyguard gr')).toEqual({ words: ['bodyguard'], ignored: ['gr'] });
    expect(read('gr')).toEqual({ words: [], ignored: ['gr'] });
    expect(read('66').words).toEqual(['66']);
  });

  it('keeps negations and numbers: they change what is asked', () => {
    expect(read('not 66').words).toEqual(['not', '66']);
  });

  it('gives no terms for blanks and signs', () => {
    expect(read(' +-?! ""')).toEqual({ words: [], ignored: [] });
  });
});

describe('a misspelt query', () => {
  const respell = (text: string) => {
    const { terms } = readQuery(text, vocabulary);
    const unknown = terms.filter((term) => !term.words.every(vocabulary.knows));
    return respelt(text, unknown, vocabulary);
  };

  it('is offered with the words that were probably meant, and all else as it was typed', () => {
    expect(respell('bodygaurd')).toBe('bodyguard');
    expect(respell('does Bodygaurd take Granades?')).toBe('does bodyguard take grenades?');
    expect(respell('bodygaurd/grenades')).toBe('bodyguard/grenades');
    expect(respell('lightsaber-reahc')).toBe('lightsaber-reach');
    expect(respell('"bodygaurd does not"')).toBe('"bodyguard does not"');
    expect(respell('meleereach')).toBe('melee reach');
    expect(respell('bodygaurd zeppelins')).toBe('bodyguard zeppelins');
  });

  it('is not offered again when a word comes near nothing, or nothing is wrong', () => {
    expect(respell('zeppelins')).toBeUndefined();
    expect(respell('bodyguard')).toBeUndefined();
  });

  it('is not offered with a word that says nothing', () => {
    const { terms } = readQuery('thhe', vocabulary);
    expect(respelt('thhe', terms, vocabulary)).toBeUndefined();
  });
});
