import { describe, expect, it } from 'vitest';
import type { Token } from '../../terms.ts';
import { CARD_IDS, CARDS, textBox } from './index.ts';
import { type Card, isTriggered, type TriggeredCard } from './vocabulary.ts';

const TRIGGERED = Object.values<Card>(CARDS).filter(isTriggered);

/** Tokens whose gaining an ability can bring about, by its costs, its effect or the game effects these lead to. */
function gains({ ability: { costs, effects } }: TriggeredCard): readonly Token[] {
  const own = [...costs, ...effects].flatMap((it) =>
    it.kind === 'gain' || it.kind === 'transfer' ? [it.token] : [],
  );
  return own.includes('tractor') ? [...own, 'stress'] : own;
}

describe('the cards', () => {
  it('have a page each, which the abilities of one text box share', () => {
    const boxes = new Map(CARD_IDS.map((id) => [textBox(CARDS, id), CARDS[id].page]));
    const pages = [...boxes.values()];
    expect(new Set(pages).size).toBe(pages.length);
    for (const id of CARD_IDS) expect(boxes.get(textBox(CARDS, id))).toBe(CARDS[id].page);
    for (const page of pages) expect(page).toMatch(/^xwing-2\d\d$/);
  });

  it('lead back to none of themselves through what they trigger, so the queue runs dry', () => {
    const next = (card: TriggeredCard) =>
      TRIGGERED.filter(
        ({ ability: { timing } }) => timing.on === 'tokens' && gains(card).includes(timing.token),
      );
    for (const start of TRIGGERED) {
      const reached = new Set<TriggeredCard>();
      const open = [...next(start)];
      for (let card = open.pop(); card; card = open.pop()) {
        if (reached.has(card)) continue;
        reached.add(card);
        open.push(...next(card));
      }
      expect(reached).not.toContain(start);
    }
  });

  it('have charges where they cost or lose charges', () => {
    for (const { charges = 0, ability } of TRIGGERED) {
      const needs =
        ability.costs.some(({ kind }) => kind === 'charges') ||
        ability.effects.some(({ kind }) => kind === 'lose-charge');
      expect(charges > 0).toBe(needs);
    }
  });
});
