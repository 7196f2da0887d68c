/** Plays a round as far as the scenario tells it, up to the first thing that breaks a rule. */
import { PLAYERS, type Player } from '../players.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { AnyRoundScenario, RoundCharacter, RoundEvent } from './scenario.ts';
import { isStanding, type Next, type RoundState, whoIsNext } from './state.ts';

/** Why a character may not activate, or may not combine fire. */
export type Breach =
  | 'defeated'
  | 'activated'
  | 'initiative-open'
  | 'skirmish-over'
  | 'round-over'
  | 'not-their-phase'
  /** Combined fire: nobody's turn, its own, or an enemy's. */
  | 'nobodys-turn'
  | 'own-turn'
  | 'enemys-turn';

export interface Played {
  readonly event: RoundEvent;
  readonly character: RoundCharacter;
  /** Who might have activated instead. */
  readonly before: Next;
  readonly after: RoundState;
  readonly breach: Breach | undefined;
}

export interface Initiative {
  /** The place of the roll that decides; undefined while all are tied. */
  readonly decidedBy: number | undefined;
  readonly winner: Player | undefined;
  /** The place of a roll made although the one before it had decided. */
  readonly rolledAgain: number | undefined;
  /** Who said who goes first, if anybody did. */
  readonly chooser: Player | undefined;
  readonly choice: 'none' | 'legal' | 'too-early' | 'by-the-loser';
}

export interface Replay {
  readonly initiative: Initiative;
  /** What happened, up to the first breach. */
  readonly played: readonly Played[];
  /** The state after the last thing that is legal. */
  readonly state: RoundState;
  readonly next: Next;
  readonly legal: boolean;
}

export function initiativeOf({ rolls, chooser, first }: AnyRoundScenario): Initiative {
  const at = rolls.findIndex(({ rebel, empire }) => rebel !== empire);
  const decisive = rolls[at];
  const winner =
    decisive && PLAYERS.find((player) => decisive[player] === Math.max(...Object.values(decisive)));
  const by = first && (chooser ?? winner);
  return {
    decidedBy: at < 0 ? undefined : at,
    winner,
    rolledAgain: at >= 0 && at < rolls.length - 1 ? at + 1 : undefined,
    chooser: by,
    choice: !first ? 'none' : !winner ? 'too-early' : by === winner ? 'legal' : 'by-the-loser',
  };
}

export function replay(scenario: AnyRoundScenario, readings?: Readings): Replay {
  const initiative = initiativeOf(scenario);
  const begun = initiative.rolledAgain === undefined && ['none', 'legal'].includes(initiative.choice);
  let state: RoundState = {
    characters: scenario.characters,
    first: begun ? scenario.first : undefined,
    defeated: new Set(),
    activated: new Set(),
    phase: undefined,
    acting: undefined,
  };
  const played: Played[] = [];
  for (const event of begun ? scenario.events : []) {
    const character = scenario.characters.find(({ id }) => id === event.character);
    if (!character) continue;
    const before = whoIsNext(state);
    const breach = breachOf(state, before, event, character);
    if (!breach) state = after(state, before, event, character, readings);
    played.push({ event, character, before, after: state, breach });
    if (breach) break;
  }
  return {
    initiative,
    played,
    state,
    next: whoIsNext(state),
    legal: begun && played.every(({ breach }) => breach === undefined),
  };
}

function breachOf(
  state: RoundState,
  next: Next,
  { what }: RoundEvent,
  character: RoundCharacter,
): Breach | undefined {
  if (!isStanding(state, character)) return 'defeated';
  if (what === 'is-defeated') return undefined;
  if (next.kind === 'skirmish-over') return next.kind;
  const { acting, activated } = state;
  if (what === 'combines-fire') {
    if (!acting) return 'nobodys-turn';
    if (acting.id === character.id) return 'own-turn';
    if (acting.side !== character.side) return 'enemys-turn';
    return activated.has(character.id) ? 'activated' : undefined;
  }
  if (next.kind !== 'somebody') return next.kind;
  if (activated.has(character.id)) return 'activated';
  return next.player === character.side ? undefined : 'not-their-phase';
}

function after(
  state: RoundState,
  next: Next,
  { what }: RoundEvent,
  character: RoundCharacter,
  readings: Readings | undefined,
): RoundState {
  const { acting, phase } = state;
  if (what === 'is-defeated') {
    return {
      ...state,
      defeated: new Set([...state.defeated, character.id]),
      acting: acting?.id === character.id ? undefined : acting,
    };
  }
  const activated = new Set([...state.activated, character.id]);
  if (what === 'combines-fire') {
    const counted = readingOf(readings, 'combined-fire-phase') === 'counted';
    return { ...state, activated, phase: phase && { ...phase, count: phase.count + (counted ? 1 : 0) } };
  }
  const second = next.kind === 'somebody' && next.why === 'second';
  return {
    ...state,
    activated,
    acting: character,
    phase: { player: character.side, count: second ? (phase?.count ?? 0) + 1 : 1 },
  };
}
