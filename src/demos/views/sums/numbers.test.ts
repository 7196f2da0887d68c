import { describe, expect, it } from 'vitest';
import { percent, signed } from './numbers.ts';

describe('numbers as readers see them', () => {
  it('amounts carry their sign', () => {
    expect([4, 0, -2].map(signed)).toEqual(['+4', '0', '−2']);
  });

  it('chances are in percent, to the tenth where they do not come out even', () => {
    expect([percent(13, 20), percent(20, 20), percent(0, 20), percent(1, 3), percent(1, 400)]).toEqual([
      '65%',
      '100%',
      '0%',
      '33.3%',
      '0.3%',
    ]);
  });
});
