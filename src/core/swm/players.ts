/** The two players (Rebel Storm rulebook, p. 5). A player's name is the side of all characters of the squad. */
import { type Base, squareName } from '../geometry/grid.ts';
import type { SetupError } from '../result.ts';

export const PLAYERS = ['rebel', 'empire'] as const;
export type Player = (typeof PLAYERS)[number];

/** Something for each player. */
export type PerPlayer<T> = Readonly<Record<Player, T>>;

export const opponentOf = (player: Player): Player => (player === 'rebel' ? 'empire' : 'rebel');

/** Sides on a board are free text, as other skirmishes have others; here each must be a player's. */
export const sideErrors = (pieces: readonly Base[]): readonly SetupError[] =>
  pieces.flatMap(({ name, side, at }, i): SetupError[] =>
    PLAYERS.some((player) => player === side)
      ? []
      : [
          {
            code: 'unknown-side',
            message: `${name} at ${squareName(at)} is of the side ${side}; here sides are ${PLAYERS.join(' and ')}.`,
            path: ['pieces', i, 'side'],
          },
        ],
  );
