/** The facts that verdicts about the next activation are made of, and what each needs for its sentence. Groups by id. */
import { stepsOf } from '../../steps.ts';
import type { Breach } from './replay.ts';
import type { Group, Mode, Player } from './scenario.ts';

/** Ready Deployment cards of a player. */
type Cards = { readonly player: Player; readonly cards: number };

/** Ready Deployment cards of the player who would pass, and of each opponent; `may` it pass? */
type Compared = {
  readonly player: Player;
  readonly cards: number;
  readonly others: readonly Cards[];
  readonly may: boolean;
};

export interface IaNextActivationFacts {
  /** Who resolves the first activation of the round. */
  'next-first': { readonly mode: Mode; readonly player: Player };
  /** `turn`: the player whose turn it is; `ready`: activations that the group has left then. */
  'next-activates': {
    readonly group: string;
    readonly kind: Group['kind'];
    readonly player: Player;
    readonly turn: Player | null;
    readonly breach: Breach | null;
    readonly ready: number;
  };
  'next-passes': { readonly player: Player | null; readonly breach: Breach | null };
  /** All groups of a player are exhausted. */
  'next-cannot': { readonly player: Player };
  /** The hero whose second activation waits for the first one of others. */
  'next-waits': { readonly hero: string; readonly others: readonly string[] };
  /** In a game of two heroes each has two activation tokens; those who are there. */
  'next-two-tokens': { readonly heroes: readonly string[] };
  /** Whether one of three heroes has the second token in the first round. */
  'next-token-open': { readonly hero: string; readonly has: boolean };
  /** Whose turn it is; `before`: who activated a group or passed last, null as the round begins. */
  'next-may-activate': {
    readonly player: Player;
    readonly before: Player | null;
    readonly groups: readonly string[];
  };
  /** Has that player fewer? Fails only as the reason why a pass was not allowed. */
  'next-may-pass': Compared;
  /** The same, where the two ways to read it differ. */
  'next-may-pass-open': Compared;
  /** Nobody may pass in a campaign. */
  'next-no-pass': null;
  /** All groups of all players are exhausted. */
  'next-over': null;
  /** What follows something that breaks a rule is not looked at. */
  'next-comes-after': { readonly group: string | null };
}

export const step = stepsOf<IaNextActivationFacts>();
