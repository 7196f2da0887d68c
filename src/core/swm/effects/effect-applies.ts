/**
 * Does a defence work against an offence? Nothing here knows an ability: the offence's record gives events, the
 * defence's record gives clauses, and every clause is held against every event.
 *
 * The answer is about one event, the one asked about (see `askedEvent`). The defence works when a clause applies
 * to that event, or when one that stops events outright applies to an event from which it arises. It is
 * undetermined when no clause applies and the sources leave open whether one does.
 */
import { hangsOn, type OpenPoints } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Answer, NO, type PageId, type Step, type Verdict, YES } from '../../verdict.ts';
import { ABILITIES, EFFECT_READINGS, readingsIn, sourceOf } from '../abilities/index.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type ReadingId, type Readings } from '../readings.ts';
import type { ClauseResult } from './clauses.ts';
import { step } from './conditions.ts';
import { type Held, heldAgainst, outcomeOf } from './outcomes.ts';
import type { EffectAppliesScenario } from './scenario.ts';
import { type Setup, setup } from './setup.ts';
import { victimsStep } from './victims.ts';

/** The open points that can bear on an answer: those of records, and whether points may be spent on a reroll as well. */
export const EFFECT_POINTS: readonly ReadingId[] = [...EFFECT_READINGS, 'force-points-a-turn'];

export const effectApplies: Question<'swm/effect-applies', EffectAppliesScenario> = {
  id: 'swm/effect-applies',
  cites: [
    ...new Set<PageId>([
      PAGE.whatIsAnAttack,
      PAGE.forceImmunity,
      PAGE.attackRolls,
      PAGE.attacksOfOpportunity,
      PAGE.forcePoints,
      PAGE.cardText,
      ...EFFECT_POINTS.map((id) => READINGS[id].page),
      ...ABILITIES.filter(({ events, clauses }) => events ?? clauses).map(({ page }) => page),
    ]),
  ],
  judge(scenario) {
    const found = setup(scenario);
    if (!found.ok) return found;
    const { answer, steps } = verdictOn(found.value);
    const open = hangsOn(pointsOf(scenario), scenario.readings, (readings) => {
      const other = setup({ ...scenario, readings: readings as Readings });
      return other.ok ? verdictOn(other.value).answer : answer;
    });
    const taken = open.map(({ page, reading, taken: value }) =>
      step(page, 'effect-reading', true, { reading, value }, { decisive: true }),
    );
    return ok({ answer, steps: [...steps, ...taken], hangsOn: open });
  },
};

function verdictOn(found: Setup): Pick<Verdict, 'answer' | 'steps'> {
  const held = heldAgainst(found);
  const { truth, decisive } = outcomeOf(found.event, held);
  const missing = [...new Set(decisive.flatMap((result) => result.missing))];
  const answer: Answer = truth === 'yes' ? YES : truth === 'no' ? NO : { kind: 'undetermined', missing };
  return { answer, steps: held.map((each) => eventStep(each, held, decisive, found)) };
}

const OUTCOMES = { yes: 'works', no: 'does-not-work', unknown: 'undetermined' } as const;

/** One event with what it is, every clause held against it, and what comes of it. */
function eventStep(
  { event, results }: Held,
  held: readonly Held[],
  decisive: readonly ClauseResult[],
  { event: askedAbout, asked, target }: Setup,
): Step {
  const { name, page, origin, resolvedBy, affects, does, cause } = event;
  const { truth, stoppedCause } = outcomeOf(event, held);
  const { defence } = asked.situation;
  const rule = sourceOf(defence)?.page ?? page;
  const isAsked = { decisive: event === askedAbout };
  const nature = { event: name, origin, resolvedBy, affects, does, cause: cause?.name ?? null };
  const outcome = { defence, event: name, reroll: asked.reroll, outcome: OUTCOMES[truth] };
  const stopped = stoppedCause && { event: name, cause: stoppedCause.name };
  return step(rule, 'effect-outcome', truth === 'yes', outcome, {
    ...isAsked,
    children: [
      step(page, 'effect-nature', true, nature),
      ...victimsStep(event, target),
      ...results.map((result) => result.step(decisive.includes(result))),
      ...(stopped ? [step(rule, 'effect-cause-stopped', true, stopped, isAsked)] : []),
    ],
  });
}

/** The open points on which the records of a scenario turn. */
function pointsOf({ offence, defence, attackerHas, reroll }: EffectAppliesScenario): OpenPoints {
  const records = [offence, defence, ...attackerHas].flatMap((id) => sourceOf(id) ?? []);
  const points: readonly ReadingId[] = [
    ...records.flatMap(readingsIn),
    ...(reroll ? (['force-points-a-turn'] as const) : []),
  ];
  return Object.fromEntries(points.map((id) => [id, READINGS[id]]));
}
