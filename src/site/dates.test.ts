import { describe, expect, it } from 'vitest';
import { byDate, dateText } from './dates.ts';

describe('dates as issued', () => {
  it.each([
    ['2005-12-18', '18 December 2005'],
    ['2005-12', 'December 2005'],
    ['2004', '2004'],
    ['unknown', 'Date unknown'],
  ])('%s reads %s', (date, text) => expect(dateText(date)).toBe(text));

  it('stand latest first, unknown ones last', () => {
    expect(['2004', 'unknown', '2005-12-18', '2005'].sort(byDate)).toEqual([
      '2005-12-18',
      '2005',
      '2004',
      'unknown',
    ]);
  });
});
