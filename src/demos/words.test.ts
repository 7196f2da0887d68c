import { expect, it } from 'vitest';
import { inside } from './changes/inside.ts';
import { uncapital } from './words.ts';

it('labels begin small inside a line, names do not', () => {
  expect(uncapital('Placed character')).toBe('placed character');
  expect(uncapital('Leaves the AT-AT')).toBe('leaves the AT-AT');
  expect(uncapital('AT-AT')).toBe('AT-AT');
  expect(uncapital('Imperial player')).toBe('Imperial player');
  expect(uncapital('Force points')).toBe('Force points');
});

it('choices begin small inside a line where their first word is no name', () => {
  expect(inside('A commander effect')).toBe('a commander effect');
  expect(inside('On the attacker’s own turn')).toBe('on the attacker’s own turn');
  expect(inside('Missiles')).toBe('Missiles');
  expect(inside('Another’s effect moves it')).toBe('another’s effect moves it');
});
