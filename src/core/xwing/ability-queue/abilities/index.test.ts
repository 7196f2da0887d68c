import { describe, expect, it } from 'vitest';
import type { Token } from '../../terms.ts';
import { CARD_IDS, CARDS } from './index.ts';
import type { Card } from './vocabulary.ts';

/** Tokens whose gaining an ability can bring about, by its costs, its effect or the game effects these lead to. */
function gains({ ability: { costs, effect } }: Card): readonly Token[] {
  const own = [...costs, effect].flatMap((it) => (it.kind === 'gain' ? [it.token] : []));
  return own.includes('tractor') ? [...own, 'stress'] : own;
}

describe('the cards', () => {
  it('have a page each', () => {
    const pages = CARD_IDS.map((id) => CARDS[id].page);
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) expect(page).toMatch(/^xwing-2\d\d$/);
  });

  it('lead back to none of themselves through what they trigger, so the queue runs dry', () => {
    const next = (card: Card) =>
      Object.values(CARDS).filter(
        ({ ability: { timing } }) => timing.on === 'tokens' && gains(card).includes(timing.token),
      );
    for (const start of Object.values(CARDS)) {
      const reached = new Set<Card>();
      const open = [...next(start)];
      for (let card = open.pop(); card; card = open.pop()) {
        if (reached.has(card)) continue;
        reached.add(card);
        open.push(...next(card));
      }
      expect(reached).not.toContain(start);
    }
  });

  it('have charges where they cost charges', () => {
    for (const { charges = 0, ability } of Object.values(CARDS)) {
      const needs = ability.costs.some(({ kind }) => kind === 'charges');
      expect(charges > 0).toBe(needs);
    }
  });
});
