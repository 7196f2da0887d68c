/** What an action breaks however the turn is spent: a rule, or what an ability of the character forbids. */

import type { PageId } from '../../verdict.ts';
import { ABILITY_PAGE, type AbilityId } from '../abilities/pages.ts';
import { turnClauses } from '../abilities/turns.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import { makesAttacks } from './replacing.ts';
import type { TurnAction, TurnScenario } from './scenario.ts';

export type BarWhy =
  /** An attack that is not that of the turn is not replaced. */
  | 'not-that-attack'
  /** The attack of an immediate turn is taken not to be replaced. */
  | 'immediate-turn'
  /** A second attack of opportunity in one turn. */
  | 'once-a-turn'
  /** The immediate turn is one without moves. */
  | 'no-moves'
  /** A move ends in an ally's square. */
  | 'occupied'
  /** A move and an attack that an ability keeps apart. */
  | 'kept-apart';

export interface Bar {
  readonly why: BarWhy;
  readonly rule: PageId;
  /** The ability that bars it, if one does. */
  readonly by: AbilityId | null;
}

/** What was done before an action. */
export interface Before {
  readonly moved: boolean;
  /** It has made an actual attack, other than an attack of opportunity. */
  readonly attacked: boolean;
  readonly opportunities: number;
}

const isMove = ({ do: deed, squares }: TurnAction): boolean => deed === 'move' && squares > 0;

/** An attack that a character makes on its turn, by itself or through an ability that replaces attacks. */
export function isAttack({ do: deed, ability, occasion }: TurnAction, readings?: Readings): boolean {
  if (occasion === 'opportunity') return false;
  if (deed === 'attack') return true;
  const barred = readingOf(readings, 'heavy-weapon-granted-attacks') === 'barred';
  return deed === 'replace-attacks' && barred && makesAttacks(ability);
}

/** The place of each action in the sequence is `at`. */
export function barOf(
  { abilities = [], immediate, actions }: TurnScenario,
  at: number,
  before: Before,
  readings?: Readings,
): Bar | undefined {
  const action = actions[at];
  if (!action) return undefined;
  const { do: deed, occasion = 'turn' } = action;
  const bar = (why: BarWhy, rule: PageId, by: AbilityId | null = null): Bar => ({ why, rule, by });
  if (deed === 'replace-attacks') {
    if (occasion !== 'turn') return bar('not-that-attack', PAGE.whichAttacksAreReplaced);
    if (immediate && readingOf(readings, 'immediate-turn-replacing') === 'barred') {
      return bar('immediate-turn', READINGS['immediate-turn-replacing'].page, immediate);
    }
  }
  if (deed === 'attack' && occasion === 'opportunity' && before.opportunities > 0) {
    return bar('once-a-turn', PAGE.attacksOfOpportunity);
  }
  if (isMove(action)) {
    if (immediate && turnClauses(immediate).some((one) => one.does === 'grants-turn' && !one.moves)) {
      return bar('no-moves', ABILITY_PAGE[immediate], immediate);
    }
    if (endsOnAlly(actions, at, readings)) return bar('occupied', PAGE.otherCharacters);
  }
  const keeper = abilities.find((id) => turnClauses(id).some(({ does }) => does === 'keeps-apart'));
  const apart = (isMove(action) && before.attacked) || (isAttack(action, readings) && before.moved);
  return keeper && apart ? bar('kept-apart', ABILITY_PAGE[keeper], keeper) : undefined;
}

/** A character cannot end its move in an occupied square; it may go on, and the rules leave open when it has ended. */
function endsOnAlly(actions: readonly TurnAction[], at: number, readings?: Readings): boolean {
  if (actions[at]?.onAlly !== true) return false;
  const later = actions.slice(at + 1).filter((one) => one.do !== 'move' || one.squares > 0);
  const [next] = later;
  if (next?.do === 'move') return false;
  const stops = readingOf(readings, 'attack-from-occupied-square') === 'barred';
  return stops || !later.some(isMove);
}
