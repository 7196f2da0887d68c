/** Sentences of the verdicts about an activation in Imperial Assault. */
import type { IaActivationFacts } from '../../core/ia/activation/facts.ts';
import type { Deed } from '../../core/ia/activation/scenario.ts';
import { namingAlso, type Sentences } from '../sentence.ts';
import { counted } from '../words.ts';

/** After "performs". */
const ACT: Readonly<Record<Deed, string>> = {
  attack: 'an attack',
  move: 'a move',
  interact: 'an interaction',
  rest: 'a rest',
  use: 'a further action',
  spend: 'movement',
  strain: 'strain',
  ability: 'an ability',
  end: 'the end of its activation',
};

const points = (n: number): string => counted(n, 'movement point');
const actions = (n: number): string => counted(n, 'action');

/** Why a figure can do nothing more, after "cannot …: ". */
const OVER = {
  ended: 'the end of its activation was declared',
  'next-figure-began':
    'the next figure of the group has begun, and both actions of a figure come before the next one’s',
} as const;

const isOver = (breach: string | null): breach is keyof typeof OVER =>
  breach !== null && Object.hasOwn(OVER, breach);

function whyNoAction({ costs, used, breach, deed }: IaActivationFacts['activation-acts']): string {
  if (isOver(breach)) return OVER[breach];
  switch (breach) {
    case 'unfinished':
      return 'what comes before it must be completely resolved first';
    case 'heroes-only':
      return 'only heroes can rest';
    case 'attacked':
      return `it is no hero and has used an action to attack already${deed === 'use' ? ', and this one contains an attack too' : ''}`;
    case 'once':
      return 'it is performed only once in an activation';
    default:
      return `it takes ${actions(costs)}, and ${used === 2 ? 'none of the two is left' : 'only one of the two is left'}`;
  }
}

export const activationSentences: Sentences<IaActivationFacts> = {
  'activation-acts': (evidence, holds, name) => {
    const { number, figure, deed, action, costs, used, points: gained } = evidence;
    const what = action && deed === 'use' ? name(action) : ACT[deed];
    if (!holds) return `Step ${number}: ${name(figure)} cannot perform ${what}: ${whyNoAction(evidence)}.`;
    const place = costs === 2 ? 'which takes both actions' : `its ${used === 0 ? 'first' : 'second'} action`;
    const gains = gained > 0 ? `, and gains ${points(gained)}` : '';
    return `Step ${number}: ${name(figure)} performs ${what}, ${place}${gains}.`;
  },
  'activation-contains': ({ action, kind, costs, attacks, points: part }, _holds, name) => {
    const holds = [
      ...(attacks > 0 ? [counted(attacks, 'attack')] : []),
      ...(part > 0 ? [`${points(part)} to be spent during it`] : []),
    ].join(' and ');
    const takes = `takes ${actions(costs)}${holds ? `, whatever it contains: ${holds}` : ''}`;
    return kind === 'special'
      ? `${name(action)} ${takes}.`
      : `${name(action)} is shown by the app and is no special action; it ${takes}.`;
  },
  'activation-next-figure': ({ figure, follows }, _holds, name) =>
    `${name(figure)} is the next figure of the group; the activation of ${name(follows)} is over.`,
  'activation-free': ({ number, figure, deed }, _holds, name) =>
    `Step ${number}: an effect lets ${name(figure)} perform ${ACT[deed]}, which takes no action.`,
  'activation-spends': ({ number, figure, points: spent, had, of, breach }, holds, name) => {
    const who = `Step ${number}: ${name(figure)}`;
    if (holds) {
      return of
        ? `${who} spends ${points(spent)} of ${name(of)} during that action.`
        : `${who} spends ${points(spent)}, before or after an action.`;
    }
    const cannot = `${who} cannot spend ${points(spent)}`;
    if (isOver(breach)) return `${cannot}: ${OVER[breach]}.`;
    if (breach === 'unfinished') {
      return `${cannot} now: that is done before or after an action, not while something is resolved.`;
    }
    const left = had === 0 ? 'none is left' : `only ${had} ${had === 1 ? 'is' : 'are'} left`;
    return of
      ? `${cannot} during ${name(of)}: of those gained with it ${left}, and others are spent before or after an action.`
      : `${cannot}: ${left}.`;
  },
  'activation-points-gone': ({ action, points: gone }, _holds, name) =>
    `${points(gone)} of ${name(action)} had to be spent during it and ${gone === 1 ? 'is' : 'are'} gone.`,
  'activation-suffers': ({ number, figure, times, breach }, holds, name) => {
    const who = `Step ${number}: ${name(figure)}`;
    if (holds) {
      return `${who} suffers 1 strain and gains 1 movement point, for the ${times === 1 ? 'first' : 'second'} time.`;
    }
    const cannot = `${who} cannot suffer strain to gain a movement point`;
    if (isOver(breach)) return `${cannot}: ${OVER[breach]}.`;
    return breach === 'heroes-only'
      ? `${cannot}: only heroes can.`
      : `${cannot}: it has done so twice in this activation.`;
  },
  'activation-strain-open': ({ number }) =>
    `Whether the strain of step ${number} can be suffered while something is being resolved, the rules that we have do not say.`,
  'activation-uses-ability': ({ number, figure, points: gained, breach }, holds, name) => {
    const who = `Step ${number}: ${name(figure)}`;
    if (holds) {
      const gains = gained > 0 ? `, and gains ${points(gained)}` : '';
      return `${who} uses an ability of its activation, before or after an action${gains}.`;
    }
    const cannot = `${who} cannot use an ability of its activation`;
    return isOver(breach)
      ? `${cannot}: ${OVER[breach]}.`
      : `${cannot} now: that is done before or after an action, not while something is resolved.`;
  },
  'activation-ends': ({ number, figure, actions: left, points: unspent, breach }, holds, name) => {
    const who = `Step ${number}: ${name(figure)}`;
    if (!holds) {
      const why = isOver(breach) ? OVER[breach] : 'what comes before it must be completely resolved first';
      return `${who} cannot end its activation: ${why}.`;
    }
    const lost = [...(left > 0 ? [actions(left)] : []), ...(unspent > 0 ? [points(unspent)] : [])];
    const are = left + unspent === 1 ? 'is' : 'are';
    return `${who} ends its activation${lost.length > 0 ? `; ${lost.join(' and ')} left ${are} not carried over` : ''}.`;
  },
  'activation-comes-after': ({ number, broken }) =>
    `Step ${number} is not looked at, since step ${broken} breaks a rule already.`,
  'activation-nothing': () => 'A figure need not perform any of its actions.',
};

/** What a verdict speaks of that has no name in the scenario. */
export const activationNaming = namingAlso({
  'strain-during-an-action': 'whether strain can be suffered during an action',
});
