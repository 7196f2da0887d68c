/**
 * Stat cards that say more about an ability than its definition does. What a card adds holds as well as the
 * definition: Clarifications 2005, Force Valor, Droid Reinforcements and Pheromones.
 */
import type { AbilityId } from './pages.ts';
import type { Condition, ReachText } from './vocabulary.ts';

export interface Card {
  readonly name: string;
  readonly ability: AbilityId;
  /** Whom the ability works on, by the card's words. */
  readonly reach?: ReachText;
  /** What must be so besides for its clauses to apply. */
  readonly when?: readonly Condition[];
}

export const CARDS = {
  'yoda-jedi-master': { name: 'Yoda, Jedi Master', ability: 'force-valor', reach: { whom: 'followers' } },
  'wat-tambor': {
    name: 'Wat Tambor',
    ability: 'droid-reinforcements',
    reach: { whom: 'anyone', kinds: ['non-unique'] },
  },
  'prince-xizor': {
    name: 'Prince Xizor',
    ability: 'pheromones',
    when: [{ if: 'holder', is: 'target' }],
  },
} as const satisfies Readonly<Record<string, Card>>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

export const cardOf = (id: CardId): Card => CARDS[id];
