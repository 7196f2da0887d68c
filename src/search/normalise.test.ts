import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALIASES } from './aliases.ts';
import {
  foldLetters,
  joinApostrophes,
  joinHyphens,
  joinSigns,
  normalise,
  plainWords,
  readings,
} from './normalise.ts';
import { commonSpelling } from './spelling.ts';

describe('one spelling of a text', () => {
  it('drops diacritics, also of letters that Unicode does not decompose', () => {
    expect(foldLetters('ysalamíri')).toBe('ysalamiri');
    expect(foldLetters('æther straße ø')).toBe('aether strasse o');
  });

  it('joins at apostrophes of either kind, and leaves quotation marks to the splitter', () => {
    expect(joinApostrophes("can't luke’s 'quoted'")).toBe("cant lukes 'quoted'");
  });

  it('joins hyphenated words and strokes between digits only', () => {
    expect(joinHyphens('x-wing fine‑tuned 1/2 tie/fo bodyguard - grenades')).toBe(
      'xwing finetuned 12 tie/fo bodyguard - grenades',
    );
  });

  it('keeps a number and drops its sign', () => {
    expect(joinSigns('+10 −2 x=0 v2.5 end.')).toBe('10 2 x0 v25 end.');
  });

  it('gives the same words for the spellings of one thing', () => {
    expect(plainWords('X-Wing')).toEqual(plainWords('xWING'));
    expect(plainWords('swm-029')).toEqual(['swm029']);
    expect(plainWords('“Fine-Tuned Controls”, +10 Damage (p. 3)')).toEqual([
      'finetuned',
      'controls',
      '10',
      'damage',
      'p',
      '3',
    ]);
  });

  it('knows British and American spellings, with their endings', () => {
    expect(commonSpelling('manoeuvres')).toBe(commonSpelling('maneuvers'));
    expect(commonSpelling('manoeuvring')).toBe(commonSpelling('maneuvering'));
    expect(commonSpelling('lightsabre')).toBe('lightsaber');
    expect(commonSpelling('armour')).toBe('armor');
    expect(commonSpelling('squad')).toBe('squad');
  });

  it("reads players' words as the terms they stand for", () => {
    expect(normalise('AoO')).toEqual(['attack', 'of', 'opportunity']);
    expect(normalise('LOS past a door')).toEqual(['line', 'of', 'sight', 'past', 'a', 'door']);
    expect(normalise('EO66 nearest')).toEqual(['execute', 'order', '66', 'nearest']);
    expect(normalise('x wing')).toEqual(normalise('X-Wing'));
  });

  it('does not repeat a term that is already written in full', () => {
    expect(normalise('Execute Order 66')).toEqual(['execute', 'order', '66']);
    expect(normalise('order 66')).toEqual(['execute', 'order', '66']);
  });

  it('tells which typed words an alias took', () => {
    expect(readings(['eo', '66', 'enemy'])).toEqual([
      { typed: ['eo', '66'], words: ['execute', 'order', '66'] },
      { typed: ['enemy'], words: ['enemy'] },
    ]);
  });

  it('takes a term that is written in full as one thing', () => {
    expect(readings(['line', 'of', 'sight', 'wall'])).toEqual([
      { typed: ['line', 'of', 'sight'], words: ['line', 'of', 'sight'] },
      { typed: ['wall'], words: ['wall'] },
    ]);
  });
});

describe('the list of aliases', () => {
  it('is written in the spelling that the search compares', () => {
    for (const { term, calls } of ALIASES) {
      for (const text of [term, ...calls]) expect(plainWords(text).join(' ')).toBe(text);
    }
  });

  it('gives no name to two terms', () => {
    const calls = ALIASES.flatMap((alias) => alias.calls);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe('for any text', () => {
  it('normalising twice is normalising once', () => {
    const word = fc.constantFrom(
      ...ALIASES.flatMap(({ term, calls }) => [term, ...calls]),
      'order',
      '66',
      'Execute',
      'manoeuvre',
      'Straße',
      '+10',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme' })), { maxLength: 8 }), (parts) => {
        const once = normalise(parts.join(' '));
        expect(normalise(once.join(' '))).toEqual(once);
      }),
    );
  });

  it('case does not matter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalise(text.toUpperCase())).toEqual(normalise(text));
      }),
    );
  });
});
