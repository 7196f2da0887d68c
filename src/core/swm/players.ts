/** The two players (Rebel Storm rulebook, p. 5). A player's name is the side of all characters of the squad. */
export const PLAYERS = ['rebel', 'empire'] as const;
export type Player = (typeof PLAYERS)[number];

export const opponentOf = (player: Player): Player => (player === 'rebel' ? 'empire' : 'rebel');

/** Something for each player. */
export type PerPlayer<T> = Readonly<Record<Player, T>>;
