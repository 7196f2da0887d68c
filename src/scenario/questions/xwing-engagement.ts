/** What the question about the Engagement Phase is asked about: ships, their attacks, and cards at an initiative. */
import * as v from 'valibot';
import { ENGAGEMENT_CARD_IDS, ENGAGEMENT_CARDS } from '../../core/xwing/engagement/cards.ts';
import { engagement } from '../../core/xwing/engagement/engagement.ts';
import { READINGS } from '../../core/xwing/engagement/readings.ts';
import { ARCS, type EngagementScenario, WEAPONS } from '../../core/xwing/engagement/scenario.ts';
import { PLAYERS } from '../../core/xwing/terms.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, pieceId, whole } from '../fields.ts';

const MAX_SHIPS = 12;
const MAX_CARDS = 12;
const MAX_INITIATIVE = 7;

const player = (label: string) =>
  field(v.picklist(PLAYERS), {
    label,
    control: 'choice',
    names: { A: 'Player A', B: 'Player B' },
  });

const arc = (label: string, help: string) =>
  field(v.exactOptional(v.picklist(ARCS)), { label, control: 'choice', help });

const ships = field(
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        player: player('Player'),
        initiative: field(whole(0, MAX_INITIATIVE), { label: 'Initiative', control: 'number' }),
        turrets: field(
          v.optional(v.pipe(v.array(v.picklist(ARCS)), v.maxLength(ARCS.length)), () => []),
          {
            label: 'Its turret points to',
            control: 'abilities',
            help: 'Two opposite arcs for a double turret, none without a turret.',
          },
        ),
        attack: field(v.optional(v.picklist(WEAPONS), 'front'), {
          label: 'As it engages, it attacks',
          control: 'choice',
          names: { front: 'With a front arc weapon', turret: 'From a turret arc', none: 'Not at all' },
        }),
        attackArc: arc('Turret arc it attacks from', 'Left open: its first one.'),
        bonusAttackMade: field(v.optional(v.boolean(), false), {
          label: 'Already performed a bonus attack this round',
          control: 'switch',
        }),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_SHIPS),
  ),
  {
    label: 'Ships',
    control: 'list',
    help: 'A player’s ships of the same initiative engage in this order.',
  },
);

const cards = field(
  v.pipe(
    v.array(
      v.strictObject({
        ship: pieceId('Ship'),
        card: field(v.picklist(ENGAGEMENT_CARD_IDS), {
          label: 'Card',
          control: 'choice',
          names: Object.fromEntries(ENGAGEMENT_CARD_IDS.map((id) => [id, ENGAGEMENT_CARDS[id].name])),
        }),
        use: field(v.optional(v.boolean(), true), { label: 'Used', control: 'switch' }),
        target: field(
          v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]$/, 'the letter or digit of a ship'))),
          {
            label: 'Chosen ship',
            control: 'piece',
            help: 'For a card that chooses one.',
          },
        ),
        arc: arc('Turret arc it attacks from', 'For a card that attacks. Left open: the ship’s first one.'),
      }),
    ),
    v.maxLength(MAX_CARDS),
  ),
  {
    label: 'Cards',
    control: 'list',
    help: 'A player’s abilities that trigger together resolve in this order.',
  },
);

const engagementAsked: AskedQuestion<EngagementScenario> = {
  question: engagement,
  schema: v.strictObject({
    question: v.literal('xwing/engagement'),
    firstPlayer: player('First player'),
    ships,
    cards,
    focus: field(
      v.exactOptional(
        v.pipe(v.string(), v.regex(/^[A-Za-z0-9]\.[a-z0-9-]+$/, 'a ship and its attack, such as F.attack')),
      ),
      {
        label: 'Asked about',
        asks: true,
        control: 'text',
        help: 'One attack, such as F.attack or F.han-solo-gunner: is it performed? Left open: in which order are all?',
      },
    ),
    readings: openPoints(READINGS),
  }),
  title: 'Engagement Phase',
  asks: 'Which attacks are performed, and in which order?',
  asksOf: ({ focus }, name) => focus && `Is this attack performed: ${name(focus)}?`,
  example: {
    question: 'xwing/engagement',
    firstPlayer: 'B',
    ships: [
      {
        id: 'F',
        name: 'Falcon',
        player: 'A',
        initiative: 5,
        turrets: ['right'],
        attack: 'turret',
        bonusAttackMade: false,
      },
      {
        id: 'R',
        name: 'Roark Garnet',
        player: 'A',
        initiative: 4,
        turrets: ['front'],
        attack: 'turret',
        bonusAttackMade: false,
      },
      {
        id: 'N',
        name: 'Enemy ship',
        player: 'B',
        initiative: 6,
        turrets: [],
        attack: 'front',
        bonusAttackMade: false,
      },
    ],
    cards: [
      { ship: 'R', card: 'roark-garnet', use: true, target: 'F' },
      { ship: 'F', card: 'han-solo-gunner', use: true },
    ],
  },
};

export const xwingEngagement = [engagementAsked] as const;
