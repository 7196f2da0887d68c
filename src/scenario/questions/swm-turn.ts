/** What the question about a turn is asked about: what a character has, and what it does, in order. */
import * as v from 'valibot';
import type { AbilityId } from '../../core/swm/abilities/pages.ts';
import {
  GRANTING_TURNS,
  REPLACING,
  REPLACING_TURN,
  TURN_EFFECTS,
  TURN_TRAITS,
} from '../../core/swm/turn/replacing.ts';
import { DEEDS, OCCASIONS, type TurnScenario } from '../../core/swm/turn/scenario.ts';
import { TURN_POINTS, turn } from '../../core/swm/turn/turn.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, whole } from '../fields.ts';
import { namesOf } from './swm-parts.ts';

/** No character has anything like this much to do, moves this far, or has as many Speeds. */
const MAX_ACTIONS = 12;
const MAX_SQUARES = 60;
const MAX_SPEEDS = 6;

const squares = () => whole(0, MAX_SQUARES);
const maybeSquares = (label: string, help: string) =>
  field(v.exactOptional(squares()), { label, control: 'number', help });
const some = (ids: readonly AbilityId[], label: string, help: string) =>
  field(v.exactOptional(v.array(v.picklist(ids))), {
    label,
    control: 'abilities',
    help,
    names: namesOf(ids),
  });

const actions = field(
  v.pipe(
    v.array(
      v.strictObject({
        do: field(v.picklist(DEEDS), {
          label: 'Does what',
          control: 'choice',
          names: {
            move: 'Move',
            attack: 'Attack',
            'replace-attacks': 'Ability that replaces attacks',
            'combine-fire': 'Combine fire with an ally',
            'replace-turn': 'Ability that replaces the turn',
          },
        }),
        squares: field(v.optional(squares(), 0), {
          label: 'Squares of movement',
          control: 'number',
          help: 'For a move.',
        }),
        ability: field(v.exactOptional(v.picklist([...REPLACING, ...REPLACING_TURN])), {
          label: 'Ability',
          control: 'choice',
          help: 'One that replaces attacks or the turn. Left open for attacks: any other one.',
          names: namesOf([...REPLACING, ...REPLACING_TURN]),
        }),
        occasion: field(v.exactOptional(v.picklist(OCCASIONS)), {
          label: 'Which attack',
          control: 'choice',
          help: 'The attack that is made or replaced. Left open: that of the turn.',
          names: {
            turn: 'The attack of the turn',
            opportunity: 'An attack of opportunity',
            'commander-effect': 'An immediate attack from a commander effect',
            ability: 'An attack from another ability',
          },
        }),
        onAlly: field(v.exactOptional(v.boolean()), {
          label: 'The move ends in an ally’s square',
          control: 'switch',
        }),
        toCommander: maybeSquares(
          'Squares to the commander',
          'As this action begins. Left open: within range of the commander effect.',
        ),
      }),
    ),
    v.maxLength(MAX_ACTIONS),
  ),
  { label: 'Actions', control: 'list', help: 'In the order in which they are done.' },
);

const turnAsked: AskedQuestion<TurnScenario> = {
  question: turn,
  schema: v.strictObject({
    question: v.literal('swm/turn'),
    speed: maybeSquares('Speed', 'What its Speed ability says. Left open: it has none.'),
    speeds: field(
      v.exactOptional(
        v.pipe(
          v.array(
            v.strictObject({
              name: baseFields.name,
              squares: field(squares(), { label: 'Speed', control: 'number' }),
            }),
          ),
          v.maxLength(MAX_SPEEDS),
        ),
      ),
      {
        label: 'Further Speeds',
        control: 'list',
        help: 'That others give it. Without any Speed it moves 6 squares, or 12 without an attack.',
      },
    ),
    abilities: some(TURN_TRAITS, 'Abilities', 'Those that change what it may do in its turn.'),
    effects: some(
      TURN_EFFECTS,
      'Commander effects of',
      'Those that reach it; range is said with each action.',
    ),
    immediate: field(v.exactOptional(v.picklist(GRANTING_TURNS)), {
      label: 'Immediate turn through',
      control: 'choice',
      help: 'Left open: it is the turn of an activation.',
      names: namesOf(GRANTING_TURNS),
    }),
    cardSquares: maybeSquares(
      'How far the card lets it move',
      'For an ability that replaces the turn, where our documents do not say it, such as Wheeled.',
    ),
    actions,
    readings: openPoints(TURN_POINTS),
  }),
  title: 'A turn',
  asks: 'May a character do this in one turn?',
  example: {
    question: 'swm/turn',
    speeds: [{ name: 'Another effect', squares: 6 }],
    actions: [
      { do: 'move', squares: 6 },
      { do: 'attack', squares: 0 },
    ],
  },
};

export const swmTurn = [turnAsked] as const;
