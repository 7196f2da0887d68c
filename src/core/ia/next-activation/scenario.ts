/** What `ia/next-activation` is asked about: the groups of all players as a round begins, and what happened since. */
import { MODES as GAMES } from '../modes.ts';
import type { Readings } from './readings.ts';

export const MODES = [...GAMES, 'four-player'] as const;
export type Mode = (typeof MODES)[number];

/** The two sides of a campaign; the players of a skirmish, clockwise. */
export const PLAYERS = ['rebel', 'imperial', 'A', 'B', 'C', 'D'] as const;
export type Player = (typeof PLAYERS)[number];

/** A hero, with activation tokens, or a group with a Deployment card. */
export const GROUP_KINDS = ['group', 'hero'] as const;

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly player: Player;
  readonly kind: (typeof GROUP_KINDS)[number];
  /** Has this one of three heroes the second activation token? Each of two heroes has two anyway. */
  readonly second?: boolean;
}

export const EVENTS = ['activates', 'passes'] as const;

export interface RoundEvent {
  readonly what: (typeof EVENTS)[number];
  /** The group that is activated. The player whose turn it is passes. */
  readonly group?: string;
}

/** Whose turn is it, which groups may be activated, and may the player pass instead? */
export interface NextActivationScenario {
  readonly question: 'ia/next-activation';
  readonly mode: Mode;
  /** Who has initiative in a skirmish. */
  readonly initiative?: Player;
  /** Who plays with A in a four-player skirmish of two teams; left out, it is free for all. */
  readonly partner?: Player;
  /** How many heroes the game has, where some of them have withdrawn; left out, those among the groups. */
  readonly heroes?: number;
  /** Is it the first round of a mission? */
  readonly firstRound: boolean;
  readonly groups: readonly Group[];
  readonly events: readonly RoundEvent[];
  readonly readings?: Readings;
}

/** What an answer calls passing, beside the ids of groups. */
export const PASS = 'pass';
