import { expect, it } from 'vitest';
import { closest } from './closest.ts';

it('finds what was probably meant', () => {
  expect(closest('wals', ['width', 'walls'])).toBe('walls');
  expect(closest('bodygaurd', ['bodyguard', 'evade'])).toBe('bodyguard');
  expect(closest('a', ['A', 'B'])).toBe('A');
});

it('does not take one letter for another', () => {
  expect(closest('C', ['A', 'B'])).toBeUndefined();
  expect(closest('xy', ['at', 'id'])).toBeUndefined();
});
