/** A turn as steps: what bears on all of it, and one step for each action, in order. */
import type { PageId, Step } from '../../verdict.ts';
import { ABILITY_PAGE, type AbilityId } from '../abilities/pages.ts';
import { PAGE } from '../pages.ts';
import { turnStep } from './facts.ts';
import type { Followed, Refusal, Standing } from './follow.ts';
import { extrasOf, speedsOf, type TurnPlan } from './plans.ts';
import type { Deed, TurnScenario } from './scenario.ts';

/** The page that a thing done rests on. */
export const DEED_PAGE: Readonly<Record<Deed, PageId>> = {
  move: PAGE.speed,
  attack: PAGE.activating,
  'replace-attacks': PAGE.replacesAttacks,
  'combine-fire': PAGE.combinedFire,
  'replace-turn': PAGE.activating,
};

const pageOf = (id: string): PageId => ABILITY_PAGE[id as AbilityId];

/** What bears on all that is done: whose turn it is, Speeds, and squares that are added. */
export function conditionSteps(scenario: TurnScenario): readonly Step[] {
  const { immediate, actions } = scenario;
  const moves = actions.some(({ do: deed, squares }) => deed === 'move' && squares > 0);
  const speeds = speedsOf(scenario).map(({ from, squares }) => ({ from, squares }));
  const least = Math.min(...speeds.map(({ squares }) => squares));
  return [
    ...(immediate ? [turnStep(pageOf(immediate), 'turn-is-immediate', true, { by: immediate })] : []),
    ...(speeds.length > 1
      ? [turnStep(PAGE.slowestSpeed, 'turn-slowest-speed', true, { speeds, least }, { decisive: moves })]
      : []),
    ...extrasOf(scenario).map(({ from, squares }) =>
      turnStep(pageOf(from), 'turn-extra-squares', true, { from, squares }, { decisive: moves }),
    ),
  ];
}

/** Plans of which only their cards say how far they go. */
export const unknownSteps = ({ unknown, standings }: Followed): readonly Step[] =>
  unknown.map((plan) => {
    const evidence = { plan, total: standings.at(-1)?.total ?? 0 };
    return turnStep(pageOf(plan), 'turn-card-says', false, evidence, { decisive: true });
  });

/** An action: one that fits, the first that does not, or one that comes after it. */
export function actionStep(standing: Standing, i: number, followed: Followed, scenario: TurnScenario): Step {
  const { action, total, limit } = standing;
  const { broken } = followed;
  const number = i + 1;
  if (broken !== undefined && i > broken) {
    return turnStep(PAGE.activating, 'turn-comes-after', false, { number, broken: broken + 1 });
  }
  const holds = i !== broken;
  const extra = extrasOf(scenario).length > 0;
  const page = holds ? allowedPage(standing, extra) : brokenPage(followed, i, action.do, extra);
  const children = holds ? allowingSteps(standing) : refusalSteps(followed, i, extra);
  const details = { decisive: (broken === undefined && followed.unknown.length === 0) || !holds, children };
  const open = standing.open.map(({ id }) => id);
  const { occasion = 'turn' } = action;
  switch (action.do) {
    case 'move': {
      if (action.squares === 0) return turnStep(page, 'turn-stands-still', true, { number }, details);
      const evidence = { number, open, squares: action.squares, total, limit };
      return turnStep(page, 'turn-moves', holds, evidence, details);
    }
    case 'attack':
      return turnStep(page, 'turn-attacks', holds, { number, open, occasion }, details);
    case 'replace-attacks': {
      const { ability } = action;
      const own = ability && ABILITY_PAGE[ability];
      const known = own ? [turnStep(own, 'turn-replaces-attacks', true, { ability })] : [];
      const evidence = { number, open, ability: ability ?? null, occasion };
      return turnStep(page, 'turn-uses-replacing', holds, evidence, {
        ...details,
        children: [...known, ...children],
      });
    }
    case 'combine-fire':
      return turnStep(page, 'turn-combines-fire', holds, { number, open }, details);
    case 'replace-turn': {
      const evidence = { number, open, ability: action.ability ?? '' };
      return turnStep(holds ? pageOf(evidence.ability) : page, 'turn-uses-turn', holds, evidence, details);
    }
  }
}

/** Moves before and after an attack go no further together than one; what is added is added once. */
const movesInAll = ({ parts }: TurnPlan, extra: boolean): PageId | undefined => {
  if (parts.filter((part) => part.includes('move')).length < 2) return undefined;
  return extra ? PAGE.extraSquaresInAll : PAGE.mobileAttackInAll;
};

