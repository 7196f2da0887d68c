/** Sentences of the verdicts about the next activation in Imperial Assault. */
import type { IaNextActivationFacts } from '../../core/ia/next-activation/facts.ts';
import { PASS, type Player } from '../../core/ia/next-activation/scenario.ts';
import { type Naming, namingAlso, type Sentences } from '../sentence.ts';
import { capital, counted, list, names } from '../words.ts';

/** In the middle of a sentence. */
const PLAYER: Readonly<Record<Player, string>> = {
  rebel: 'the Rebel players',
  imperial: 'the Imperial player',
  A: 'player A',
  B: 'player B',
  C: 'player C',
  D: 'player D',
};

type Compared = IaNextActivationFacts['next-may-pass'];

const compared = ({ player, cards: own, others }: Compared): string => {
  const counts = others.map((other) => `${PLAYER[other.player]} ${other.cards}`);
  return list([`${capital(PLAYER[player])} has ${counted(own, 'ready Deployment card')}`, ...counts]);
};

/** With one opponent, or with several. */
const opponents = ({ others }: Compared, several: string): string =>
  others.length === 1 ? 'the opponent' : `${several} opponent`;

type Activates = IaNextActivationFacts['next-activates'];

/** Why a group may not be activated, after "cannot be activated: ". */
function whyNot({ group, kind, turn, breach }: Activates, name: Naming): string {
  switch (breach) {
    case 'over':
      return 'all groups are exhausted and the phase is over';
    case 'not-their-turn':
      return `it is the turn of ${turn ? PLAYER[turn] : 'somebody else'}`;
    case 'waits':
      return `the second activation of ${name(group)} has to wait`;
    default:
      return kind === 'hero' ? 'no activation token is ready any more' : 'the Deployment card is exhausted';
  }
}

export const nextActivationSentences: Sentences<IaNextActivationFacts> = {
  'next-first': ({ mode, player }) =>
    mode === 'campaign'
      ? 'In a campaign the Rebel players resolve the first activation of each round.'
      : `${capital(PLAYER[player])} has initiative and begins${mode === 'skirmish' ? '' : '; then it goes round clockwise'}.`,
  'next-activates': (evidence, holds, name) => {
    const { group, kind, ready } = evidence;
    if (!holds) return `${name(group)} cannot be activated: ${whyNot(evidence, name)}.`;
    if (kind === 'group') return `Activated: ${name(group)}. The Deployment card is then exhausted.`;
    const left = ready > 0 ? ', and the second one is still ready' : '';
    return `Activated: ${name(group)}. An activation token is then exhausted${left}.`;
  },
  'next-passes': ({ player, breach }, holds) => {
    if (holds && player) return `${capital(PLAYER[player])} passes and activates no group.`;
    switch (breach) {
      case 'over':
        return 'Nobody can pass: all groups are exhausted and the phase is over.';
      case 'not-in-a-campaign':
        return 'Nobody can pass in a campaign: that is for players of a skirmish.';
      default:
        return `${capital(player ? PLAYER[player] : 'the player')} cannot pass.`;
    }
  },
  'next-cannot': ({ player }) =>
    `All groups of ${PLAYER[player]} are exhausted, so the activation goes to the next player.`,
  'next-waits': ({ hero, others }, _holds, name) =>
    `The second activation of ${name(hero)} has to wait for the first one of ${names(others, name)}.`,
  'next-two-tokens': ({ heroes }, _holds, name) =>
    `In a game of two heroes each has two activation tokens: ${names(heroes, name)}.`,
  'next-token-open': ({ hero, has }, _holds, name) =>
    `The rules that we have do not say what holds in the first round, and here it is taken that ${
      has
        ? `${name(hero)} has the second activation token already`
        : `no hero has a second activation token yet`
    }.`,
  'next-may-activate': ({ player, before, groups }, _holds, name) => {
    const what = names(groups, name, 'or');
    const again =
      before === player ? `It is the turn of ${PLAYER[player]} again` : `It is the turn of ${PLAYER[player]}`;
    return `${again}, to activate ${what}.`;
  },
  'next-may-pass': (evidence) =>
    evidence.may
      ? `${compared(evidence)}: with fewer than ${opponents(evidence, 'every')}, passing is allowed.`
      : `${compared(evidence)}: with no fewer than ${opponents(evidence, 'any')}, passing is not allowed.`,
  'next-may-pass-open': (evidence) =>
    `${compared(evidence)}: fewer than some opponents only. The rules leave open whether that is enough, and here it is taken that it is${evidence.may ? '' : ' not'}.`,
  'next-no-pass': () => 'Passing is for players of a skirmish; in a campaign nobody may pass.',
  'next-over': () => 'All groups of all players are exhausted: the Activation Phase is over.',
  'next-comes-after': ({ group }, _holds, name) =>
    `${group ? `The activation of ${name(group)}` : 'The pass after that'} is not looked at, since a rule is broken before.`,
};

/** Passing stands among the groups in an answer. */
export const nextActivationNaming = namingAlso({ [PASS]: 'passing' });
