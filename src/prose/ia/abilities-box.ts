/** Sentences of the verdicts about the abilities box. */
import type { IaBoxFacts } from '../../core/ia/abilities-box/facts.ts';
import type { Card, Printed } from '../../core/ia/abilities-box/scenario.ts';
import type { Sentences } from '../sentence.ts';

const CARD: Readonly<Record<Card, string>> = {
  companion: 'Companion cards',
  deployment: 'Deployment cards',
  form: 'Form cards',
  other: 'Other cards',
};

const PRINTED: Readonly<Record<Exclude<Printed, 'something-else'>, string>> = {
  keyword: 'a keyword',
  'passive-ability': 'a passive ability',
  'surge-ability': 'a surge ability',
};

export const boxSentences: Sentences<IaBoxFacts> = {
  'box-on-card': ({ card }, holds) =>
    holds
      ? `${CARD[card]} have an abilities box.`
      : 'Only Companion, Deployment and Form cards have an abilities box.',
  'box-holds': ({ text, kind }, _holds, name) =>
    kind === 'something-else'
      ? `Whether ${name(text)} stands there is not said: the definition names keywords, passive abilities and surge abilities.`
      : `${name(text)} is ${PRINTED[kind]} and stands there.`,
};
