/** What the questions about setting up are asked about: a squad, its starting area, and the order of things. */
import * as v from 'valibot';
import type { SetupScenario } from '../../core/swm/starting/scenario.ts';
import { SETUP_POINTS, setup } from '../../core/swm/starting/setup.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, gridMap, LIMITS, openPoints, square } from '../fields.ts';
import { player } from './swm-players.ts';

/** As many squares as a squad could fill; and what can be filled best is searched for, which has to end. */
const MAX_AREA = 60;

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
    readings: openPoints(SETUP_POINTS),
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

export const swmSetup = [setupAsked] as const;
