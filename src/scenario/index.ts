/** Every question of every game. For the corpus and the command line; pages load families of questions (`src/demos/families.ts`). */
import { err, type Result, type SetupError } from '../core/result.ts';
import type { Verdict } from '../core/verdict.ts';
import { closest } from '../text/closest.ts';
import { type AskedQuestion, judgeWith, parseWith } from './asked.ts';
import { type IaScenario, ia } from './games/ia.ts';
import { type SwmScenario, swm } from './games/swm.ts';
import { type XwingScenario, xwing } from './games/xwing.ts';
import { explained } from './issues.ts';

export type Scenario = SwmScenario | XwingScenario | IaScenario;

export const QUESTIONS: readonly AskedQuestion<Scenario>[] = [...swm, ...xwing, ...ia];

/** A checked scenario, or everything that is wrong with it, each at its path. */
export const parseScenario = (json: unknown): Result<Scenario, readonly SetupError[]> =>
  parseWith(QUESTIONS, json, explained, closest);

/** The verdict on any JSON: errors of its shape come first, then those of the position. */
export function judgeScenario(json: unknown): Result<Verdict, readonly SetupError[]> {
  const scenario = parseScenario(json);
  return scenario.ok ? judgeWith(QUESTIONS, scenario.value) : err(scenario.error);
}
