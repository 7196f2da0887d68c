/**
 * Does a defence work against an offence? Nothing here knows an ability: the offence's record gives events, the
 * defence's record gives clauses, and every clause is held against every event.
 *
 * The answer is about one event, the one asked about (see `askedEvent`). The defence works when a clause applies
 * to that event, or when one that stops events outright applies to an event from which it arises. It is
 * undetermined when no clause applies and the sources leave open whether one does.
 */
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Answer, type HangsOn, NO, type PageId, type Step, type Verdict, YES } from '../../verdict.ts';
import { ABILITIES, EFFECT_READINGS, readingsIn, sourceOf } from '../abilities/index.ts';
import type { Effect } from '../abilities/vocabulary.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import { apply, type ClauseResult } from './clauses.ts';
import { readingStep, step, type Truth } from './conditions.ts';
import { causesOf, type GameEvent } from './events.ts';
import type { EffectAppliesScenario } from './scenario.ts';
import { type Setup, setup } from './setup.ts';
import { victimsStep } from './victims.ts';

/** What stops an event also stops all that would arise from it; damage avoided or passed on does not. */
const STOPS: readonly Effect[] = ['prevent', 'cancel', 'become-target'];

export const effectApplies: Question<'swm/effect-applies', EffectAppliesScenario> = {
  id: 'swm/effect-applies',
  cites: [
    ...new Set<PageId>([
      PAGE.whatIsAnAttack,
      PAGE.forceImmunity,
      PAGE.attackRolls,
      PAGE.attacksOfOpportunity,
      PAGE.forcePoints,
      ...EFFECT_READINGS.map((id) => READINGS[id].page),
      ...ABILITIES.filter(({ events, clauses }) => events ?? clauses).map(({ page }) => page),
    ]),
  ],
  judge(scenario) {
    const found = setup(scenario);
    return found.ok ? ok({ ...verdictOn(found.value), hangsOn: hangsOn(scenario) }) : found;
  },
};

/** Each clause of the defence held against one event, and what comes of it. */
interface Held {
  readonly event: GameEvent;
  readonly results: readonly ClauseResult[];
}

function verdictOn({ events, event, clauses, asked, target }: Setup): Pick<Verdict, 'answer' | 'steps'> {
  const held = events.map(
    (each): Held => ({
      event: each,
      results: clauses.map((clause) => apply(clause, each, asked)),
    }),
  );
  const { truth, decisive } = outcomeOf(event, held);
  const missing = [...new Set(decisive.flatMap((result) => result.missing))];
  const answer: Answer = truth === 'yes' ? YES : truth === 'no' ? NO : { kind: 'undetermined', missing };
  const { reroll, situation } = asked;
  const { defence } = situation;
  const rule = sourceOf(defence)?.page ?? PAGE.whatIsAnAttack;
  const steps = held.map(({ event: each, results }): Step => {
    const { name, origin, resolvedBy, affects, does, cause } = each;
    const outcome = outcomeOf(each, held);
    const isAsked = each === event;
    const nature = { event: name, origin, resolvedBy, affects, does, cause: cause?.name ?? null };
    const evidence = { defence, event: name, reroll, outcome: OUTCOMES[outcome.truth] };
    return step(rule, 'effect-outcome', outcome.truth === 'yes', evidence, {
      decisive: isAsked,
      children: [
        step(each.page, 'effect-nature', true, nature),
        ...readingStep(each.given),
        ...victimsStep(each, target),
        ...results.map((result) => result.step(decisive.includes(result))),
        ...(outcome.stoppedCause
          ? [
              step(
                rule,
                'effect-cause-stopped',
                true,
                { event: name, cause: outcome.stoppedCause.name },
                {
                  decisive: isAsked,
                },
              ),
            ]
          : []),
      ],
    });
  });
  return { answer, steps };
}

const OUTCOMES = { yes: 'works', no: 'does-not-work', unknown: 'undetermined' } as const;

interface Outcome {
  readonly truth: Truth;
  /** The clauses on which it rests. */
  readonly decisive: readonly ClauseResult[];
  readonly stoppedCause?: GameEvent;
}

/** Whether the defence works against an event: on the event itself, or by stopping what it arises from. */
function outcomeOf(event: GameEvent, held: readonly Held[]): Outcome {
  const resultsOf = (of: GameEvent) => held.find((each) => each.event === of)?.results ?? [];
  const own = resultsOf(event);
  const causes = [...causesOf(event)]
    .flatMap(resultsOf)
    .filter(({ clause }) => STOPS.includes(clause.effect));

  const applies = own.find(({ truth }) => truth === 'yes');
  if (applies) return { truth: 'yes', decisive: [applies] };
  const stops = causes.find(({ truth }) => truth === 'yes');
  if (stops) return { truth: 'yes', decisive: [stops], stoppedCause: stops.event };
  const open = [...own, ...causes].filter(({ truth }) => truth === 'unknown');
  if (open.length > 0) return { truth: 'unknown', decisive: open };
  // A clause that forbids events could have forbidden the cause; that it does not is part of the reason.
  return { truth: 'no', decisive: [...own, ...causes.filter(({ clause }) => clause.effect === 'prevent')] };
}

/** The open points that would change the answer if they were taken another way. */
function hangsOn(scenario: EffectAppliesScenario): readonly HangsOn[] {
  const answerTo = (readings: Readings): Answer | undefined => {
    const found = setup({ ...scenario, readings });
    return found.ok ? verdictOn(found.value).answer : undefined;
  };
  const { readings = {}, offence, defence, attackerHas } = scenario;
  const records = [offence, defence, ...attackerHas].flatMap((id) => sourceOf(id) ?? []);
  const answer = answerTo(readings);
  return [...new Set(records.flatMap(readingsIn))].flatMap((reading): readonly HangsOn[] => {
    const { page, values } = READINGS[reading];
    const otherwise = values.flatMap((value) => {
      const other = answerTo({ ...readings, [reading]: value });
      return other && other.kind !== answer?.kind ? [{ value, answer: other }] : [];
    });
    return otherwise.length > 0 ? [{ reading, page, taken: readingOf(readings, reading), otherwise }] : [];
  });
}
