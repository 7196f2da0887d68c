/** Words of the game, each as the list of its values. */

export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];

/** Difficulty of a maneuver, from least to most restrictive. */
export const DIFFICULTIES = ['blue', 'white', 'red', 'purple'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The tokens that the abilities here gain, remove, keep or ask about. */
export const TOKENS = ['stress', 'strain', 'tractor', 'calculate', 'focus', 'deplete', 'evade'] as const;
export type Token = (typeof TOKENS)[number];

/** Moments of the round, other than a ship's doings, in which abilities here are triggered. */
export const MOMENTS = ['end-of-activation', 'start-of-engagement', 'end-phase'] as const;
export type Moment = (typeof MOMENTS)[number];

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** Actions that abilities here grant. Boost and barrel roll move the ship. */
const ACTIONS = ['boost', 'barrel-roll', 'rotate'] as const;
export type Action = (typeof ACTIONS)[number];
export const MOVING_ACTIONS = ['boost', 'barrel-roll'] as const;
export type MovingAction = (typeof MOVING_ACTIONS)[number];

/** Where the ship that the window is about may stand: as the window opens, or as a later move left it. */
export const PLACES = ['opening', 'boost', 'barrel-roll', 'tractored'] as const;
export type Place = (typeof PLACES)[number];

/** Whose a ship is, seen from another. */
export const SIDES = ['friendly', 'enemy'] as const;
export type Side = (typeof SIDES)[number];
