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
    ...placed(scenario).flatMap((step, i, all) => stepErrors(scenario, step, i, all)),
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
  one: Placed,
  i: number,
  all: readonly Placed[],
): readonly SetupError[] {
  const error = (code: string, message: string, field: string): readonly SetupError[] => [
    { code, message: `Step ${i + 1} ${message}`, path: ['steps', i, field] },
  ];
  const { step, figure, host } = one;
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
  if (step.points !== undefined && (deed === 'move' || deed === 'use')) {
    const where = deed === 'move' ? 'for all moves together' : 'with the further action';
    return error(
      'points-said-elsewhere',
      `gives movement points of its own; they are said ${where}, so leave them out here.`,
      'points',
    );
  }
  if (deed === 'spend' && isOfAnEffect(one, all.slice(0, i))) {
    return error(
      'points-of-an-effect',
      'spends movement points of a move that an effect allows, before that is resolved or outside of the figure’s own activation, and our copy of the rules does not tell of those; leave the step out, or spend them later in its own activation.',
      'do',
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

/** Does it spend points in the middle of a move that an effect allows, or of one that it allowed a figure not activated yet? */
function isOfAnEffect({ figure, active, host }: Placed, before: readonly Placed[]): boolean {
  const isMove = ({ step }: Placed) => step.free === true && step.do === 'move';
  const during = host === undefined ? undefined : before[host];
  if (during && isMove(during)) return true;
  const own = before.filter((earlier) => earlier.figure === figure);
  return figure !== active && own.some(isMove) && own.every(({ step }) => step.free);
}
