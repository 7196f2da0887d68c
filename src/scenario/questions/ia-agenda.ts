/** What the question about Agenda cards is asked about: a campaign, the moment, influence, and the cards. */
import * as v from 'valibot';
import { agenda } from '../../core/ia/agenda/agenda.ts';
import { READINGS } from '../../core/ia/agenda/readings.ts';
import { type AgendaScenario, CAMPAIGNS, MOMENTS, PLACES } from '../../core/ia/agenda/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, openPoints, whole } from '../fields.ts';

/** More than any campaign gives, and than any card costs. */
const MAX_INFLUENCE = 99;
const MAX_SETS = 30;

const agendaAsked: AskedQuestion<AgendaScenario> = {
  question: agenda,
  schema: v.strictObject({
    question: v.literal('ia/agenda'),
    campaign: field(v.picklist(CAMPAIGNS), {
      label: 'Campaign',
      control: 'choice',
      names: {
        'jabbas-realm': 'Jabba’s Realm',
        'heart-of-the-empire': 'Heart of the Empire',
        'tyrants-of-lothal': 'Tyrants of Lothal',
        another: 'Another campaign',
        skirmish: 'None: a skirmish',
      },
    }),
    moment: field(v.picklist(MOMENTS), {
      label: 'When',
      control: 'choice',
      names: {
        'upgrade-stage': 'During an Imperial Upgrade Stage',
        'end-of-stage': 'At the end of an Imperial Upgrade Stage',
        'other-time': 'At any other time',
      },
    }),
    influence: field(v.optional(whole(0, MAX_INFLUENCE), 0), {
      label: 'Influence to spend',
      control: 'number',
    }),
    sets: field(v.exactOptional(whole(0, MAX_SETS)), {
      label: 'Sets in the Agenda deck',
      control: 'number',
      help: 'As chosen in campaign setup. Left open: not asked.',
    }),
    cards: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            place: field(v.picklist(PLACES), {
              label: 'Where it is',
              control: 'choice',
              names: {
                hand: 'In hand',
                'play-area': 'In the play area',
                bought: 'Being bought now',
                discarded: 'Discarded after use',
              },
            }),
            cost: field(v.optional(whole(0, MAX_INFLUENCE), 0), {
              label: 'Influence that it costs',
              control: 'number',
              help: 'For one that is being bought.',
            }),
          }),
        ),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Agenda cards', control: 'list' },
    ),
    readings: openPoints(READINGS),
  }),
  title: 'Agenda cards',
  asks: 'May the Imperial player do this with Agenda cards?',
  example: {
    question: 'ia/agenda',
    campaign: 'jabbas-realm',
    moment: 'upgrade-stage',
    influence: 3,
    cards: [
      { id: 'A', name: 'Agenda card A', place: 'hand', cost: 0 },
      { id: 'B', name: 'Agenda card B', place: 'play-area', cost: 0 },
      { id: 'C', name: 'Agenda card C', place: 'bought', cost: 2 },
    ],
  },
};

export const iaAgenda = [agendaAsked] as const;
