/** What the question about a turn is asked about: what a character does, in order. */
import * as z from 'zod/mini';
import { sourceOf } from '../../core/swm/abilities/index.ts';
import { READINGS } from '../../core/swm/readings.ts';
import { REPLACING } from '../../core/swm/turn/replacing.ts';
import { DEEDS, type TurnScenario } from '../../core/swm/turn/scenario.ts';
import { turn } from '../../core/swm/turn/turn.ts';
import type { AskedQuestion } from '../asked.ts';
import { choice, fieldInfo } from '../fields.ts';
import { OPEN_POINTS } from './swm-parts.ts';

/** No character has anything like this much to do, or moves this far. */
const MAX_ACTIONS = 12;
const MAX_SQUARES = 60;

const actions = z
  .array(
    z.strictObject({
      do: z.enum(DEEDS).register(fieldInfo, {
        label: 'Does what',
        control: 'choice',
        names: {
          move: 'Move',
          attack: 'Attack',
          'replace-attacks': 'Ability that replaces attacks',
          'combine-fire': 'Combine fire with an ally',
        },
      }),
      squares: z
        ._default(z.int().check(z.minimum(0), z.maximum(MAX_SQUARES)), 0)
        .register(fieldInfo, { label: 'Squares of movement', control: 'number', help: 'For a move.' }),
      ability: z.exactOptional(z.enum(REPLACING)).register(fieldInfo, {
        label: 'Ability',
        control: 'choice',
        help: 'For an ability that replaces attacks. Left open: any other one.',
        names: Object.fromEntries(REPLACING.map((id) => [id, sourceOf(id)?.name ?? id])),
      }),
    }),
  )
  .check(z.maxLength(MAX_ACTIONS))
  .register(fieldInfo, { label: 'Actions', control: 'list', help: 'In the order in which they are done.' });

const turnAsked: AskedQuestion<TurnScenario> = {
  question: turn,
  schema: z.strictObject({
    question: z.literal('swm/turn'),
    speed: z.exactOptional(z.int().check(z.minimum(0), z.maximum(MAX_SQUARES))).register(fieldInfo, {
      label: 'Speed',
      control: 'number',
      help: 'What a Speed ability says, the least if there are several. Left open: 6 squares.',
    }),
    actions,
    readings: z
      .exactOptional(z.strictObject({ 'speed-without-attack': choice(READINGS['speed-without-attack']) }))
      .register(fieldInfo, OPEN_POINTS),
  }),
  title: 'A turn',
  asks: 'May a character do this in one turn?',
  example: {
    question: 'swm/turn',
    actions: [
      { do: 'move', squares: 6 },
      { do: 'attack', squares: 0 },
    ],
  },
};

export const swmTurn = [turnAsked] as const;
