/** What the questions about a round are asked about: characters, initiative rolls, and what happened since. */
import * as z from 'zod/mini';
import { PLAYERS } from '../../core/swm/players.ts';
import { READINGS } from '../../core/swm/readings.ts';
import { nextActivation } from '../../core/swm/round/next-activation.ts';
import { round } from '../../core/swm/round/round.ts';
import {
  type NextActivationScenario,
  ROUND_EVENTS,
  type RoundCharacter,
  type RoundScenario,
} from '../../core/swm/round/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, choice, fieldInfo, LIMITS, pieceId } from '../fields.ts';
import { OPEN_POINTS } from './swm-parts.ts';

const MAX_ROLLS = 10;
const MAX_EVENTS = 120;

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
    .array(z.strictObject({ id: baseFields.id, name: baseFields.name, side: player('Player') }))
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
          },
        }),
      }),
    )
    .check(z.maxLength(MAX_EVENTS))
    .register(fieldInfo, { label: 'What happens in the round', control: 'list', help: 'In order.' }),
  readings: z
    .exactOptional(z.strictObject({ 'combined-fire-phase': choice(READINGS['combined-fire-phase']) }))
    .register(fieldInfo, OPEN_POINTS),
};

const one = (id: string, name: string, side: RoundCharacter['side']): RoundCharacter => ({ id, name, side });

const example: Omit<RoundScenario, 'question'> = {
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
  schema: z.strictObject({ question: z.literal('swm/round'), ...roundFields }),
  title: 'Order of activations',
  asks: 'Is this order of activations legal?',
  example: { question: 'swm/round', ...example },
};

const nextActivationAsked: AskedQuestion<NextActivationScenario> = {
  question: nextActivation,
  schema: z.strictObject({ question: z.literal('swm/next-activation'), ...roundFields }),
  title: 'Next activation',
  asks: 'Which characters may activate next in this round?',
  example: { question: 'swm/next-activation', ...example },
};

export const swmRound = [roundAsked, nextActivationAsked] as const;
