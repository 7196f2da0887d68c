/** What makes an activation that cannot be told: names that nothing has, and steps that say two things at once. */
import { sameLetters } from '../../letters.ts';
import { citing, type SetupError } from '../../result.ts';
import { PAGE } from './pages.ts';
import { type ActivationScenario, type Deed, FREE_DEEDS, type FurtherAction } from './scenario.ts';
import { type Placed, placed } from './within.ts';

export function activationErrors(scenario: ActivationScenario): readonly SetupError[] {
  const { kind, figures, actions } = scenario;
  return [
    ...sameLetters({ figures, actions }),
    ...(kind === 'hero' && figures.length > 1 ? [oneHero] : []),
    ...actions.flatMap(furtherErrors),
    ...placed(scenario).flatMap((step, i) => stepErrors(scenario, step, i)),
  ];
}

const oneHero: SetupError = {
  code: 'several-heroes',
  message: 'Each hero is activated alone; only other figures are activated as a group of several.',
  path: ['figures'],
};

/** What becomes of movement points that are part of an action is said of special actions only. */
const furtherErrors = ({ name, kind, points }: FurtherAction, i: number): readonly SetupError[] =>
  kind === 'app' && points > 0
    ? [
        citing(PAGE.actions, {
          code: 'points-of-an-app-action',
          message: `${name} is an action of the app; movement points can be part of a special action only.`,
          path: ['actions', i, 'points'],
        }),
      ]
    : [];

function stepErrors(
  { figures, actions }: ActivationScenario,
  { step, figure, host }: Placed,
  i: number,
): readonly SetupError[] {
  const error = (code: string, message: string, field: string): readonly SetupError[] => [
    { code, message: `Step ${i + 1} ${message}`, path: ['steps', i, field] },
  ];
  const { do: deed, action, free, during } = step;
  if (!figures.some(({ id }) => id === figure)) {
    return error('unknown-figure', `is done by ${figure}, and no figure has that letter.`, 'figure');
  }
  if (deed === 'use' && action === undefined) {
    return error('unnamed-action', 'does not name the further action that is performed.', 'action');
  }
  if (deed === 'use' && !actions.some(({ id }) => id === action)) {
    return error('unknown-action', `performs ${action}, and no further action has that letter.`, 'action');
  }
  if (free && !FREE_DEEDS.some((one: Deed) => one === deed)) {
    return error(
      'not-without-an-action',
      'is said to need no action; that is for an attack, a move, an interaction or a rest.',
      'free',
    );
  }
  if (during && host === undefined) {
    return error(
      'nothing-going-on',
      'is said to come while the action or ability before it is resolved, and none of this figure is.',
      'during',
    );
  }
  return [];
}
