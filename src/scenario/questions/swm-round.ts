/** What the questions about a round are asked about: characters, initiative rolls, and what happened since. */
import * as z from 'zod/mini';
import { PLAYERS } from '../../core/swm/players.ts';
import { READINGS } from '../../core/swm/readings.ts';
import { nextActivation } from '../../core/swm/round/next-activation.ts';
import { AGAINST_UNACTIVATED, notActivated } from '../../core/swm/round/not-activated.ts';
import { ROUND_TRAITS } from '../../core/swm/round/often.ts';
import { round } from '../../core/swm/round/round.ts';
import {
  type InARound,
  type NextActivationScenario,
  type NotActivatedScenario,
  ROUND_EVENTS,
  type RoundCharacter,
  type RoundScenario,
  type TriggersScenario,
} from '../../core/swm/round/scenario.ts';
import { triggers } from '../../core/swm/round/triggers.ts';
import { WORKING } from '../../core/swm/round/works.ts';
import { GRANTING_TURNS } from '../../core/swm/turn/replacing.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, choice, fieldInfo, LIMITS, pieceId } from '../fields.ts';
import { namesOf, OPEN_POINTS } from './swm-parts.ts';

const MAX_ROLLS = 10;
const MAX_EVENTS = 120;
/** No character activates anything like this often. */
const MAX_ACTIVATIONS = 20;

const PLAYER_NAMES = { rebel: 'Rebel player', empire: 'Imperial player' };

/** Which of the two players. */
export const player = (label: string) =>
  z.enum(PLAYERS).register(fieldInfo, { label, control: 'choice', names: PLAYER_NAMES });

const maybePlayer = (label: string, help: string) =>
  z
    .exactOptional(z.enum(PLAYERS))
    .register(fieldInfo, { label, control: 'choice', names: PLAYER_NAMES, help });

const die = (label: string) =>
  z.int().check(z.minimum(1), z.maximum(20)).register(fieldInfo, { label, control: 'number' });

const roundFields = {
  characters: z
    .array(
      z.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        side: player('Player'),
        abilities: z.exactOptional(z.array(z.enum(ROUND_TRAITS))).register(fieldInfo, {
          label: 'It is',
          control: 'abilities',
          names: namesOf(ROUND_TRAITS),
        }),
        activations: z
          .exactOptional(z.int().check(z.minimum(1), z.maximum(MAX_ACTIVATIONS)))
          .register(fieldInfo, {
            label: 'Activations in a round',
            control: 'number',
            help: 'What the card of an AT-AT says. Everybody else has one.',
          }),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.pieces))
    .register(fieldInfo, {
      label: 'Characters',
      control: 'list',
      help: 'Everybody on the battle grid as the round begins.',
    }),
  rolls: z
    .array(z.strictObject({ rebel: die('Rebel player'), empire: die('Imperial player') }))
    .check(z.maxLength(MAX_ROLLS))
    .register(fieldInfo, { label: 'Initiative rolls', control: 'list', help: 'Ties are rerolled.' }),
  chooser: maybePlayer('Who chooses who goes first', 'Left open: the winner of the initiative roll.'),
  first: maybePlayer('Who goes first', 'Left open: nobody has chosen yet.'),
  events: z
    .array(
      z.strictObject({
        character: pieceId('Character'),
        what: z._default(z.enum(ROUND_EVENTS), 'activates').register(fieldInfo, {
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
        by: z.exactOptional(z.enum(GRANTING_TURNS)).register(fieldInfo, {
          label: 'The immediate turn comes from',
          control: 'choice',
          help: 'Left open: something else.',
          names: namesOf(GRANTING_TURNS),
        }),
        moves: z
          .exactOptional(z.boolean())
          .register(fieldInfo, { label: 'It moves on this turn', control: 'switch' }),
        shoots: z.exactOptional(z.boolean()).register(fieldInfo, {
          label: 'It fires its weapon systems on this turn',
          control: 'switch',
          help: 'For an AT-AT.',
        }),
      }),
    )
    .check(z.maxLength(MAX_EVENTS))
    .register(fieldInfo, { label: 'What happens in the round', control: 'list', help: 'In order.' }),
};

const ROUND_READINGS = {
  'combined-fire-phase': choice(READINGS['combined-fire-phase']),
  'dominated-combined-fire': choice(READINGS['dominated-combined-fire']),
};

const readings = z.exactOptional(z.strictObject(ROUND_READINGS)).register(fieldInfo, OPEN_POINTS);

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
  schema: z.strictObject({ question: z.literal('swm/round'), ...roundFields, readings }),
  title: 'Order of activations',
  asks: 'Is this order of activations legal?',
  example: { question: 'swm/round', ...example },
};

const nextActivationAsked: AskedQuestion<NextActivationScenario> = {
  question: nextActivation,
  schema: z.strictObject({ question: z.literal('swm/next-activation'), ...roundFields, readings }),
  title: 'Next activation',
  asks: 'Which characters may activate next in this round?',
  example: { question: 'swm/next-activation', ...example },
};

const triggersAsked: AskedQuestion<TriggersScenario> = {
  question: triggers,
  schema: z.strictObject({
    question: z.literal('swm/triggers'),
    character: pieceId('Character'),
    ability: z
      .enum(WORKING)
      .register(fieldInfo, { label: 'Ability', control: 'choice', names: namesOf(WORKING) }),
    ...roundFields,
    readings: z
      .exactOptional(
        z.strictObject({
          ...ROUND_READINGS,
          'combined-fire-triggers': choice(READINGS['combined-fire-triggers']),
        }),
      )
      .register(fieldInfo, OPEN_POINTS),
  }),
  title: 'Turns, activations, and what they bring into play',
  asks: 'How often does an ability of this character come into play in the round?',
  example: { question: 'swm/triggers', character: 'L', ability: 'force-renewal', ...example },
};

const notActivatedAsked: AskedQuestion<NotActivatedScenario> = {
  question: notActivated,
  schema: z.strictObject({
    question: z.literal('swm/not-activated'),
    character: pieceId('Character', 'The one with the ability.'),
    ability: z.enum(AGAINST_UNACTIVATED).register(fieldInfo, {
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
