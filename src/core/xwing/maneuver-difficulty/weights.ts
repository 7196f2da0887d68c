/** Which parts of a run the answer needs. */
import { MANEUVER_CARDS } from './cards.ts';
import type { Change } from './execute.ts';
import type { DialSetting } from './reveal.ts';
import type { Run } from './run.ts';
import type { ManeuverDifficultyScenario } from './scenario.ts';

export interface Weights {
  setting(setting: DialSetting): boolean;
  change(change: Change): boolean;
  /** What all changes come to. */
  readonly together: boolean;
}

/** What a player does not use decides nothing, unless it is asked about. */
export function weightsOf({ focus, asked }: ManeuverDifficultyScenario, { revealed, looking }: Run): Weights {
  if (focus === undefined) {
    const executed = asked === 'executed';
    return {
      setting: ({ why }) => why !== 'unused',
      change: ({ why }) => executed && why !== 'unused',
      together: executed,
    };
  }
  const { clause } = MANEUVER_CARDS[focus];
  const place = revealed.settings.findIndex(({ card }) => card === focus);
  const together = looking.some(({ card, at }) => card === focus && at === 'executed');
  const others = together || (clause.does === 'changes-difficulty' && clause.only !== undefined);
  return {
    setting: (setting) => {
      const until = clause.does !== 'sets-dial' || revealed.settings.indexOf(setting) <= place;
      return setting.card === focus || (until && setting.why === null);
    },
    change: ({ card, why }) =>
      (card === focus && clause.does === 'changes-difficulty') || (others && why === null),
    together,
  };
}
