/** A run, told as the steps of the ship's activation. */
import { undecided } from '../../steps.ts';
import type { Step, TimelineMoment, TimelineRow } from '../../verdict.ts';
import { MANEUVER_CARDS } from './cards.ts';
import type { Change } from './execute.ts';
import { type ChangeMiss, difficultyStep } from './facts.ts';
import { PAGE } from './pages.ts';
import type { DialSetting } from './reveal.ts';
import type { Run } from './run.ts';
import type { ManeuverDifficultyScenario } from './scenario.ts';
import { type Weights, weightsOf } from './weights.ts';

export function rowsOf(scenario: ManeuverDifficultyScenario, run: Run): readonly TimelineRow[] {
  const weights = weightsOf(scenario, run);
  const { looking } = run;
  const looks = looking.map(({ card, step }) => step(card === scenario.focus));
  return [
    revealRow(scenario, run, weights),
    executeRow(run, weights),
    ...(looks.length > 0
      ? [row(difficultyStep(PAGE.whenAltered, 'difficulty-afterwards', true, null), looks)]
      : []),
  ];
}

const moment = (step: Step): TimelineMoment => ({ step, tallies: [] });

const row = (step: Step, moments: readonly Step[]): TimelineRow => ({
  step: { ...step, children: moments },
  depth: 0,
  moments: moments.map(moment),
});

function revealRow(
  { speed, bearing, difficulty }: ManeuverDifficultyScenario,
  { revealed: { settings } }: Run,
  weights: Weights,
): TimelineRow {
  const opens = difficultyStep(PAGE.whenAltered, 'difficulty-revealed', true, { speed, bearing, difficulty });
  const queued = settings.filter(({ why }) => why !== 'unused' && why !== 'not-triggered');
  const decisive = queued.length > 1 && queued.every(weights.setting);
  const cards = queued.map(({ card }) => card);
  const order = difficultyStep(PAGE.queueOrder, 'difficulty-order', true, { cards }, { decisive });
  return row(opens, [
    ...(queued.length > 1 ? [order] : []),
    ...settings.map((setting) => settingStep(setting, weights)),
  ]);
}

function settingStep(setting: DialSetting, weights: Weights): Step {
  const { card, to, why, grounds } = setting;
  const { page, clause } = MANEUVER_CARDS[card];
  const waits =
    why === null && clause.does === 'sets-dial' && clause.thenHarder
      ? [difficultyStep(PAGE.whenAltered, 'difficulty-waits', true, { card }, { decisive: weights.together })]
      : [];
  const step = difficultyStep(
    page,
    'difficulty-sets-dial',
    why === null,
    { card, ...to, why },
    { decisive: true, children: [...grounds, ...waits] },
  );
  return weights.setting(setting) ? step : undecided(step);
}

function executeRow({ revealed: { dial }, executed }: Run, weights: Weights): TimelineRow {
  const { changes, difficulty } = executed;
  const applied = changes.filter(({ why }) => why === null);
  const count = (by: number) => applied.filter((change) => change.by === by).length;
  const evidence = { from: dial.difficulty, up: count(1), down: count(-1), result: difficulty };
  const decisive = weights.together;
  const together = difficultyStep(PAGE.difficulty, 'difficulty-together', true, evidence, { decisive });
  return row(difficultyStep(PAGE.whenAltered, 'difficulty-executes', true, { ...dial }), [
    ...changes.map((change) => changeStep(change, weights)),
    together,
  ]);
}

/** What keeps a change out is on its card, but for the scale that purple is not on. */
function changeStep(change: Change, weights: Weights): Step {
  const { card, by, why, grounds } = change;
  const rule = pageOf(change);
  const extra = { decisive: true, children: grounds };
  const step = difficultyStep(rule, 'difficulty-changes', why === null, { card, by, why }, extra);
  return weights.change(change) ? step : undecided(step);
}

const PURPLE: ChangeMiss = 'purple';
const pageOf = ({ card, why }: Change): string =>
  why === PURPLE ? PAGE.difficulty : MANEUVER_CARDS[card].page;
