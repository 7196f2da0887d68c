/** Abilities Box (Consolidated rules, p. 4). */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../verdict.ts';
import { abilitiesBox } from './abilities-box.ts';
import type { Card, Printed } from './scenario.ts';

const ask = (card: Card, kinds: readonly Printed[], id = (i: number) => 'ABCDEF'.charAt(i)) =>
  abilitiesBox.judge({
    question: 'ia/abilities-box',
    card,
    texts: kinds.map((kind, i) => ({ id: id(i), name: `Text ${i}`, kind })),
  });
const answer = (card: Card, kinds: readonly Printed[]): Answer | undefined => {
  const verdict = ask(card, kinds);
  return verdict.ok ? verdict.value.answer : undefined;
};

describe('the abilities box', () => {
  it('of Companion, Deployment and Form cards holds keywords, passive and surge abilities', () => {
    for (const card of ['companion', 'deployment', 'form'] as const) {
      expect(answer(card, ['keyword', 'passive-ability', 'surge-ability'])).toEqual({
        kind: 'set',
        members: ['A', 'B', 'C'],
      });
    }
  });
  it('is on no other card', () => {
    expect(answer('other', ['keyword', 'something-else'])).toEqual({ kind: 'set', members: [] });
  });
  it('may or may not hold what the definition does not name', () => {
    const missing = ['B'];
    expect(answer('form', ['keyword', 'something-else'])).toEqual({ kind: 'undetermined', missing });
  });
  it('is asked about texts with letters of their own', () => {
    expect(ask('form', ['keyword', 'keyword'], () => 'A')).toMatchObject({
      ok: false,
      error: [{ code: 'same-id' }],
    });
  });
});
