import { expect, it } from 'vitest';
import { closest } from './closest.ts';

it('finds what was probably meant', () => {
  expect(closest('wals', ['width', 'walls'])).toBe('walls');
  expect(closest('bodygaurd', ['bodyguard', 'evade'])).toBe('bodyguard');
  expect(closest('a', ['A', 'B'])).toBe('A');
  // Two letters in the wrong order are one slip.
  expect(closest('psuh', ['pull', 'push'], 1)).toBe('push');
  expect(closest('push', ['pull', 'shup'], 1)).toBeUndefined();
});

it('does not take one letter for another', () => {
  expect(closest('C', ['A', 'B'])).toBeUndefined();
  expect(closest('xy', ['at', 'id'])).toBeUndefined();
});
