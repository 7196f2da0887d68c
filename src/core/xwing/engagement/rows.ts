/** The phase, told from initiative to initiative. */
import { undecided } from '../../steps.ts';
import type { Step, TimelineRow } from '../../verdict.ts';
import { ENGAGEMENT_CARDS } from './cards.ts';
import { engagementStep } from './facts.ts';
import { latestFor, playerOf } from './initiative.ts';
import { PAGE } from './pages.ts';
import type { Bonus, Engaging, Level, Phase } from './phase.ts';
import type { CardInPlay, EngagementScenario, Ship } from './scenario.ts';

export function rowsOf(scenario: EngagementScenario, phase: Phase): readonly TimelineRow[] {
  const starts = startMoments(scenario, phase);
  return [
    ...(starts.length > 0
      ? [row(engagementStep(PAGE.engaging, 'engagement-starts', true, null), starts)]
      : []),
    ...phase.levels.map((level) =>
      row(
        engagementStep(PAGE.engaging, 'engagement-at', true, { initiative: level.initiative }),
        levelMoments(scenario, phase, level),
      ),
    ),
  ];
}

const row = (step: Step, moments: readonly Step[]): TimelineRow => ({
  step: { ...step, children: moments },
  depth: 0,
  moments: moments.map((each) => ({ step: each, tallies: [] })),
});

function startMoments(scenario: EngagementScenario, { settings }: Phase): readonly Step[] {
  const several = scenario.ships.flatMap((ship) => {
    const own = settings.filter((one) => one.ship === ship.id && one.inPlay.use);
    const latest = latestFor(settings, ship);
    if (!latest || own.length < 2) return [];
    const { inPlay, to } = latest;
    const evidence = { ship: ship.id, card: inPlay.card, to };
    const decisive = scenario.focus === undefined;
    const children = [cardsStep(scenario, own, decisive)];
    return [
      engagementStep(PAGE.otherInitiative, 'engagement-latest', true, evidence, { decisive, children }),
    ];
  });
  return [
    ...settings.map(({ inPlay, ship, to }) => {
      const { page } = ENGAGEMENT_CARDS[inPlay.card];
      const evidence = { card: inPlay.card, ship, to };
      const decisive = inPlay.use && scenario.focus === undefined;
      return engagementStep(page, 'engagement-sets-initiative', inPlay.use, evidence, { decisive });
    }),
    ...several,
  ];
}

function levelMoments(scenario: EngagementScenario, phase: Phase, level: Level): readonly Step[] {
  const { bonuses, engaging, initiative } = level;
  const all = scenario.focus === undefined;
  const barring = barringOf(scenario, phase);
  const performed = bonuses.filter((bonus) => bonus.performed);
  return [
    ...(performed.length > 1 ? [cardsStep(scenario, performed, all)] : []),
    ...bonuses.flatMap((bonus) => {
      const asked = all || scenario.focus === bonus.id;
      const decisive = asked || barring === bonus;
      const step = bonusStep(bonus);
      const { card } = bonus.inPlay;
      const first = engagementStep(
        PAGE.beforeShips,
        'engagement-before-ships',
        true,
        { card, initiative },
        { decisive: bonus.performed && decisive },
      );
      return [...(bonus.performed ? [first] : []), decisive ? step : undecided(step)];
    }),
    ...(engaging.length > 1 ? [tieStep(scenario, level, all)] : []),
    ...engaging.map((one) => {
      const step = engagingStep(phase, one, initiative);
      return all || scenario.focus === one.id ? step : undecided(step);
    }),
  ];
}

/** Which of several cards that do something at the same time comes first. */
function cardsStep(
  scenario: EngagementScenario,
  several: readonly { readonly inPlay: CardInPlay }[],
  decisive: boolean,
): Step {
  const cards = several.map(({ inPlay: { ship, card } }) => `${ship}.${card}`);
  const both = new Set(several.map(({ inPlay }) => playerOf(scenario, inPlay.ship))).size > 1;
  const evidence = { first: scenario.firstPlayer, cards, both };
  return engagementStep(PAGE.queueOrder, 'engagement-cards', true, evidence, { decisive });
}

/** The bonus attack that bears on the attack asked about. */
function barringOf({ focus }: EngagementScenario, { levels }: Phase): Bonus | undefined {
  const asked = levels.flatMap(({ engaging }) => engaging).find(({ id }) => id === focus);
  if (asked?.after === undefined) return undefined;
  return levels
    .flatMap(({ bonuses }) => bonuses)
    .find(({ ship, inPlay }) => ship === asked.ship && inPlay.card === asked.after);
}

/** Performed or not: what is not met decides, or all of it. */
function bonusStep({ ship, inPlay, arc, left, performed }: Bonus): Step {
  const { card, use } = inPlay;
  const { page } = ENGAGEMENT_CARDS[card];
  const of = { ship: ship.id };
  const checks = use
    ? [
        engagementStep(page, 'engagement-has-turret', ship.turrets.length > 0, of),
        engagementStep(PAGE.bonusAttack, 'engagement-bonus-left', left, of),
      ]
    : [engagementStep(page, 'engagement-used', false, { card })];
  const children = checks.map((check) => ({ ...check, decisive: performed || !check.holds }));
  const evidence = { ...of, card, arc };
  return engagementStep(page, 'engagement-bonus', performed, evidence, { children, decisive: true });
}

function tieStep(
  { firstPlayer }: EngagementScenario,
  { initiative, engaging }: Level,
  decisive: boolean,
): Step {
  const ships = engaging.map(({ ship }) => ship);
  const both = new Set(ships.map(({ player }) => player)).size > 1;
  const evidence = { initiative, first: firstPlayer, ships: ships.map(({ id }) => id), both };
  return engagementStep(PAGE.engaging, 'engagement-tie', true, evidence, { decisive });
}

function engagingStep({ settings }: Phase, engaging: Engaging, initiative: number): Step {
  const { ship, arc, performed } = engaging;
  const at = engagementStep(
    latestFor(settings, ship) ? PAGE.otherInitiative : PAGE.engaging,
    'engagement-engages',
    true,
    { ship: ship.id, initiative, own: ship.initiative },
    { decisive: true },
  );
  if (arc === null || ship.attack === 'none') {
    const none = { ship: ship.id };
    return engagementStep(PAGE.engaging, 'engagement-no-attack', false, none, {
      children: [at],
      decisive: true,
    });
  }
  const evidence = { ship: ship.id, arc, weapon: ship.attack };
  const children = [at, ...arcSteps(engaging, arc)];
  return engagementStep(pageOf(engaging), 'engagement-attacks', performed, evidence, {
    children,
    decisive: true,
  });
}

const pageOf = ({ after, performed }: Engaging): string =>
  after === undefined || performed ? PAGE.engaging : ENGAGEMENT_CARDS[after].page;

/** What an earlier attack from the turret arc means for this one. */
function arcSteps({ ship, after, performed }: Engaging, arc: Ship['turrets'][number]): readonly Step[] {
  if (after === undefined) return [];
  const decisive = true;
  const { page } = ENGAGEMENT_CARDS[after];
  const of = { ship: ship.id, card: after };
  const used = engagementStep(page, 'engagement-arc-free', false, { ...of, arc }, { decisive });
  return ship.attack === 'front'
    ? [used, engagementStep(PAGE.frontAndTurret, 'engagement-front-apart', performed, of, { decisive })]
    : [used];
}
