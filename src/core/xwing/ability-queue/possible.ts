/**
 * Could what an ability does happen as things stand? An effect with several parts happens whole or not at all
 * (xwing-007). Nothing here changes anything.
 */
import type { PageId, Step } from '../../verdict.ts';
import type { Action, MovingAction, Token } from '../terms.ts';
import type { Choice, Effect } from './abilities/vocabulary.ts';
import type { WrongChoice } from './facts.ts';
import type { AbilityItem } from './item.ts';
import { PAGE } from './pages.ts';
import { READINGS, readingOf } from './readings.ts';
import type { CardInPlay } from './scenario.ts';
import type { ShipState, Table } from './state.ts';
import { step } from './step.ts';

/**
 * What the effect needs. With several parts it is one step whose children are the parts; otherwise the steps rest
 * on `page` where no rule of their own asks it. An effect that can always happen has none.
 */
export function possibleSteps(table: Table, item: AbilityItem, page: PageId): readonly Step[] {
  const { effects } = item.card.ability;
  if (effects.length === 1) return effects.flatMap((effect) => needs(table, item, effect, page));
  const children = effects.flatMap((effect) => needs(table, item, effect, PAGE.singleEffect));
  const holds = children.every((part) => part.holds);
  return [step(PAGE.singleEffect, 'all-parts', holds, { ability: item.id }, { children })];
}

function needs(table: Table, item: AbilityItem, effect: Effect, page: PageId): readonly Step[] {
  const { ship } = item.inPlay;
  const of = { ability: item.id, ship };
  const state = table.shipState(ship);
  switch (effect.kind) {
    case 'remove': {
      const on = item.occurrence.ship;
      const { tokens } = table.shipState(on);
      const token = removedToken(item.inPlay, effect.tokens, tokens);
      const has = tokens[token];
      return [step(page, 'token-to-remove', has > 0, { ...of, ship: on, token, has })];
    }
    case 'transfer': {
      const { token } = effect;
      const has = state.tokens[token];
      return [step(page, 'token-to-remove', has > 0, { ...of, token, has }), choiceStep(table, item, page)];
    }
    case 'lose-shield':
      return [choiceStep(table, item, page)];
    case 'lose-charge': {
      const has = table.charges(item.inPlay);
      return [step(page, 'charge-to-lose', has > 0, { ...of, has })];
    }
    case 'recover-shield': {
      const lost = state.shieldsLost;
      return [step(PAGE.shields, 'shield-to-recover', lost > 0, { ...of, lost })];
    }
    case 'action': {
      const action = actionOf(item.inPlay, effect.actions);
      const stressed = state.tokens.stress > 0;
      const performed = state.performed.has(action);
      return [
        step(PAGE.actions, 'may-act', mayAct(state, effect, action), { ...of, action, stressed, performed }),
      ];
    }
    // Gaining and keeping tokens can always happen; what an attack needs are requirements.
    case 'gain':
    case 'keep':
    case 'bonus-attack':
      return [];
  }
}

/** Is there a ship that the ability lets its player choose? */
function choiceStep(table: Table, item: AbilityItem, page: PageId): Step {
  const { ship, chooses = null } = item.inPlay;
  const choice: Choice = item.card.ability.choice ?? { whose: 'any' };
  const wrong = wrongChoice(table, item, choice);
  const evidence = { ability: item.id, ship, chosen: chooses, wrong };
  const { whose } = choice;
  const rule = wrong === 'whose' && whose !== 'any' ? READINGS[whose.reading].page : page;
  return step(rule, 'may-choose', wrong === null, evidence);
}

function wrongChoice(table: Table, { inPlay }: AbilityItem, { whose, shielded }: Choice): WrongChoice | null {
  if (inPlay.chooses === undefined) return 'none';
  const enemyOnly = whose !== 'any' && readingOf(table.scenario.readings, whose.reading) === 'enemy';
  const { ship, shields } = table.shipState(inPlay.chooses);
  if (enemyOnly && ship.player === table.shipState(inPlay.ship).ship.player) return 'whose';
  return shielded && shields === 0 ? 'unshielded' : null;
}

/** A stressed ship performs no action, unless the card says even then, and no ship the same one twice a round. */
export const mayAct = (
  { tokens, performed }: ShipState,
  effect: Extract<Effect, { kind: 'action' }>,
  action: Action,
): boolean => (tokens.stress === 0 || effect.evenWhileStressed === true) && !performed.has(action);

/** The action performed: the one that the scenario says where the card grants it, else the card's first. */
export const actionOf = (inPlay: { readonly action: MovingAction }, actions: readonly Action[]): Action =>
  actions.includes(inPlay.action) ? inPlay.action : (actions[0] ?? inPlay.action);

/** The token removed: the one that the scenario says where the card allows it, else the first that is there. */
export function removedToken(
  { removes }: CardInPlay,
  allowed: readonly Token[],
  tokens: Readonly<Record<Token, number>>,
): Token {
  if (removes && allowed.includes(removes)) return removes;
  return allowed.find((token) => tokens[token] > 0) ?? allowed[0] ?? 'stress';
}
