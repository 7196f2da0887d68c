/** The facts of verdicts about the difficulty of a maneuver, with the evidence of each. Cards go by their ids. */
import { stepsOf } from '../../steps.ts';
import type { Difficulty } from '../terms.ts';
import type { Bearing } from './scenario.ts';
import type { Part } from './vocabulary.ts';

/** In what a maneuver is not one to which an ability can set the dial, or why it does not come to that. */
export type DialMiss =
  | 'unused'
  | 'not-triggered'
  | 'no-longer-fits'
  | 'impossible'
  | 'not-another'
  | 'too-hard'
  | 'speed-by'
  | Part;

/** Why an ability does not change the difficulty. */
export type ChangeMiss = 'unused' | 'purple' | 'shielded' | 'speed' | 'bearing' | 'only';

type Is = { readonly speed: number; readonly bearing: Bearing; readonly difficulty: Difficulty };

export type XwingManeuverDifficultyFacts = {
  /** In the Reveal Dial step. */
  'difficulty-revealed': Is;
  /** Several abilities trigger as the dial is revealed, and their player chose this order. */
  'difficulty-order': { readonly cards: readonly string[] };
  'difficulty-sets-dial': Is & { readonly card: string; readonly why: DialMiss | null };
  /** Another ability has set the dial: this one compares with what it shows now, or with what was revealed. */
  'difficulty-compares': Is & { readonly card: string; readonly with: 'dial' | 'revealed' };
  /** What it adds to the difficulty waits for the Execute Maneuver step. */
  'difficulty-waits': { readonly card: string };
  /** In the Execute Maneuver step, with the difficulty on the dial. */
  'difficulty-executes': Is;
  'difficulty-changes': { readonly card: string; readonly by: number; readonly why: ChangeMiss | null };
  /** What is red for an ability about red maneuvers: the maneuver as on the dial, or as others change it. */
  'difficulty-red-for': {
    readonly card: string;
    readonly taken: 'on-the-dial' | 'as-changed';
    readonly difficulty: Difficulty;
  };
  /** All changes together, `up` and `down`, from the difficulty on the dial. */
  'difficulty-together': {
    readonly from: Difficulty;
    readonly up: number;
    readonly down: number;
    readonly result: Difficulty;
  };
  /** What comes after the maneuver. */
  'difficulty-afterwards': null;
  'difficulty-looks': {
    readonly card: string;
    readonly at: 'revealed' | 'executed';
    readonly wants: Difficulty;
    readonly is: Difficulty;
  };
  'difficulty-speeds': { readonly card: string; readonly speed: number; readonly other: number };
  /** The answer: the maneuver as executed, or as revealed. */
  'difficulty-is': Is & { readonly asked: 'executed' | 'revealed' };
};

export const difficultyStep = stepsOf<XwingManeuverDifficultyFacts>();
