/** `swm/turn`: is this sequence of actions legal in one turn? (Rebel Storm rulebook, p. 7, Activating Characters.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { NO, type PageId, type Step, YES } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/index.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { READINGS } from '../readings.ts';
import { turnStep } from './facts.ts';
import { type Followed, follow, type Standing } from './follow.ts';
import { PLANS, type TurnPlan } from './plans.ts';
import { REPLACING } from './replacing.ts';
import type { Deed, TurnScenario } from './scenario.ts';

export const TURN_POINTS = { 'speed-without-attack': READINGS['speed-without-attack'] } as const;

/** The page that a thing done rests on. */
const DEED_PAGE: Readonly<Record<Deed, PageId>> = {
  move: PAGE.speed,
  attack: PAGE.activating,
  'replace-attacks': PAGE.replacesAttacks,
  'combine-fire': PAGE.combinedFire,
};

export const turn: Question<'swm/turn', TurnScenario> = {
  id: 'swm/turn',
  cites: [
    ...new Set([
      ...Object.values(DEED_PAGE),
      ...REPLACING.map((id) => ABILITY_PAGE[id]),
      ...pagesOf(TURN_POINTS),
    ]),
  ],
  judge: (scenario) => {
    const followed = follow(scenario, scenario.readings);
    const open = hangsOn(TURN_POINTS, scenario.readings, (readings) =>
      follow(scenario, readings).broken === undefined ? YES : NO,
    );
    const nothing = turnStep(PAGE.activating, 'turn-does-nothing', true, null, { decisive: true });
    return ok({
      answer: followed.broken === undefined ? YES : NO,
      steps: [
        ...followed.standings.map((standing, i) => actionStep(standing, i, followed)),
        ...(scenario.actions.length === 0 ? [nothing] : []),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

/** An action: one that fits, the first that does not, or one that comes after it. */
function actionStep(standing: Standing, i: number, followed: Followed): Step {
  const { action, total, limit, open } = standing;
  const { broken } = followed;
  const number = i + 1;
  if (broken !== undefined && i > broken) {
    return turnStep(PAGE.activating, 'turn-comes-after', false, { number, broken: broken + 1 });
  }
  const holds = i !== broken;
  const page = holds ? DEED_PAGE[action.do] : brokenPage(followed, i, action.do);
  const because = holds ? [] : refusalSteps(followed, i);
  const details = { decisive: broken === undefined || !holds, children: because };
  switch (action.do) {
    case 'move': {
      if (action.squares === 0) return turnStep(page, 'turn-stands-still', true, { number }, details);
      const evidence = { number, open, squares: action.squares, total, limit };
      return turnStep(page, 'turn-moves', holds, evidence, details);
    }
    case 'attack':
      return turnStep(page, 'turn-attacks', holds, { number, open }, details);
    case 'replace-attacks': {
      const { ability } = action;
      const own = ability && ABILITY_PAGE[ability];
      const known = own ? [turnStep(own, 'turn-replaces-attacks', true, { ability })] : [];
      const evidence = { number, open, ability: ability ?? null };
      const children = [...known, ...because];
      return turnStep(page, 'turn-uses-replacing', holds, evidence, { ...details, children });
    }
    case 'combine-fire':
      return turnStep(page, 'turn-combines-fire', holds, { number, open }, details);
  }
}

/** The plans that an action closes, being the last to admit what was done before it. */
const closedBy = ({ refusals }: Followed, at: number) => refusals.filter((refusal) => refusal.at === at);

/** The rule that an action breaks: how far a character moves, or what the last plan that was open allows. */
function brokenPage(followed: Followed, at: number, deed: Deed): PageId {
  const closed = closedBy(followed, at);
  if (closed.some(({ why }) => why === 'too-far')) return PAGE.speed;
  const plan = PLANS.find(({ id }) => closed.some((refusal) => refusal.plan === id));
  return (deed === 'move' || deed === 'attack' ? plan?.rule : undefined) ?? DEED_PAGE[deed];
}

/** Why no way to spend a turn fits: one step for each that has a part for all that was done, if any has, or for some. */
function refusalSteps({ refusals, standings }: Followed, broken: number): readonly Step[] {
  const deeds = standings.slice(0, broken + 1).map(({ action }) => action.do);
  const takes = ({ parts }: TurnPlan, deed: Deed) => parts.some((part) => part.includes(deed));
  const forAll = PLANS.filter((plan) => deeds.every((deed) => takes(plan, deed)));
  const plans = forAll.length > 0 ? forAll : PLANS.filter((plan) => deeds.some((deed) => takes(plan, deed)));
  return plans.flatMap((plan) => {
    const refusal = refusals.find(({ plan: id }) => id === plan.id);
    if (!refusal) return [];
    const { at, ...evidence } = refusal;
    const page = evidence.why === 'too-far' ? PAGE.speed : plan.rule;
    const deed = deeds[at] ?? 'move';
    return [
      turnStep(page, 'turn-plan-fits', false, { ...evidence, number: at + 1, deed }, { decisive: true }),
    ];
  });
}
