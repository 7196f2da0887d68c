import { expect, it } from 'vitest';
import { onceFor } from './once-for.ts';

it('works a thing out once for each object, not for each that looks alike', () => {
  const asked: number[][] = [];
  const sum = onceFor((of: number[]) => {
    asked.push(of);
    return { sum: of.reduce((a, b) => a + b, 0) };
  });
  const [one, alike, other] = [[1, 2], [1, 2], [5]];
  expect([one, alike, one, other, alike].map((of) => sum(of).sum)).toEqual([3, 3, 3, 5, 3]);
  expect(asked).toEqual([one, alike, other]);
});
