/** Plays a round as far as the scenario tells it, up to the first thing that breaks a rule. */
import { turnClauses } from '../abilities/turns.ts';
import { opponentOf, PLAYERS, type Player } from '../players.ts';
import { type Readings, readingOf } from '../readings.ts';
import { oftenOf } from './often.ts';
import type { InARound, RoundCharacter, RoundEvent } from './scenario.ts';
import { isStanding, left, type Next, type RoundState, whoIsNext } from './state.ts';

/** Why a character may not activate, or may not combine fire. */
export type Breach =
  | 'defeated'
  | 'activated'
  /** An AT-AT has used or lost all its activations. */
  | 'all-used'
  | 'initiative-open'
  | 'skirmish-over'
  | 'round-over'
  | 'not-their-phase'
  /** Combined fire: nobody's turn, its own, or an enemy's. */
  | 'nobodys-turn'
  | 'own-turn'
  | 'enemys-turn'
  /** Combined fire: the attack is that of a turn which an enemy made the character take. */
  | 'dominated-turn'
  /** The ability does not affect the one that it would make take a turn. */
  | 'unaffected'
  /** An immediate turn uses an activation of an AT-AT, and it has none left. */
  | 'none-left'
  /** The turn is one without moves. */
  | 'no-moves'
  /** An AT-AT has moved, or fired its weapon systems, as often as it may in a round. */
  | 'moved-enough'
  | 'fired-enough';

export interface Played {
  readonly event: RoundEvent;
  readonly character: RoundCharacter;
  /** Where the round stood, and who might have activated instead. */
  readonly before: { readonly state: RoundState; readonly next: Next };
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

function initiativeOf({ rolls, chooser, first }: InARound): Initiative {
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

export function replay(scenario: InARound, readings?: Readings): Replay {
  const initiative = initiativeOf(scenario);
  const begun = initiative.rolledAgain === undefined && ['none', 'legal'].includes(initiative.choice);
  let state: RoundState = {
    characters: scenario.characters,
    first: begun ? scenario.first : undefined,
    defeated: new Set(),
    used: new Map(),
    activated: new Set(),
    moves: new Map(),
    shots: new Map(),
    phase: undefined,
    acting: undefined,
    madeBy: undefined,
  };
  const played: Played[] = [];
  for (const event of begun ? scenario.events : []) {
    const character = scenario.characters.find(({ id }) => id === event.character);
    if (!character) continue;
    const before = { state, next: whoIsNext(state) };
    const breach = breachOf(state, before.next, event, character, readings);
    if (!breach) state = after(state, before.next, event, character, readings);
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
  event: RoundEvent,
  character: RoundCharacter,
  readings: Readings | undefined,
): Breach | undefined {
  const { what } = event;
  if (!isStanding(state, character)) return 'defeated';
  if (what === 'is-defeated') return undefined;
  if (next.kind === 'skirmish-over') return next.kind;
  switch (what) {
    case 'loses-activation':
      return undefined;
    case 'combines-fire':
      return aidBreach(state, character, readings);
    case 'immediate-turn':
      return immediateBreach(state, event, character) ?? limitBreach(state, event, character);
    case 'activates':
      if (next.kind !== 'somebody') return next.kind;
      if (left(state, character) < 1) return spentBreach(character);
      if (next.player !== character.side) return 'not-their-phase';
      return limitBreach(state, event, character);
  }
}

const spentBreach = (character: RoundCharacter): Breach => (oftenOf(character) ? 'all-used' : 'activated');

/** May it combine fire with the attack of the one whose turn it is? */
function aidBreach(
  state: RoundState,
  character: RoundCharacter,
  readings: Readings | undefined,
): Breach | undefined {
  const { acting, madeBy } = state;
  if (!acting) return 'nobodys-turn';
  if (acting.id === character.id) return 'own-turn';
  const helps = madeBy ? readingOf(readings, 'dominated-combined-fire') : 'own-squad';
  if (helps === 'nobody') return 'dominated-turn';
  const side = helps === 'own-squad' ? acting.side : opponentOf(acting.side);
  if (side !== character.side) return madeBy ? 'dominated-turn' : 'enemys-turn';
  return left(state, character) < 1 ? spentBreach(character) : undefined;
}

/** An immediate turn does not ask whether the character has activated (Clarifications 2005, Rounds, Phases, and Turns). */
function immediateBreach(
  state: RoundState,
  { by, moves }: RoundEvent,
  character: RoundCharacter,
): Breach | undefined {
  const grants = by && turnClauses(by).find((clause) => clause.does === 'grants-turn');
  if (grants?.notTo && character.abilities?.includes(grants.notTo)) return 'unaffected';
  if (grants && !grants.moves && moves) return 'no-moves';
  return oftenOf(character) && left(state, character) < 1 ? 'none-left' : undefined;
}

/** Whatever lets an AT-AT act, it moves and fires only so often in a round (Clarifications 2005, AT-AT). */
function limitBreach(state: RoundState, event: RoundEvent, character: RoundCharacter): Breach | undefined {
  const often = oftenOf(character);
  if (!often) return undefined;
  if (event.moves && countOf(state.moves, character) >= often.moves) return 'moved-enough';
  return event.shoots && countOf(state.shots, character) >= often.shots ? 'fired-enough' : undefined;
}

type Counts = ReadonlyMap<string, number>;

const countOf = (counts: Counts, { id }: RoundCharacter): number => counts.get(id) ?? 0;
const oneMore = (counts: Counts, { id }: RoundCharacter): Counts =>
  new Map([...counts, [id, (counts.get(id) ?? 0) + 1]]);

function after(
  state: RoundState,
  next: Next,
  event: RoundEvent,
  character: RoundCharacter,
  readings: Readings | undefined,
): RoundState {
  const { acting, phase, used } = state;
  const activated = new Set([...state.activated, character.id]);
  const acts: Pick<RoundState, 'acting' | 'moves' | 'shots'> = {
    acting: character,
    moves: event.moves ? oneMore(state.moves, character) : state.moves,
    shots: event.shoots ? oneMore(state.shots, character) : state.shots,
  };
  switch (event.what) {
    case 'is-defeated':
      return {
        ...state,
        defeated: new Set([...state.defeated, character.id]),
        acting: acting?.id === character.id ? undefined : acting,
      };
    case 'loses-activation':
      return left(state, character) < 1 ? state : { ...state, activated, used: oneMore(used, character) };
    case 'combines-fire': {
      const counted = readingOf(readings, 'combined-fire-phase') === 'counted';
      return {
        ...state,
        activated,
        used: oneMore(used, character),
        phase: phase && { ...phase, count: phase.count + (counted ? 1 : 0) },
      };
    }
    // It counts neither as an activation nor in the phase; an AT-AT uses one of those it has left.
    case 'immediate-turn': {
      const { by } = event;
      const madeBy = by && turnClauses(by).some((one) => one.does === 'grants-turn' && one.byEnemies);
      return {
        ...state,
        ...acts,
        used: oftenOf(character) ? oneMore(used, character) : used,
        madeBy: madeBy ? by : undefined,
      };
    }
    case 'activates': {
      const second = next.kind === 'somebody' && next.why === 'second';
      return {
        ...state,
        ...acts,
        activated,
        used: oneMore(used, character),
        madeBy: undefined,
        phase: { player: character.side, count: second ? (phase?.count ?? 0) + 1 : 1 },
      };
    }
  }
}