/** The plans left open are all an ability's. */
const byAbility = ({ open }: Standing): readonly TurnPlan[] =>
  open.every(({ id }) => id in ABILITY_PAGE) ? open : [];

/** The rule on which an action rests that is allowed. */
function allowedPage(standing: Standing, extra: boolean): PageId {
  const { do: deed } = standing.action;
  const [plan] = byAbility(standing);
  return (deed === 'move' && plan && movesInAll(plan, extra)) || DEED_PAGE[deed];
}

/** Where only an ability still allows what is done, that it does, and that it reaches this far. */
function allowingSteps(standing: Standing): readonly Step[] {
  const { action, begun } = standing;
  return byAbility(standing).flatMap((plan) => {
    const { id, rule, within } = plan;
    const allows = turnStep(rule, 'turn-ability-allows', true, { plan: id }, { decisive: true });
    const range = within && begun.includes(plan) ? [rangeStep(within, action.toCommander, true)] : [];
    return [allows, ...range];
  });
}

const rangeStep = (within: NonNullable<TurnPlan['within']>, distance: number | undefined, holds: boolean) =>
  turnStep(
    PAGE.withinReachWhenItMatters,
    'turn-within-range',
    holds,
    { of: within.of, within: within.squares, squares: distance ?? null },
    { decisive: true },
  );

/** The plans that an action closes, being the last to admit what was done before it. */
const closedBy = ({ refusals }: Followed, at: number) => refusals.filter((refusal) => refusal.at === at);

/** The rule on which a refusal rests. */
function refusalPage({ plan, why }: Refusal, extra: boolean): PageId {
  switch (why) {
    case 'too-far':
      return movesInAll(plan, extra) ?? PAGE.speed;
    case 'too-short':
      return PAGE.standingStillIsNoCharge;
    case 'out-of-range':
      return PAGE.withinReachWhenItMatters;
    case 'not-replaced':
      return plan.keepsAttacks ?? plan.rule;
    case 'no-part':
      return plan.rule;
  }
}

/** The rule that an action breaks: one that bars it, or why the last plan that was open does not admit it. */
function brokenPage(followed: Followed, at: number, deed: Deed, extra: boolean): PageId {
  const { bar } = followed;
  if (bar) return bar.rule;
  const closed = closedBy(followed, at);
  const telling = closed.find(({ why }) => why !== 'no-part');
  if (telling) return refusalPage(telling, extra);
  const [first] = closed;
  return (deed === 'move' || deed === 'attack' ? first?.plan.rule : undefined) ?? DEED_PAGE[deed];
}

/** What bars an action; or why no way to spend a turn fits: one step for each that could, if any could, or for some. */
function refusalSteps(followed: Followed, broken: number, extra: boolean): readonly Step[] {
  const { refusals, standings, bar, plans } = followed;
  const action = standings[broken]?.action;
  if (bar && action) {
    const { why, by, rule } = bar;
    const evidence = { number: broken + 1, why, by, deed: action.do, occasion: action.occasion ?? 'turn' };
    // That abilities which replace attacks are free of it is a ruling, not the ability's text.
    const page = why === 'kept-apart' ? PAGE.heavyWeaponAndReplacing : rule;
    return [turnStep(page, 'turn-is-barred', false, evidence, { decisive: true })];
  }
  const deeds = standings.slice(0, broken + 1).map((one) => one.action.do);
  const takes = ({ parts, keepsAttacks }: TurnPlan, deed: Deed) =>
    parts.some((part) => part.includes(deed === 'replace-attacks' && keepsAttacks ? 'attack' : deed));
  const forAll = plans.filter((plan) => deeds.every((deed) => takes(plan, deed)));
  const told = forAll.length > 0 ? forAll : plans.filter((plan) => deeds.some((deed) => takes(plan, deed)));
  return told.flatMap((plan) => {
    const refusal = refusals.find((one) => one.plan === plan);
    if (!refusal) return [];
    const { at, why, total, limit } = refusal;
    const evidence = { plan: plan.id, number: at + 1, why, deed: deeds[at] ?? 'move', total };
    const numbers = { limit: limit ?? 0, least: plan.least ?? 0 };
    const range =
      why === 'out-of-range' && plan.within
        ? [rangeStep(plan.within, standings[at]?.action.toCommander, false)]
        : [];
    return [
      turnStep(
        refusalPage(refusal, extra),
        'turn-plan-fits',
        false,
        { ...evidence, ...numbers },
        {
          decisive: true,
          children: range,
        },
      ),
    ];
  });
}
