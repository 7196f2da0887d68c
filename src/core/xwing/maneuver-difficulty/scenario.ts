/** What the question about the difficulty of a maneuver is asked about. */
import type { Difficulty } from '../terms.ts';
import type { ManeuverCardId } from './cards.ts';
import type { Readings } from './readings.ts';

export const BEARINGS = [
  'straight',
  'left-bank',
  'right-bank',
  'left-turn',
  'right-turn',
  'koiogran-turn',
  'left-segnors-loop',
  'right-segnors-loop',
  'left-tallon-roll',
  'right-tallon-roll',
  'stationary',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** Speeds run from 0 to 5. */
export interface Maneuver {
  readonly speed: number;
  readonly bearing: Bearing;
  readonly difficulty: Difficulty;
}

/** Speed 0 is stationary, and nothing else is. */
export const isManeuver = ({ speed, bearing }: Maneuver): boolean =>
  (speed === 0) === (bearing === 'stationary');

/** A card that bears on the maneuver. Whatever range it asks for is taken to be met. */
export interface CardInPlay {
  readonly card: ManeuverCardId;
  /** Does its player use it? Asked of optional abilities only. */
  readonly use: boolean;
  /**
   * For one that sets the dial: the maneuver it is set to. What has to stay the same and is left out stays the
   * same; what else is left out stays as the dial shows it.
   */
  readonly toSpeed?: number;
  readonly toBearing?: Bearing;
  readonly toDifficulty?: Difficulty;
}

export const ASKED = ['executed', 'revealed'] as const;

/**
 * Which difficulty does the maneuver have as it is executed, or the revealed maneuver afterwards? With `focus`: does
 * that card do what it says (set the dial so, change the difficulty, see what it looks for)?
 */
export interface ManeuverDifficultyScenario extends Maneuver {
  readonly question: 'xwing/maneuver-difficulty';
  // Speed, bearing and difficulty: the maneuver that the ship reveals, as its dial has it.
  /** Abilities that trigger as the dial is revealed enter the queue in this order; they are all one player's. */
  readonly cards: readonly CardInPlay[];
  /** The ship has shields left. */
  readonly shielded: boolean;
  /** Speed of the revealed maneuver of the ship that it attacks or defends against. */
  readonly otherSpeed?: number;
  readonly asked: (typeof ASKED)[number];
  readonly focus?: ManeuverCardId;
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}
