/** Sentences of the verdicts about affiliation. */
import type { IaAffiliationFacts, Unsaid } from '../../core/ia/affiliation/facts.ts';
import type { Affiliation, CardAffiliation } from '../../core/ia/affiliation/terms.ts';
import { namingAlso, type Sentences } from '../sentence.ts';
import { capital } from '../words.ts';

const CALLED: Readonly<Record<CardAffiliation, string>> = {
  rebel: 'Rebel',
  imperial: 'Imperial',
  mercenary: 'Mercenary',
  neutral: 'Neutral',
};
const withArticle = (affiliation: Affiliation): string =>
  affiliation === 'imperial' ? 'an Imperial' : `a ${CALLED[affiliation]}`;

/** What is not said, as the end of a sentence. */
const UNSAID: Readonly<Record<Unsaid, string>> = {
  'neutral-in-campaign': 'on which side a Neutral figure is in a campaign',
  army: 'which affiliation the army of the figure has',
  'imperial-figures-in-skirmish': 'whom “Imperial figures” in full means in a skirmish',
};

export const affiliationNaming = namingAlso(UNSAID);

export const affiliationSentences: Sentences<IaAffiliationFacts> = {
  'army-card': ({ card, affiliation, army }, holds, name) => {
    if (affiliation === 'neutral') {
      return `${name(card)} is Neutral and may be in the army as if it were ${CALLED[army]}.`;
    }
    return holds
      ? `${name(card)} is ${CALLED[affiliation]} like the army.`
      : `${name(card)} is ${CALLED[affiliation]}, and all Deployment cards of this army must be ${CALLED[army]} or Neutral.`;
  },
  'figure-affiliation': ({ figure, kind, companion, card, counts }, _holds, name) => {
    const whose = figure === null ? 'the figure' : name(figure);
    const who = companion ? `the group of ${whose}` : whose;
    const shares = companion ? ', and its companion shares that' : '';
    if (counts === null) return `${capital(who)} is Neutral and has no affiliation${shares}.`;
    if (kind === 'hero') return `${capital(who)} is a hero, and all heroes are Rebel${shares}.`;
    return kind === 'ally' && card !== 'rebel'
      ? `${capital(who)} is an ally, which loses its ${CALLED[card]} affiliation and counts as Rebel${shares}.`
      : `${capital(who)} is ${CALLED[counts]}${shares}.`;
  },
  'figure-neutral': ({ army, taken }) =>
    taken === 'army-building'
      ? 'The rules leave this open, and here it is taken that a Neutral figure has the affiliation of its army while the army is built only.'
      : `The rules leave this open, and here it is taken that a Neutral figure has the affiliation of its army in the game too${army === null ? '' : `: ${CALLED[army]}`}.`,
  'friendly-campaign': ({ from, to, rebels }, holds, name) => {
    const both = `${name(from)} and ${name(to)}`;
    if (!holds) return `${both} are hostile: only one of them is Rebel.`;
    return rebels === 0
      ? `${both} are friendly: in a campaign Imperials and Mercenaries are on one side.`
      : `${both} are friendly: both are Rebel.`;
  },
  'friendly-skirmish': ({ from, to }, holds, name) =>
    holds
      ? `${name(from)} and ${name(to)} belong to the same player, so they are friendly.`
      : `${name(from)} and ${name(to)} belong to opponents, so they are hostile.`,
  'symbol-applies': ({ symbol, counts }, holds) => {
    const whom = `The ${CALLED[symbol]} symbol applies only to ${CALLED[symbol]} figures`;
    if (holds) return `${whom}, and this is one.`;
    return counts === null
      ? `${whom}, and this one has no affiliation.`
      : `${whom}, and this is ${withArticle(counts)} figure.`;
  },
  'imperial-figure': ({ counts }, holds) =>
    holds
      ? `In full, “Imperial figures” are all that the Imperial player controls, and this ${CALLED[counts]} figure is one.`
      : 'In full, “Imperial figures” are all that the Imperial player controls, and a Rebel figure is none.',
  'affiliation-unsaid': ({ what }) =>
    what === 'army'
      ? `This hangs on something that is not given: ${UNSAID[what]}.`
      : `The page does not say ${UNSAID[what]}.`,
};
