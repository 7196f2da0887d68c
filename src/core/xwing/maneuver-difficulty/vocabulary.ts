/** What abilities that bear on a maneuver are made of. The interpreters read these clauses and know no card. */
import type { PageId } from '../../verdict.ts';
import type { Difficulty } from '../terms.ts';

export type Part = 'speed' | 'bearing' | 'difficulty';

/** In the Reveal Dial step, through the ability queue: selects another maneuver on the dial. */
export interface SetsDial {
  readonly does: 'sets-dial';
  /** Only after a maneuver of one of these was revealed. */
  readonly revealed?: readonly Difficulty[];
  /** What the new maneuver has in common with the one before. */
  readonly same: readonly Part[];
  /** It must not be of this difficulty. */
  readonly not?: Difficulty;
  /** Its speed must be so much higher or lower. */
  readonly speedBy?: number;
  /** Once this has resolved, the maneuver is that much more difficult while it is executed. */
  readonly thenHarder?: 1;
}

/** A constant effect, or one that counts as such: in the Execute Maneuver step and for what triggers after it. */
export interface ChangesDifficulty {
  readonly does: 'changes-difficulty';
  /** One step up or down on the scale. */
  readonly by: 1 | -1;
  readonly speeds?: readonly number[];
  /** Kinds of bearings, whichever their direction. */
  readonly bearings?: readonly Kind[];
  readonly only?: Difficulty;
  readonly unless?: 'shielded';
}
export type Kind = 'straight' | 'bank' | 'turn';

/** Asks for the difficulty of the revealed maneuver, or of the one that was executed. */
export interface LooksAt {
  readonly does: 'looks-at';
  readonly maneuver: 'revealed' | 'executed';
  /** Left out: any will do. */
  readonly difficulty?: Difficulty;
}

/** Asks whether the revealed maneuver is faster than that of the other ship. */
export interface ComparesSpeed {
  readonly does: 'compares-speed';
}

export type Clause = SetsDial | ChangesDifficulty | LooksAt | ComparesSpeed;

export interface ManeuverCard {
  readonly name: string;
  readonly page: PageId;
  /** The card of a pilot; a ship has one. */
  readonly pilot?: true;
  /** Its player chooses whether to use it. */
  readonly optional: boolean;
  readonly clause: Clause;
}
