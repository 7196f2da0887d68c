import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_QUERY, readAddress, writeAddress } from './address.ts';

describe('the search in the address', () => {
  it('is readable', () => {
    expect(writeAddress({ text: 'bodyguard grenades', filters: { game: 'swm', ability: 'Draw Fire' } })).toBe(
      '?q=bodyguard+grenades&game=swm&ability=Draw+Fire',
    );
  });

  it('is empty when nothing is asked', () => {
    expect(writeAddress({ text: '  ', filters: {} }, '?q=old&game=ia')).toBe('');
  });

  it('keeps what belongs to others', () => {
    expect(writeAddress({ text: 'x', filters: {} }, '?utm=1&kind=rule')).toBe('?utm=1&q=x');
  });

  it('cuts what no reader would type', () => {
    expect(readAddress(`?q=${'x'.repeat(5000)}`).text).toHaveLength(LONGEST_QUERY);
  });

  it('reads what it wrote, whatever was typed', () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim());
    const chosen = value.filter((text) => text !== '');
    fc.assert(
      fc.property(
        value,
        fc.record({ game: chosen, kind: chosen, ability: chosen }, { requiredKeys: [] }),
        (text, filters) => {
          expect(readAddress(writeAddress({ text, filters }))).toEqual({ text, filters: { ...filters } });
        },
      ),
    );
  });
});
