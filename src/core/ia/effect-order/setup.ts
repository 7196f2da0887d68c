/** Effects of a player whom this game does not have, and letters that stand for two effects. */
import { sameLetters } from '../../letters.ts';
import { citing, type Path, type SetupError } from '../../result.ts';
import type { Mode } from '../modes.ts';
import { PAGE } from './pages.ts';
import type { EffectOrderScenario, Side, TriggeredBy } from './scenario.ts';

/** The two sides of each game, in their order outside of attacks. */
export const SIDES_OF: Readonly<Record<Mode, readonly [Side, Side]>> = {
  campaign: ['imperial', 'rebels'],
  skirmish: ['initiative', 'opponent'],
};

const HAS: Readonly<Record<Mode, string>> = {
  campaign: 'an Imperial player and Rebel players',
  skirmish: 'the player with initiative and the opponent',
};

export function setupErrors({ mode, attacker, effects }: EffectOrderScenario): readonly SetupError[] {
  const known: readonly TriggeredBy[] = ['mission', ...SIDES_OF[mode]];
  const check = (by: TriggeredBy | undefined, what: string, path: Path): readonly SetupError[] =>
    by === undefined || known.includes(by)
      ? []
      : [
          citing(PAGE.timing, {
            code: 'not-in-this-mode',
            message: `A ${mode} has ${HAS[mode]}; ${what} of another game.`,
            path,
          }),
        ];
  return [
    ...sameLetters({ effects }),
    ...check(attacker, 'the attacker is', ['attacker']),
    ...effects.flatMap(({ name, by }, i) => check(by, `${name} belongs to one`, ['effects', i, 'by'])),
  ];
}
