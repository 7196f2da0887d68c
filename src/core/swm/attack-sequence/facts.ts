/** The facts that verdicts about the sequence of an attack are made of. Characters and abilities by id. */
import { stepsOf } from '../../steps.ts';
import type { SequenceStepId } from '../abilities/sequence.ts';
import type { SwmClauseFacts } from '../effects/facts.ts';
import type { Squad } from './scenario.ts';

type Of = { readonly character: string; readonly ability: string };
type Between = { readonly attacker: string; readonly target: string };

/** Why an effect does not come in although its step has come. */
export type LeftOut =
  | 'not-unique'
  | 'not-adjacent'
  | 'used-this-turn'
  | 'nobody-to-attack'
  | 'not-of-those'
  | 'no-legal-target'
  | 'no-damage-left'
  | 'not-set-off'
  | 'takes-over'
  | 'clauses';

export type SwmSequenceFacts = SwmClauseFacts & {
  /** A step of the sequence; `nested` where it is that of an attack which interrupts another. */
  'sequence-step': { readonly step: SequenceStepId; readonly number: number; readonly nested: boolean };

  /** A sequence begins; `ability` is what it is begun with, or null for an ordinary attack. */
  'sequence-all-targets': Of & { readonly targets: readonly string[] };
  'sequence-target': Between & { readonly why: 'rules' | 'ability' | 'gone' | 'not-legal' };
  'sequence-declared': Between & {
    readonly attack: number;
    readonly defense: number;
    readonly damage: number;
    readonly aid: number;
  };
  'sequence-roll': Between & { readonly die: number; readonly again: boolean };
  'sequence-result': Between & {
    readonly total: number;
    readonly defense: number;
    readonly die: number;
    readonly critical: boolean;
  };
  'sequence-damage': { readonly character: string; readonly damage: number; readonly left: number };
  'sequence-is-defeated': { readonly character: string };
  'sequence-removed': { readonly character: string };
  'sequence-next': { readonly ability: string; readonly target: string; readonly back: number };
  /** Those adjacent to the target are affected too. */
  'sequence-splash': Of & { readonly target: string; readonly also: readonly string[] };

  /** An effect is resolved; `by` is the character whose ability it is. */
  'sequence-bonus': Of & { readonly attack: number; readonly damage: number };
  'sequence-becomes-target': Of & { readonly instead: string };
  'sequence-cancels': Of & { readonly attacker: string };
  'sequence-condition': Of & { readonly target: string };
  'sequence-disintegrates': Of & { readonly target: string; readonly converted: number };
  'sequence-avoids': Of;
  'sequence-takes-damage': Of & { readonly instead: string };
  /** Holds for a bodyguard: what lessens damage waits until it is known who takes it. */
  'sequence-first-of-damage': Of;
  'sequence-reduces': Of & { readonly amount: number; readonly left: number };
  /** Holds when the target saves against all the damage of an ability. */
  'sequence-saved': Of & { readonly target: string };
  'sequence-survives': Of & { readonly left: number };
  'sequence-disintegrated': Of & { readonly target: string };
  /** `by` makes the attacks, or deals damage without one. */
  'sequence-begins': Of & {
    readonly by: string;
    readonly targets: readonly string[];
    readonly attacks: boolean;
  };
  'sequence-aftermath': Of & { readonly target: string };
  'sequence-again': Of & { readonly target: string };
  /** Effects that came in for one attack may come in again for another one. */
  'sequence-anew': Of;
  /** An attack that was interrupted goes on. */
  'sequence-goes-on': Between;
  'sequence-prevents': Of;
  'sequence-select': { readonly ability: string; readonly target: string };
  /** An effect whose step has come does not come in. */
  'sequence-left-out': Of & { readonly why: LeftOut };
  /** Something that no source says is needed to go on. */
  'sequence-unknown': { readonly missing: string };

  'sequence-save': {
    readonly character: string;
    /** Whose ability calls for it. */
    readonly by: string;
    readonly ability: string;
    readonly needs: number;
    readonly die: number;
    readonly again: boolean;
  };
  'sequence-must-save': { readonly character: string };
  /** `kept` may not spend Force points on anything. */
  'sequence-keeps-from-spending': Of & { readonly kept: string };
  'sequence-spends': { readonly character: string; readonly amount: number; readonly left: number };
  'sequence-simultaneous': {
    readonly abilities: readonly string[];
    /** Whose wish decides; each squad for its own effects where it is null. */
    readonly by: Squad | null;
  };

  /** An open point is taken in one way. */
  'sequence-reading': { readonly reading: string; readonly value: string };
  /** The answer: at which step each effect came in, or what became of the character asked about. */
  'sequence-order': {
    readonly came: readonly { readonly effect: string; readonly number: number }[];
  };
  'sequence-took': {
    readonly character: string;
    readonly damage: number;
    readonly left: number;
    readonly defeated: boolean;
  };
};

export const sequenceStep = stepsOf<SwmSequenceFacts>();
