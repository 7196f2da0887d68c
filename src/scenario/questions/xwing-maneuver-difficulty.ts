/** What the question about the difficulty of a maneuver is asked about: the revealed maneuver, and cards. */
import * as v from 'valibot';
import { MANEUVER_CARD_IDS, MANEUVER_CARDS } from '../../core/xwing/maneuver-difficulty/cards.ts';
import { maneuverDifficulty } from '../../core/xwing/maneuver-difficulty/maneuver-difficulty.ts';
import { READINGS } from '../../core/xwing/maneuver-difficulty/readings.ts';
import {
  ASKED,
  BEARINGS,
  type ManeuverDifficultyScenario,
} from '../../core/xwing/maneuver-difficulty/scenario.ts';
import { DIFFICULTIES } from '../../core/xwing/terms.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, openPoints, whole } from '../fields.ts';

const MAX_SPEED = 5;
const NAMES = Object.fromEntries(MANEUVER_CARD_IDS.map((id) => [id, MANEUVER_CARDS[id].name]));
const BEARING_NAMES = {
  'koiogran-turn': 'Koiogran turn',
  'left-segnors-loop': 'Left Segnor’s Loop',
  'right-segnors-loop': 'Right Segnor’s Loop',
  'left-tallon-roll': 'Left Tallon Roll',
  'right-tallon-roll': 'Right Tallon Roll',
};

const speed = () => whole(0, MAX_SPEED);
const bearing = () => v.picklist(BEARINGS);
const difficulty = () => v.picklist(DIFFICULTIES);

const cards = field(
  v.pipe(
    v.array(
      v.strictObject({
        card: field(v.picklist(MANEUVER_CARD_IDS), { label: 'Card', control: 'choice', names: NAMES }),
        use: field(v.optional(v.boolean(), true), {
          label: 'Used',
          control: 'switch',
          help: 'Whether its player uses it. What is constant applies anyway.',
        }),
        toSpeed: field(v.exactOptional(speed()), {
          label: 'Sets the dial to speed',
          control: 'number',
          help: 'For a card that sets the dial. Left open: as before.',
        }),
        toBearing: field(v.exactOptional(bearing()), {
          label: 'Sets the dial to bearing',
          control: 'choice',
          names: BEARING_NAMES,
        }),
        toDifficulty: field(v.exactOptional(difficulty()), {
          label: 'Sets the dial to difficulty',
          control: 'choice',
          help: 'That of the new maneuver on the dial.',
        }),
      }),
    ),
    v.maxLength(MANEUVER_CARD_IDS.length),
  ),
  {
    label: 'Cards',
    control: 'list',
    help: 'Abilities that trigger as the dial is revealed resolve in this order.',
  },
);

const maneuverDifficultyAsked: AskedQuestion<ManeuverDifficultyScenario> = {
  question: maneuverDifficulty,
  schema: v.strictObject({
    question: v.literal('xwing/maneuver-difficulty'),
    speed: field(speed(), { label: 'Revealed speed', control: 'number', help: '0 is stationary.' }),
    bearing: field(bearing(), { label: 'Revealed bearing', control: 'choice', names: BEARING_NAMES }),
    difficulty: field(difficulty(), {
      label: 'Revealed difficulty',
      control: 'choice',
      help: 'As on the dial.',
    }),
    cards,
    shielded: field(v.optional(v.boolean(), true), { label: 'It has shields left', control: 'switch' }),
    otherSpeed: field(v.exactOptional(speed()), {
      label: 'Revealed speed of the other ship',
      control: 'number',
      help: 'The one that it attacks or defends against, for cards that compare speeds.',
    }),
    asked: field(v.optional(v.picklist(ASKED), 'executed'), {
      label: 'Which maneuver',
      asks: true,
      control: 'choice',
      names: { executed: 'The one that is executed', revealed: 'The revealed maneuver' },
    }),
    focus: field(v.exactOptional(v.picklist(MANEUVER_CARD_IDS)), {
      label: 'Asked about',
      asks: true,
      control: 'choice',
      help: 'One card: does it do what it says? Left open: the difficulty is asked for.',
      names: NAMES,
    }),
    readings: openPoints(READINGS),
  }),
  title: 'Difficulty of a maneuver',
  asks: 'Which difficulty does the maneuver have?',
  asksOf: ({ focus, asked }, name) => {
    if (focus !== undefined) return `Does ${name(focus)} do what it says?`;
    return asked === 'revealed' ? 'Which difficulty does the revealed maneuver have?' : undefined;
  },
  example: {
    question: 'xwing/maneuver-difficulty',
    speed: 2,
    bearing: 'straight',
    difficulty: 'blue',
    cards: [
      { card: 'seasoned-navigator', use: true, toBearing: 'left-turn', toDifficulty: 'white' },
      { card: 'r4-astromech', use: true },
      { card: 'damaged-engine', use: true },
    ],
    shielded: true,
    asked: 'executed',
  },
};

export const xwingManeuverDifficulty = [maneuverDifficultyAsked] as const;
