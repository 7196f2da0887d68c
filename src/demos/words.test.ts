import { expect, it } from 'vitest';
import { uncapital } from './words.ts';

it('labels begin small inside a line, names do not', () => {
  expect(uncapital('Placed character')).toBe('placed character');
  expect(uncapital('Leaves the AT-AT')).toBe('leaves the AT-AT');
  expect(uncapital('AT-AT')).toBe('AT-AT');
  expect(uncapital('Imperial player')).toBe('Imperial player');
  expect(uncapital('Force points')).toBe('Force points');
});
