/** What the rules provide to everybody, written down as abilities are. */
import { PAGE } from '../pages.ts';
import { attack } from './events.ts';
import type { Ability, RuleId } from './vocabulary.ts';

export const RULES: Readonly<Record<RuleId, Ability>> = {
  attack: {
    id: 'attack',
    name: 'An attack',
    page: PAGE.attackRolls,
    kind: 'rule',
    known: 'quoted',
    events: [attack({ usesTargetRules: true })],
  },
  // It answers a move: its target is whoever moves (Clarifications 2005, Pheromones).
  'attack-of-opportunity': {
    id: 'attack-of-opportunity',
    name: 'An attack of opportunity',
    page: PAGE.attacksOfOpportunity,
    kind: 'rule',
    known: 'quoted',
    events: [attack({ usesTargetRules: false, adjacentOnly: true })],
  },
  // FAQ, the steps of an attack: Force points may reroll saves while the character can still use them.
  'force-point-reroll': {
    id: 'force-point-reroll',
    name: 'A Force point reroll',
    page: PAGE.forcePoints,
    kind: 'rule',
    known: 'quoted',
    clauses: [
      {
        on: 'incoming',
        effect: 'reroll',
        when: [{ if: 'calls-for-save' }],
        cost: 1,
        rule: PAGE.forcePoints,
      },
    ],
  },
};
