/** What the questions about a round are asked about: characters, initiative rolls, and what happened since. */
import * as v from 'valibot';
import { nextActivation } from '../../core/swm/round/next-activation.ts';
import { AGAINST_UNACTIVATED, notActivated } from '../../core/swm/round/not-activated.ts';
import { ROUND_TRAITS } from '../../core/swm/round/often.ts';
import { ROUND_POINTS, round } from '../../core/swm/round/round.ts';
import {
  type InARound,
  type NextActivationScenario,
  type NotActivatedScenario,
  ROUND_EVENTS,
  type RoundCharacter,
  type RoundScenario,
  type TriggersScenario,
} from '../../core/swm/round/scenario.ts';
import { TRIGGER_POINTS, triggers } from '../../core/swm/round/triggers.ts';
import { WORKING } from '../../core/swm/round/works.ts';
import { GRANTING_TURNS } from '../../core/swm/turn/replacing.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, openPoints, pieceId, whole } from '../fields.ts';
import { namesOf } from './swm-parts.ts';
import { maybePlayer, player } from './swm-players.ts';

const MAX_ROLLS = 10;
const MAX_EVENTS = 120;
/** No character activates anything like this often. */
const MAX_ACTIVATIONS = 20;

const die = (label: string) => field(whole(1, 20), { label, control: 'number' });

const roundFields = {
  characters: field(
    v.pipe(
      v.array(
        v.strictObject({
          id: baseFields.id,
          name: baseFields.name,
          side: player('Player'),
          abilities: field(v.exactOptional(v.array(v.picklist(ROUND_TRAITS))), {
            label: 'It is',
            control: 'abilities',
            names: namesOf(ROUND_TRAITS),
          }),
          activations: field(v.exactOptional(whole(1, MAX_ACTIVATIONS)), {
            label: 'Activations in a round',
            control: 'number',
            help: 'What the card of an AT-AT says. Everybody else has one.',
          }),
        }),
      ),
      v.minLength(1),
      v.maxLength(LIMITS.pieces),
    ),
    {
      label: 'Characters',
      control: 'list',
      help: 'Everybody on the battle grid as the round begins.',
    },
  ),
  rolls: field(
    v.pipe(
      v.array(v.strictObject({ rebel: die('Rebel player'), empire: die('Imperial player') })),
      v.maxLength(MAX_ROLLS),
    ),
    { label: 'Initiative rolls', control: 'list', help: 'Ties are rerolled.' },
  ),
  chooser: maybePlayer('Who chooses who goes first', 'Left open: the winner of the initiative roll.'),
  first: maybePlayer('Who goes first', 'Left open: nobody has chosen yet.'),
  events: field(
    v.pipe(
      v.array(
        v.strictObject({
          character: pieceId('Character'),
          what: field(v.optional(v.picklist(ROUND_EVENTS), 'activates'), {
            label: 'What happens',
            control: 'choice',
            names: {
              activates: 'It activates',
              'combines-fire': 'It combines fire in an ally’s turn',
              'is-defeated': 'It is defeated',
              'immediate-turn': 'It takes an immediate turn',
              'loses-activation': 'It loses an activation, as through Shockwave',
            },
          }),
          by: field(v.exactOptional(v.picklist(GRANTING_TURNS)), {
            label: 'The immediate turn comes from',
            control: 'choice',
            help: 'Left open: something else.',
            names: namesOf(GRANTING_TURNS),
          }),
          moves: field(v.exactOptional(v.boolean()), { label: 'It moves on this turn', control: 'switch' }),
          shoots: field(v.exactOptional(v.boolean()), {
            label: 'It fires its weapon systems on this turn',
            control: 'switch',
            help: 'For an AT-AT.',
          }),
        }),
      ),
      v.maxLength(MAX_EVENTS),
    ),
    { label: 'What happens in the round', control: 'list', help: 'In order.' },
  ),
};

const readings = openPoints(ROUND_POINTS);

const one = (id: string, name: string, side: RoundCharacter['side']): RoundCharacter => ({ id, name, side });

const example: InARound = {
  characters: [
    one('L', 'Luke Skywalker', 'rebel'),
    one('H', 'Han Solo', 'rebel'),
    one('R', 'R2-D2', 'rebel'),
    one('V', 'Darth Vader', 'empire'),
    one('S', 'Stormtrooper', 'empire'),
  ],
  rolls: [{ rebel: 14, empire: 9 }],
  first: 'rebel',
  events: [
    { character: 'L', what: 'activates' },
    { character: 'H', what: 'activates' },
    { character: 'V', what: 'activates' },
  ],
};

const roundAsked: AskedQuestion<RoundScenario> = {
  question: round,
  schema: v.strictObject({ question: v.literal('swm/round'), ...roundFields, readings }),
  title: 'Order of activations',
  asks: 'Is this order of activations legal?',
  example: { question: 'swm/round', ...example },
};

const nextActivationAsked: AskedQuestion<NextActivationScenario> = {
  question: nextActivation,
  schema: v.strictObject({ question: v.literal('swm/next-activation'), ...roundFields, readings }),
  title: 'Next activation',
  asks: 'Which characters may activate next in this round?',
  example: { question: 'swm/next-activation', ...example },
};

const triggersAsked: AskedQuestion<TriggersScenario> = {
  question: triggers,
  schema: v.strictObject({
    question: v.literal('swm/triggers'),
    character: pieceId('Character'),
    ability: field(v.picklist(WORKING), { label: 'Ability', control: 'choice', names: namesOf(WORKING) }),
    ...roundFields,
    readings: openPoints(TRIGGER_POINTS),
  }),
  title: 'Turns, activations, and what they bring into play',
  asks: 'How often does an ability of this character come into play in the round?',
  example: { question: 'swm/triggers', character: 'L', ability: 'force-renewal', ...example },
};

const notActivatedAsked: AskedQuestion<NotActivatedScenario> = {
  question: notActivated,
  schema: v.strictObject({
    question: v.literal('swm/not-activated'),
    character: pieceId('Character', 'The one with the ability.'),
    ability: field(v.picklist(AGAINST_UNACTIVATED), {
      label: 'Ability',
      control: 'choice',
      names: namesOf(AGAINST_UNACTIVATED),
    }),
    ...roundFields,
    readings,
  }),
  title: 'Enemies who have not activated',
  asks: 'Against which enemies does an ability such as Cunning Attack work?',
  example: { question: 'swm/not-activated', character: 'V', ability: 'cunning-attack', ...example },
};

export const swmRound = [roundAsked, nextActivationAsked, triggersAsked, notActivatedAsked] as const;
