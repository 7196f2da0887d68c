/** Sentences of the verdicts about Agenda cards. */
import type { IaAgendaFacts } from '../../core/ia/agenda/facts.ts';
import type { Campaign } from '../../core/ia/agenda/scenario.ts';
import { namingAlso, type Sentences } from '../sentence.ts';
import { counted } from '../words.ts';

const CAMPAIGN: Readonly<Record<Campaign, string>> = {
  'jabbas-realm': 'Jabba’s Realm',
  'heart-of-the-empire': 'Heart of the Empire',
  'tyrants-of-lothal': 'Tyrants of Lothal',
  another: 'another campaign',
  skirmish: 'a skirmish',
};

export const agendaNaming = namingAlso({
  'end-of-the-passage': 'what happens to more than four Agenda cards when the stage ends',
});

const cards = (count: number): string => counted(count, 'Agenda card');

export const agendaSentences: Sentences<IaAgendaFacts> = {
  'agenda-campaign': (_, holds) =>
    holds
      ? 'This is a campaign, in which there are Agenda cards.'
      : 'This is a skirmish, and Agenda cards belong to campaigns.',
  'agenda-deck': ({ sets, needed }, holds) =>
    `The Agenda deck is built of ${needed} sets; ${sets === 1 ? '1 was' : `${sets} were`} chosen${holds ? '' : ', which is not that many'}.`,
  'agenda-bought': ({ card, cost }, holds, name) =>
    holds
      ? `${name(card)} is bought for ${cost} influence in the Imperial Upgrade Stage.`
      : `${name(card)} cannot be bought now: that is for the Imperial Upgrade Stage.`,
  'agenda-influence': ({ spent, influence }, holds) =>
    `What is bought costs ${spent} influence, ${holds ? 'and' : 'but'} the Imperial player has ${influence} to spend.`,
  'agenda-held': ({ held, discarded, limit, campaign }) => {
    const gone =
      discarded > 0
        ? ` (${cards(discarded)} discarded after use ${discarded === 1 ? 'does' : 'do'} not count)`
        : '';
    const has = `${cards(held)} in hand and play area together${gone}`;
    return limit === null
      ? `The page gives no limit for ${campaign === 'another' ? 'this campaign' : CAMPAIGN[campaign]}; there ${held === 1 ? 'is' : 'are'} ${has}.`
      : `In ${CAMPAIGN[campaign]} the limit is ${limit}; there ${held === 1 ? 'is' : 'are'} ${has}.`;
  },
  'agenda-over': ({ held, limit, moment }, holds) =>
    holds
      ? `The rules leave this open, and here it is taken that ${cards(held)} may be had until the stage ends, over the limit of ${limit}.`
      : `The rules leave this open, and here it is taken that ${held} are more than may be had ${moment === 'end-of-stage' ? 'as the stage ends' : 'even during the stage'}, since the limit is ${limit}.`,
  'agenda-source-ends': ({ held, limit }) =>
    `There are ${held} as the stage ends, over the limit of ${limit}. Our copy of the rules breaks off where it comes to that.`,
};
