/** An activation as steps: one for each thing done, in order. */
import type { PageId, Step } from '../../verdict.ts';
import { ACTIONS } from '../actions.ts';
import { step as told } from './facts.ts';
import { type Breach, costOf, type Followed, spentIn, toSpend } from './follow.ts';
import { PAGE } from './pages.ts';
import type { ActivationScenario, FurtherAction } from './scenario.ts';

/** The page of the rule that a step breaks; of those that two rules can forbid, the one that forbids it here. */
function breachPage(breach: Breach, page: PageId): PageId {
  switch (breach) {
    case 'ended':
    case 'next-figure-began':
    case 'strained-enough':
      return PAGE.activation;
    case 'unfinished':
    case 'heroes-only':
      return page;
    case 'no-actions-left':
    case 'attacked':
    case 'once':
    case 'no-points':
      return PAGE.actions;
  }
}

/** The steps of a verdict; `decisive` as long as they are legal, if the answer rests on all of them. */
export function activationSteps(
  scenario: ActivationScenario,
  followed: readonly Followed[],
  decisive: boolean,
): readonly Step[] {
  const { length } = followed;
  return [
    ...followed.map((one, i) => doneStep(scenario, followed, i, decisive || one.breach !== undefined)),
    ...scenario.steps.slice(length).map((_, i) => {
      const evidence = { number: length + i + 1, broken: length };
      return told(PAGE.activation, 'activation-comes-after', false, evidence);
    }),
  ];
}

/** One thing done, and that another figure of the group begins with it. */
function doneStep(
  scenario: ActivationScenario,
  followed: readonly Followed[],
  i: number,
  decisive: boolean,
): Step {
  const done = deedStep(scenario, followed, i, decisive);
  const { placed, follows } = followed[i] as Followed;
  if (follows === undefined) return done;
  const evidence = { figure: placed.figure, follows };
  const next = told(PAGE.activation, 'activation-next-figure', true, evidence, {
    decisive: done.holds && decisive,
  });
  return { ...done, children: [next, ...done.children] };
}

function deedStep(
  scenario: ActivationScenario,
  followed: readonly Followed[],
  i: number,
  decisive: boolean,
): Step {
  const one = followed[i] as Followed;
  const { placed, further, before, after, breach } = one;
  const { step, figure, host } = placed;
  const number = i + 1;
  const done = { number, figure, breach: breach ?? null };
  const holds = breach === undefined;
  const page = (rule: PageId) => (breach ? breachPage(breach, rule) : rule);
  const details = { decisive };
  if (step.free) {
    return told(PAGE.actions, 'activation-free', true, { number, figure, deed: step.do }, details);
  }
  switch (step.do) {
    case 'spend': {
      const of = host !== undefined && before.own?.at === host ? before.own.action : null;
      const evidence = { ...done, points: spentIn(placed), had: toSpend(before, placed), of };
      const children = breach === 'no-points' && host === undefined ? goneSteps(followed, i) : [];
      // While an ability is resolved, it is the rule on what may be done in an activation that forbids it.
      const rule = breach === 'unfinished' ? hostPage(scenario, host) : page(PAGE.actions);
      return told(rule, 'activation-spends', holds, evidence, { ...details, children });
    }
    case 'strain': {
      const evidence = { ...done, times: holds ? after.strains : before.strains };
      const open = host !== undefined && holds;
      const children = open
        ? [told(PAGE.activation, 'activation-strain-open', false, { number }, { decisive: true })]
        : [];
      return told(page(PAGE.activation), 'activation-suffers', holds, evidence, { ...details, children });
    }
    case 'ability': {
      const evidence = { ...done, points: step.points ?? 0 };
      return told(page(PAGE.activation), 'activation-uses-ability', holds, evidence, details);
    }
    case 'end': {
      const evidence = { ...done, actions: ACTIONS - before.used, points: before.points };
      return told(page(PAGE.activation), 'activation-ends', holds, evidence, details);
    }
    default: {
      const evidence = {
        ...done,
        deed: step.do,
        action: step.action ?? null,
        costs: costOf(further),
        used: before.used,
        points: step.do === 'move' ? scenario.perMove : 0,
      };
      const children = further ? [containsStep(further, decisive)] : [];
      return told(page(PAGE.actions), 'activation-acts', holds, evidence, { ...details, children });
    }
  }
}

const hostPage = ({ steps }: ActivationScenario, host: number | undefined): PageId => {
  const going = host === undefined ? undefined : steps[host];
  return going && (going.free || going.do === 'ability') ? PAGE.activation : PAGE.actions;
};

/** A special action is one action, whatever it contains and costs. */
const containsStep = ({ id, kind, costs, attacks, points }: FurtherAction, decisive: boolean): Step =>
  told(PAGE.actions, 'activation-contains', true, { action: id, kind, costs, attacks, points }, { decisive });

/** Points of special actions that this figure did not spend in time. */
const goneSteps = (followed: readonly Followed[], upTo: number): readonly Step[] =>
  followed.slice(0, upTo).flatMap(({ placed: { figure }, further }, at) => {
    if (!further || figure !== followed[upTo]?.placed.figure) return [];
    const spent = followed
      .slice(at, upTo)
      .filter(({ placed: one }) => one.step.do === 'spend' && one.host === at);
    const points = spent.reduce((left, { placed: one }) => left - spentIn(one), further.points);
    if (points === 0) return [];
    const evidence = { action: further.id, points };
    return [told(PAGE.actions, 'activation-points-gone', true, evidence, { decisive: true })];
  });
