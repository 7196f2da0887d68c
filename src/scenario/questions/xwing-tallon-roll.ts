/** A Tallon Roll on a table in millimetres: the ship that executes it, the other ships, obstacles, the play area. */
import * as v from 'valibot';
import { SIDES } from '../../core/xwing/tallon-roll/positions.ts';
import { READINGS } from '../../core/xwing/tallon-roll/readings.ts';
import { ABOUT, type TallonRollScenario } from '../../core/xwing/tallon-roll/scenario.ts';
import { tallonRoll } from '../../core/xwing/tallon-roll/tallon-roll.ts';
import { SIZES } from '../../core/xwing/terms.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, pieceId, whole } from '../fields.ts';

const MAX_SHIPS = 16;
const MAX_OBSTACLES = 12;
/** The longest table, in millimetres. */
const FAR = 2000;
/** A square of three feet, to the millimetre. */
const MAT = 914;
const LONGEST_OBSTACLE = 300;

/** What is put on the table begins here, and beside what is there already. */
const START = 100;
const ASIDE = 100;
/** As wide and as long as a small obstacle. */
const SMALL = 60;

const number = (
  label: string,
  min: number,
  max: number,
  placed: Partial<Record<'start' | 'aside', number>> = {},
) => field(whole(min, max), { label, control: 'number', ...placed });

const pose = {
  x: number('Middle: mm from the left edge', 0, FAR, { start: START, aside: ASIDE }),
  y: number('Middle: mm from the top edge', 0, FAR, { start: START }),
  heading: field(v.optional(whole(0, 359), 0), {
    label: 'Heading in degrees',
    control: 'number',
    help: 'Clockwise: 0 is up, 90 to the right.',
  }),
};

const ship = v.strictObject({
  id: baseFields.id,
  name: baseFields.name,
  size: field(v.optional(v.picklist(SIZES), 'small'), {
    label: 'Base',
    control: 'choice',
    names: { small: 'Small, 40 mm', medium: 'Medium, 60 mm', large: 'Large, 80 mm' },
  }),
  ...pose,
});

const obstacle = v.strictObject({
  id: baseFields.id,
  name: baseFields.name,
  ...pose,
  length: number('Length in mm, along its heading', 1, LONGEST_OBSTACLE, { start: SMALL }),
  width: number('Width in mm', 1, LONGEST_OBSTACLE, { start: SMALL }),
});

const area = (label: string) => field(v.optional(whole(100, FAR), MAT), { label, control: 'number' });

const ABOUT_NAMES = {
  positions: 'Which positions are valid',
  execution: 'Is it fully executed',
  front: 'May it be placed at the front',
  middle: 'May it be placed in the middle',
  back: 'May it be placed at the back',
};

const asked: AskedQuestion<TallonRollScenario> = {
  question: tallonRoll,
  schema: v.strictObject({
    question: v.literal('xwing/tallon-roll'),
    ship: pieceId('Ship that moves', undefined, ['ships']),
    side: field(v.picklist(SIDES), { label: 'Tallon Roll to the', control: 'choice' }),
    speed: number('Speed', 1, 3),
    about: field(v.optional(v.picklist(ABOUT), 'positions'), {
      label: 'Asked',
      asks: true,
      control: 'choice',
      names: ABOUT_NAMES,
    }),
    ships: field(v.pipe(v.array(ship), v.minLength(1), v.maxLength(MAX_SHIPS)), {
      label: 'Ships',
      control: 'list',
    }),
    obstacles: field(
      v.optional(v.pipe(v.array(obstacle), v.maxLength(MAX_OBSTACLES)), () => []),
      { label: 'Obstacles', control: 'list', help: 'Each as the rectangle around it.' },
    ),
    areaWidth: area('Width of the play area in mm'),
    areaHeight: area('Height of the play area in mm'),
    readings: openPoints(READINGS),
  }),
  title: 'Tallon Roll',
  asks: 'In which positions can the ship end its Tallon Roll, and does it fully execute it?',
  asksOf: ({ about }) => `${ABOUT_NAMES[about]}?`,
  example: {
    question: 'xwing/tallon-roll',
    ship: 'X',
    side: 'right',
    speed: 2,
    about: 'positions',
    ships: [
      { id: 'X', name: 'T-70 X-wing', size: 'small', x: 400, y: 500, heading: 0 },
      { id: 'T', name: 'TIE fighter', size: 'small', x: 500, y: 380, heading: 180 },
    ],
    obstacles: [],
    areaWidth: MAT,
    areaHeight: MAT,
  },
};

export const xwingTallonRoll = [asked] as const;
