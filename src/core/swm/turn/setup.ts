/** What makes a turn that nobody could take: an ability named for something that it does not do. */
import { citing, type SetupError } from '../../result.ts';
import type { PageId } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { REPLACING, REPLACING_TURN } from './replacing.ts';
import type { TurnScenario } from './scenario.ts';

export function turnErrors({ actions }: TurnScenario): readonly SetupError[] {
  return actions.flatMap(({ do: deed, ability }, i): readonly SetupError[] => {
    const error = (code: string, message: string, rule?: PageId) => [
      citing(rule, { code, message, path: ['actions', i, 'ability'] }),
    ];
    const n = i + 1;
    if (deed === 'replace-turn') {
      if (!ability)
        return error('unnamed-ability', `Action ${n} does not name the ability that replaces the turn.`);
      if (!REPLACING_TURN.includes(ability)) {
        return error(
          'not-for-a-turn',
          `The ability of action ${n}, ${ability}, does not replace the turn.`,
          PAGE.replacesAttacks,
        );
      }
    }
    if (deed === 'replace-attacks' && ability && !REPLACING.includes(ability)) {
      return error(
        'not-for-attacks',
        `The ability of action ${n}, ${ability}, does not replace attacks.`,
        PAGE.replacesAttacks,
      );
    }
    return [];
  });
}
