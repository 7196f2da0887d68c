/** What the question about the next activation is asked about: the groups of all players, and what happened so far. */
import * as v from 'valibot';
import { nextActivation } from '../../core/ia/next-activation/next-activation.ts';
import { READINGS } from '../../core/ia/next-activation/readings.ts';
import {
  EVENTS,
  GROUP_KINDS,
  MODES,
  type NextActivationScenario,
  PLAYERS,
} from '../../core/ia/next-activation/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, openPoints, whole } from '../fields.ts';

const MAX_EVENTS = 120;

const NAMES = {
  rebel: 'Rebel players',
  imperial: 'Imperial player',
  A: 'Player A',
  B: 'Player B',
  C: 'Player C',
  D: 'Player D',
};

const maybePlayer = (label: string, help: string) =>
  field(v.exactOptional(v.picklist(PLAYERS)), { label, control: 'choice', names: NAMES, help });

const groups = field(
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        player: field(v.picklist(PLAYERS), { label: 'Whose', control: 'choice', names: NAMES }),
        kind: field(v.optional(v.picklist(GROUP_KINDS), 'group'), {
          label: 'What it has',
          control: 'choice',
          names: { group: 'A Deployment card', hero: 'Activation tokens: a hero of a campaign' },
        }),
        second: field(v.exactOptional(v.boolean()), {
          label: 'It has the second activation token',
          control: 'switch',
          help: 'For one of three heroes.',
        }),
      }),
    ),
    v.minLength(1),
    v.maxLength(LIMITS.pieces),
  ),
  {
    label: 'Groups',
    control: 'list',
    help: 'All that are ready as the round begins. Leave out what is defeated before it is activated, and say how many heroes the game has if that leaves out a hero.',
  },
);

const events = field(
  v.pipe(
    v.array(
      v.strictObject({
        what: field(v.optional(v.picklist(EVENTS), 'activates'), {
          label: 'What happens',
          control: 'choice',
          names: { activates: 'A group is activated', passes: 'The player whose turn it is passes' },
        }),
        group: field(v.exactOptional(baseFields.id), {
          label: 'Which group',
          control: 'piece',
          help: 'For an activation.',
        }),
      }),
    ),
    v.maxLength(MAX_EVENTS),
  ),
  { label: 'What has happened in this round', control: 'list', help: 'In order.' },
);

const nextActivationAsked: AskedQuestion<NextActivationScenario> = {
  question: nextActivation,
  schema: v.strictObject({
    question: v.literal('ia/next-activation'),
    mode: field(v.optional(v.picklist(MODES), 'campaign'), {
      label: 'What is played',
      control: 'choice',
      names: {
        campaign: 'A campaign mission',
        skirmish: 'A skirmish',
        'four-player': 'A four-player skirmish',
      },
    }),
    initiative: maybePlayer('Who has initiative', 'For a skirmish.'),
    partner: maybePlayer(
      'Who plays with player A',
      'For four players in two teams. Left open: everybody plays alone.',
    ),
    heroes: field(v.exactOptional(whole(2, 4)), {
      label: 'Heroes in the game',
      control: 'number',
      help: 'For a campaign in which a hero has withdrawn. Left open: those among the groups.',
    }),
    firstRound: field(v.optional(v.boolean(), false), {
      label: 'It is the first round of the mission',
      control: 'switch',
    }),
    groups,
    events,
    readings: openPoints(READINGS),
  }),
  title: 'Next activation',
  asks: 'Whose turn is it, which groups may be activated, and may the player pass?',
  example: {
    question: 'ia/next-activation',
    mode: 'campaign',
    firstRound: false,
    groups: [
      { id: 'D', name: 'Diala Passil', player: 'rebel', kind: 'hero' },
      { id: 'G', name: 'Gaarkhan', player: 'rebel', kind: 'hero' },
      { id: 'S', name: 'Stormtroopers', player: 'imperial', kind: 'group' },
      { id: 'P', name: 'Probe Droid', player: 'imperial', kind: 'group' },
    ],
    events: [
      { what: 'activates', group: 'D' },
      { what: 'activates', group: 'S' },
    ],
  },
};

export const iaNextActivation = [nextActivationAsked] as const;
