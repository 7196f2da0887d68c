/**
 * `xwing/action-difficulty`: as which difficulty is an action treated? (Rulings, "treat an action as purple" and
 * "treat an action as red".) Effects replace the default difficulty; several at once leave the most restrictive of
 * those that they name.
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Answer, NO, type Step, YES } from '../../verdict.ts';
import { actionStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings, readingOf } from './readings.ts';
import {
  ACTION_DIFFICULTIES,
  type ActionDifficulty,
  type ActionDifficultyScenario,
  type TreatingEffect,
} from './scenario.ts';

/** Every scenario that the types allow can be judged. */
export const actionDifficulty: Question<'xwing/action-difficulty', ActionDifficultyScenario> = {
  id: 'xwing/action-difficulty',
  cites: Object.values(PAGE),
  judge(scenario) {
    const treated = treat(scenario, scenario.readings);
    return ok({
      answer: answerOf(scenario, treated),
      steps: stepsFor(scenario, treated),
      hangsOn: hangsOn(READINGS, scenario.readings, (readings) =>
        answerOf(scenario, treat(scenario, readings)),
      ),
    });
  },
};

interface Treated {
  /** The effects that are compared. */
  readonly compared: readonly TreatingEffect[];
  /** The difficulty that counts, whether or not the action can be performed with it. */
  readonly named: ActionDifficulty;
  /** It is purple by default and would be treated as less. */
  readonly asLess: boolean;
  /** Null where it cannot be performed so. */
  readonly result: ActionDifficulty | null;
}

const rank = (difficulty: ActionDifficulty): number => ACTION_DIFFICULTIES.indexOf(difficulty);

function treat({ default: own, effects }: ActionDifficultyScenario, readings: Readings | undefined): Treated {
  const all = readingOf(readings, 'same-as-default') === 'counts';
  const compared = effects.filter(({ as }) => all || as !== own);
  const named = ACTION_DIFFICULTIES.findLast((one) => compared.some(({ as }) => as === one)) ?? own;
  const asLess = own === 'purple' && rank(named) < rank(own);
  const barred = asLess && readingOf(readings, 'purple-as-less') === 'cannot-be-performed';
  return { compared, named, asLess, result: barred ? null : named };
}

function answerOf({ focus }: ActionDifficultyScenario, { result }: Treated): Answer {
  if (focus !== undefined) return result === focus ? YES : NO;
  return { kind: 'set', members: result === null ? [] : [result] };
}

function stepsFor(scenario: ActionDifficultyScenario, treated: Treated): readonly Step[] {
  const { default: own, effects, focus } = scenario;
  const { compared, named, asLess, result } = treated;
  const decisive = true;
  const holds = focus === undefined ? result !== null : result === focus;
  const is = { result, asked: focus ?? null };
  const of = ACTION_DIFFICULTIES.filter((one) => compared.some(({ as }) => as === one));
  const steps = [
    actionStep(PAGE.actionDifficulty, 'action-is', holds, is, { decisive }),
    actionStep(
      PAGE.actionDifficulty,
      'action-default',
      true,
      { difficulty: own },
      { decisive: compared.length === 0 },
    ),
    ...effects.map((effect) => effectStep(scenario, treated, effect)),
  ];
  if (compared.length > 1) {
    const evidence = { of, result: named };
    steps.push(actionStep(PAGE.mostRestrictive, 'action-most-restrictive', true, evidence, { decisive }));
  }
  if (asLess) {
    const allowed = result !== null;
    steps.push(actionStep(PAGE.purpleAsLess, 'action-as-less', allowed, { as: named }, { decisive }));
  }
  return steps;
}

/** An effect decides that names the difficulty which counts, or that would have, had it been compared. */
function effectStep(
  { default: own, effects }: ActionDifficultyScenario,
  { compared, named }: Treated,
  effect: TreatingEffect,
): Step {
  const { name, as } = effect;
  const counts = compared.includes(effect);
  const page = as === own && effects.length > 1 ? PAGE.sameAsDefault : PAGE.actionDifficulty;
  return actionStep(
    page,
    'action-treated',
    counts,
    { effect: name, as },
    { decisive: counts ? as === named : rank(as) > rank(named) },
  );
}
