/** What the questions about setting up are asked about: a squad, its starting area, and the order of things. */
import * as v from 'valibot';
import { READINGS } from '../../core/swm/readings.ts';
import {
  FEATURES,
  PREPARATIONS,
  type SetupOrderScenario,
  type SetupScenario,
} from '../../core/swm/starting/scenario.ts';
import { setup } from '../../core/swm/starting/setup.ts';
import { setupOrder } from '../../core/swm/starting/setup-order.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, choice, field, gridMap, LIMITS, square } from '../fields.ts';
import { OPEN_POINTS } from './swm-parts.ts';
import { player } from './swm-round.ts';

/** As many squares as a squad could fill; and what can be filled best is searched for, which has to end. */
const MAX_AREA = 60;
const MAX_DONE = 20;

const trooper = (id: string, x: number, y: number) => ({
  id,
  name: `Rebel Trooper ${id}`,
  side: 'rebel',
  at: [x, y] as const,
  width: 1,
  height: 1,
});

const setupAsked: AskedQuestion<SetupScenario> = {
  question: setup,
  schema: v.strictObject({
    question: v.literal('swm/setup'),
    board: gridMap,
    pieces: field(v.pipe(v.array(v.strictObject(baseFields)), v.maxLength(LIMITS.pieces)), {
      label: 'Characters',
      control: 'pieces',
    }),
    player: player('Whose squad'),
    area: field(v.pipe(v.array(square), v.minLength(1), v.maxLength(MAX_AREA)), {
      label: 'Starting area',
      control: 'squares',
      help: 'All squares in which this squad may start.',
    }),
    readings: field(
      v.exactOptional(
        v.strictObject({
          'filling-the-area': choice(READINGS['filling-the-area']),
          'left-over-overlap': choice(READINGS['left-over-overlap']),
          'starting-distance': choice(READINGS['starting-distance']),
        }),
      ),
      OPEN_POINTS,
    ),
  }),
  title: 'Setting up',
  asks: 'Is this squad set up legally?',
  example: {
    question: 'swm/setup',
    board: { width: 6, height: 4, walls: [], doors: [], solid: [], low: [], pits: [] },
    pieces: [trooper('A', 0, 1), trooper('B', 0, 2), trooper('C', 1, 2)],
    player: 'rebel',
    area: [
      [0, 1],
      [0, 2],
    ],
  },
};

const setupOrderAsked: AskedQuestion<SetupOrderScenario> = {
  question: setupOrder,
  schema: v.strictObject({
    question: v.literal('swm/setup-order'),
    uses: field(
      v.optional(v.array(v.picklist(FEATURES)), () => []),
      {
        label: 'What the scenario uses',
        control: 'abilities',
        help: 'For scenarios of the AT-AT set; nothing of it in a usual skirmish.',
        names: {
          'at-at': 'The AT-AT',
          'shield-generator': 'The Shield Generator',
          towers: 'Towers',
          turrets: 'Turrets',
          'entrenched-rebels': 'An entrenched Rebel position',
        },
      },
    ),
    done: field(
      v.pipe(
        v.array(
          v.strictObject({
            what: field(v.picklist(PREPARATIONS), {
              label: 'What is done',
              control: 'choice',
              names: {
                'rebel-builds': 'The Rebel player builds a squad',
                'empire-builds': 'The Imperial player builds a squad',
                'rebel-reveals': 'The Rebel player reveals the squad',
                'empire-reveals': 'The Imperial player reveals the squad',
                'rebel-sets-up': 'The Rebel squad is set up',
                'empire-sets-up': 'The Imperial squad is set up',
                initiative: 'Both roll for initiative',
              },
            }),
          }),
        ),
        v.maxLength(MAX_DONE),
      ),
      { label: 'What is done', control: 'list', help: 'In order.' },
    ),
    readings: field(
      v.exactOptional(v.strictObject({ 'entrenched-rebels': choice(READINGS['entrenched-rebels']) })),
      OPEN_POINTS,
    ),
  }),
  title: 'Before the first round',
  asks: 'Is this order of preparations legal?',
  example: {
    question: 'swm/setup-order',
    uses: [],
    done: PREPARATIONS.map((what) => ({ what })),
  },
};

export const swmSetup = [setupAsked, setupOrderAsked] as const;
