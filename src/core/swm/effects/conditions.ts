/**
 * Whether the conditions of a clause hold for an event: yes, no, or unknown where the sources are silent.
 * Each answer comes as a fact that cites the page it rests on.
 */
import { stepsOf } from '../../steps.ts';
import type { PageId, Step } from '../../verdict.ts';
import type { Condition, Known, SourceId } from '../abilities/vocabulary.ts';
import { PAGE } from '../pages.ts';
import { type Truth, truthOf } from '../truth.ts';
import type { Circumstances } from './circumstances.ts';
import type { GameEvent } from './events.ts';
import type { SwmEffectFacts } from './facts.ts';

/** A condition's answer, and its step, which is told afterwards whether it was decisive. */
export interface Finding {
  readonly truth: Truth;
  readonly step: (decisive: boolean) => Step;
  /** What would have to be known. */
  readonly missing?: string;
}

/** What conditions are looked up in, beside the event. */
export interface Situation extends Circumstances {
  readonly defence: SourceId;
  /** The event that a response answers. */
  readonly answers: GameEvent | null;
}

export const step = stepsOf<SwmEffectFacts>();

const finding = <F extends keyof SwmEffectFacts>(
  truth: Truth,
  rule: PageId,
  fact: F,
  evidence: SwmEffectFacts[F],
  missing?: string,
): Finding => ({
  truth,
  step: (decisive) => step(rule, fact, truth === 'yes', evidence, { decisive }),
  ...(missing !== undefined && { missing }),
});

/** Whether the target of an event makes a save. */
const callsForSave = ({ callsForSave: also, resolvedBy }: GameEvent): Known<boolean> => {
  if (also || resolvedBy === 'save') return true;
  return resolvedBy === 'unknown' || resolvedBy === 'no-attack-roll' ? 'unknown' : false;
};

export function check(condition: Condition, event: GameEvent, rule: PageId, at: Situation): Finding {
  const { name } = event;
  const missing = `${name.source}.${condition.if}`;
  switch (condition.if) {
    // "Roll d20, add Attack, compare to Defense": what is resolved in another way is no attack.
    case 'attack': {
      const known = event.resolvedBy === 'unknown' ? 'unknown' : event.resolvedBy === 'attack-roll';
      const evidence = { event: name, resolvedBy: event.resolvedBy };
      return finding(truthOf(known), PAGE.whatIsAnAttack, 'effect-attack', evidence, missing);
    }
    case 'melee': {
      const { melee } = at;
      return finding(truthOf(melee === undefined || melee === condition.is), rule, 'effect-melee', {
        event: name,
        defence: at.defence,
        wanted: condition.is,
        melee: melee ?? null,
        because: at.attacker.because('melee'),
      });
    }
    case 'not-lightsaber': {
      const far = at.attackerFromTarget !== undefined && at.attackerFromTarget !== 'adjacent';
      const attack = event.resolvedBy === 'attack-roll' && !far;
      return finding(truthOf(!(attack && at.lightsaber)), rule, 'effect-not-lightsaber', {
        event: name,
        defence: at.defence,
        attack,
        lightsaber: at.lightsaber ?? null,
        because: at.attacker.because('with-lightsaber'),
      });
    }
    case 'origin': {
      const evidence = { event: name, wanted: condition.is, origin: event.origin };
      return finding(truthOf(event.origin === condition.is), rule, 'effect-origin', evidence);
    }
    // What a power does to its own user does not affect the one it is turned against.
    case 'affects-target': {
      const evidence = { event: name, affects: event.affects };
      const truth = truthOf(event.affects === 'targets');
      return finding(truth, PAGE.forceImmunity, 'effect-affects-target', evidence);
    }
    case 'harmful': {
      const helpful = event.helpful === true;
      return finding(truthOf(!helpful), rule, 'effect-harmful', { event: name });
    }
    case 'target-rules': {
      const uses = event.usesTargetRules;
      return finding(truthOf(uses), rule, 'effect-target-rules', { event: name, uses }, missing);
    }
    case 'aimed': {
      const { aimed } = event;
      return finding(truthOf(aimed), rule, 'effect-aimed', { event: name, aimed }, missing);
    }
    case 'deals-damage': {
      const { does } = event;
      const deals = does === 'unknown' ? 'unknown' : does === 'damage' || does === 'attack-damage';
      return finding(truthOf(deals), rule, 'effect-deals-damage', { event: name, does }, missing);
    }
    case 'calls-for-save': {
      const calls = callsForSave(event);
      return finding(truthOf(calls), rule, 'effect-save', { event: name, calls }, missing);
    }
    case 'spends-force': {
      const spends = event.spendsForce;
      return finding(truthOf(spends), rule, 'effect-spends-force', { event: name, spends }, missing);
    }
    case 'answers-attack': {
      const answered = at.answers ?? event;
      const truth = truthOf(answered.resolvedBy === 'attack-roll');
      return finding(truth, rule, 'effect-answers-attack', { event: answered.name });
    }
    case 'near': {
      const { who, of, within, is: wanted } = condition;
      const byNature = who === 'attacker' && of === 'target' && event.adjacentOnly === true;
      const distance = byNature ? 'adjacent' : distanceBetween(who, of, at);
      const near =
        distance === 'same' || distance === 'adjacent' || (distance === 'within-6' && within === 'within-6');
      const evidence = { defence: at.defence, who, of, within, wanted, byNature, event: name };
      return finding(truthOf(distance === undefined || near === wanted), rule, 'effect-near', {
        ...evidence,
        distance: distance ?? null,
      });
    }
    case 'holder': {
      const is: 'target' | 'another' | null =
        at.holderFromTarget === undefined ? null : at.holderFromTarget === 'same' ? 'target' : 'another';
      const evidence = { defence: at.defence, wanted: condition.is, is };
      return finding(truthOf(is === null || is === condition.is), rule, 'effect-holder', evidence);
    }
    case 'enemy': {
      const { attacker, defence } = at;
      const works = condition.kind === 'any' || attacker.kind !== 'droid-only';
      const evidence = { defence, kind: condition.kind, attacker: attacker.kind };
      return finding(truthOf(works), rule, 'effect-enemy', evidence);
    }
  }
}

function distanceBetween(who: 'attacker' | 'holder', of: 'target' | 'holder', at: Situation) {
  if (who === 'holder') return at.holderFromTarget;
  return of === 'target' ? at.attackerFromTarget : at.attackerFromHolder;
}
