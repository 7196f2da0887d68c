/**
 * Where a round stands, and who may activate next (Star Wars Miniatures: Rebel Storm rulebook, pp. 6-7). In a phase a
 * player activates two characters, one at a time; then the opponent does. A player who has none left is passed over,
 * so that the other may have several phases in a row.
 */
import type { AbilityId } from '../abilities/pages.ts';
import { opponentOf, PLAYERS, type Player } from '../players.ts';
import { activationsOf } from './often.ts';
import type { RoundCharacter } from './scenario.ts';

const A_PHASE = 2;

export interface RoundState {
  readonly characters: readonly RoundCharacter[];
  /** Who goes first; undefined while the initiative is open. */
  readonly first: Player | undefined;
  readonly defeated: ReadonlySet<string>;
  /** Activations that a character has used up or lost. */
  readonly used: ReadonlyMap<string, number>;
  /** Those who count as having activated. */
  readonly activated: ReadonlySet<string>;
  /** Turns with a move, and with a shot of an AT-AT's weapon systems. */
  readonly moves: ReadonlyMap<string, number>;
  readonly shots: ReadonlyMap<string, number>;
  /** Whose phase it is or was last; undefined before the first one. */
  readonly phase: { readonly player: Player; readonly count: number } | undefined;
  /** Whose turn it is, until somebody else activates. */
  readonly acting: RoundCharacter | undefined;
  /** The ability by which an enemy makes that one take its turn. */
  readonly madeBy: AbilityId | undefined;
}

/** `second`: the phase goes on. `new-phase`: it is the other player's. `goes-on`: the other has nobody left. */
export type Why = 'first' | 'second' | 'new-phase' | 'goes-on';

export type Next =
  | {
      readonly kind: 'somebody';
      readonly player: Player;
      readonly why: Why;
      readonly characters: readonly RoundCharacter[];
    }
  | { readonly kind: 'initiative-open' }
  | { readonly kind: 'round-over' }
  /** `loser` has no characters on the battle grid. */
  | { readonly kind: 'skirmish-over'; readonly loser: Player };

export const isStanding = ({ defeated }: RoundState, { id }: RoundCharacter): boolean => !defeated.has(id);

/** Activations that a character has left. */
export const left = ({ used }: RoundState, character: RoundCharacter): number =>
  activationsOf(character) - (used.get(character.id) ?? 0);

/** The characters of a player who have still to activate. */
export const waiting = (state: RoundState, player: Player): readonly RoundCharacter[] =>
  state.characters.filter(
    (character) => character.side === player && isStanding(state, character) && left(state, character) > 0,
  );

/** The player all of whose characters are defeated. */
const beaten = (state: RoundState): Player | undefined =>
  PLAYERS.find((player) => !state.characters.some((one) => one.side === player && isStanding(state, one)));

export function whoIsNext(state: RoundState): Next {
  const { first, phase } = state;
  const loser = beaten(state);
  if (loser) return { kind: 'skirmish-over', loser };
  if (!first) return { kind: 'initiative-open' };
  const last = phase?.player ?? opponentOf(first);
  const mayGoOn = phase !== undefined && phase.count < A_PHASE;
  const [own, others] = [waiting(state, last), waiting(state, opponentOf(last))];
  if (mayGoOn && own.length > 0) return { kind: 'somebody', player: last, why: 'second', characters: own };
  if (others.length > 0) {
    const why = phase ? 'new-phase' : 'first';
    return { kind: 'somebody', player: opponentOf(last), why, characters: others };
  }
  return own.length > 0
    ? { kind: 'somebody', player: last, why: 'goes-on', characters: own }
    : { kind: 'round-over' };
}
