/** A maneuver from the Reveal Dial step to what triggers after it. */
import { type Executed, execute } from './execute.ts';
import { type Looking, lookings } from './look.ts';
import { type Revealed, reveal } from './reveal.ts';
import type { ManeuverDifficultyScenario } from './scenario.ts';

export interface Run {
  readonly revealed: Revealed;
  readonly executed: Executed;
  readonly looking: readonly Looking[];
}

export function runOf(scenario: ManeuverDifficultyScenario): Run {
  const revealed = reveal(scenario);
  const executed = execute(scenario, revealed);
  return { revealed, executed, looking: lookings(scenario, revealed, executed) };
}
