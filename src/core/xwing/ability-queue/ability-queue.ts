/** What is resolved from the ability queue, and in which order? With a focus: does that ability resolve? */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { decisivePages } from '../../steps.ts';
import { type Answer, NO, type PageId, type Step, YES } from '../../verdict.ts';
import { CARDS } from './abilities/index.ts';
import { PAGE } from './pages.ts';
import { runQueue } from './queue.ts';
import { READINGS, type Readings } from './readings.ts';
import type { AbilityQueueScenario } from './scenario.ts';
import { setupErrors } from './setup.ts';
import { step } from './step.ts';
import { WHOLE_ORDER, weightsFor } from './weights.ts';

const cites: readonly PageId[] = [
  ...new Set<PageId>([
    ...Object.values(PAGE),
    ...Object.values(READINGS).map(({ page }) => page),
    ...Object.values(CARDS).map(({ page }) => page),
  ]),
];

export const abilityQueue: Question<'xwing/ability-queue', AbilityQueueScenario> = {
  id: 'xwing/ability-queue',
  cites,
  judge(scenario) {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { focus } = scenario;
    const weights =
      focus === undefined
        ? WHOLE_ORDER
        : weightsFor(scenario, focus, (changed) => resolves(focus, resolvedOf(changed)));
    const { steps, frames, resolved } = runQueue(scenario, weights);
    const answerUnder = (readings: Readings) => answerOf(scenario, resolvedOf({ ...scenario, readings }));
    return ok({
      answer: answerOf(scenario, resolved),
      steps: decided(steps, focus),
      frames,
      hangsOn: hangsOn(READINGS, scenario.readings, answerUnder),
    });
  },
};

/** Where nothing else decides, what was asked about was never triggered: its timing did not come. */
const decided = (steps: readonly Step[], focus: string | undefined): readonly Step[] =>
  decisivePages(steps).length > 0
    ? steps
    : [...steps, step(PAGE.ability, 'never-triggered', true, { ability: focus ?? null }, { decisive: true })];

const resolvedOf = (scenario: AbilityQueueScenario): readonly string[] =>
  runQueue(scenario, WHOLE_ORDER).resolved;

/** Any instance of the ability counts. */
const resolves = (focus: string, resolved: readonly string[]): boolean =>
  resolved.some((id) => id === focus || id.startsWith(`${focus}#`));

const answerOf = ({ focus }: AbilityQueueScenario, resolved: readonly string[]): Answer =>
  focus === undefined ? { kind: 'order', items: resolved } : resolves(focus, resolved) ? YES : NO;
