/** What the X-Wing ability queue is asked about: a window, the ships, and their cards in the order of entering. */
import * as v from 'valibot';
import { CARD_IDS, CARDS } from '../../core/xwing/ability-queue/abilities/index.ts';
import { abilityQueue } from '../../core/xwing/ability-queue/ability-queue.ts';
import { READINGS } from '../../core/xwing/ability-queue/readings.ts';
import { type AbilityQueueScenario, EVENTS, TRACTOR_MOVES } from '../../core/xwing/ability-queue/scenario.ts';
import {
  DIFFICULTIES,
  MOMENTS,
  MOVING_ACTIONS,
  PLACES,
  PLAYERS,
  SIZES,
  TOKENS,
} from '../../core/xwing/terms.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, pieceId, whole } from '../fields.ts';

const MAX_SHIPS = 8;
const MAX_CARDS = 16;
const MAX_COUNT = 9;

const PLAYER_NAMES = { A: 'Player A', B: 'Player B' };
const GIVING_MANEUVERS = CARD_IDS.filter((id) => CARDS[id].maneuver);
const CARD_NAMES = Object.fromEntries(CARD_IDS.map((id) => [id, CARDS[id].name]));

const count = (label: string, preset = 0, max = MAX_COUNT, min = 0) =>
  field(v.optional(whole(min, max), preset), { label, control: 'number' });

const flag = (label: string, preset: boolean, help?: string) =>
  field(v.optional(v.boolean(), preset), { label, control: 'switch', ...(help && { help }) });

const player = (label: string) =>
  field(v.picklist(PLAYERS), { label, control: 'choice', names: PLAYER_NAMES });

const ships = field(
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        player: player('Player'),
        size: field(v.optional(v.picklist(SIZES), 'small'), { label: 'Size', control: 'choice' }),
        force: count('Force charges'),
        stress: count('Stress tokens'),
        strain: count('Strain tokens'),
        tractor: count('Tractor tokens'),
        focus: count('Focus tokens'),
        deplete: count('Deplete tokens'),
        shields: count('Active shields'),
        shieldsLost: count('Lost shields'),
        tractoredThisRound: flag('Already became tractored this round', false),
        tractorMove: field(v.optional(v.picklist(TRACTOR_MOVES), 'stays'), {
          label: 'If it becomes tractored',
          control: 'choice',
          names: {
            stays: 'It stays',
            moves: 'It is moved',
            'onto-debris': 'It is moved onto a debris cloud',
          },
        }),
        bonusAttackMade: flag('Already performed a bonus attack this round', false),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_SHIPS),
  ),
  { label: 'Ships', control: 'list' },
);

const cards = field(
  v.pipe(
    v.array(
      v.strictObject({
        ship: pieceId('Ship'),
        card: field(v.picklist(CARD_IDS), { label: 'Ability', control: 'choice', names: CARD_NAMES }),
        use: flag(
          'Used',
          true,
          'Whether its player wants it in the queue. Mandatory abilities enter anyway.',
        ),
        action: field(v.optional(v.picklist(MOVING_ACTIONS), 'boost'), {
          label: 'Action',
          control: 'choice',
          help: 'Where the card grants a choice of actions: the one performed.',
        }),
        fails: flag('The action fails', false),
        reach: field(
          v.optional(v.array(v.picklist(PLACES)), () => []),
          {
            label: 'In reach',
            control: 'abilities',
            help: 'When the ship of the window is in arc and at range of this card: where it stands as the window opens, and where each later move leaves it.',
            names: {
              opening: 'As the window opens',
              boost: 'After its boost',
              'barrel-roll': 'After its barrel roll',
              tractored: 'After its move as tractored',
            },
          },
        ),
        chooses: field(v.exactOptional(pieceId('Chosen ship')), {
          label: 'Chosen ship',
          control: 'piece',
          help: 'Where the ability has its player choose a ship: the one chosen, in the arc at the range that the card names. None: there is no such ship.',
        }),
        removes: field(v.exactOptional(v.picklist(TOKENS)), {
          label: 'Token removed',
          control: 'choice',
          help: 'Where the card lets its player choose the kind.',
        }),
        charges: field(v.exactOptional(whole(0, MAX_COUNT)), { label: 'Charges left', control: 'number' }),
      }),
    ),
    v.maxLength(MAX_CARDS),
  ),
  {
    label: 'Abilities',
    control: 'list',
    help: 'Abilities of one player that trigger together enter the queue in this order.',
  },
);

const readings = openPoints(READINGS);

const abilityQueueAsked: AskedQuestion<AbilityQueueScenario> = {
  question: abilityQueue,
  schema: v.strictObject({
    question: v.literal('xwing/ability-queue'),
    firstPlayer: player('First player'),
    event: field(v.optional(v.picklist(EVENTS), 'maneuver'), {
      label: 'What opens the window',
      control: 'choice',
      names: {
        maneuver: 'A ship executes a maneuver',
        tokens: 'A ship gains tokens from one effect',
        damage: 'A ship suffers damage',
        shields: 'An effect has a ship lose shields',
        moment: 'A moment of the round comes',
      },
    }),
    moment: field(v.optional(v.picklist(MOMENTS), 'end-phase'), {
      label: 'Moment of the round',
      control: 'choice',
      names: {
        'end-of-activation': 'End of the Activation Phase',
        'start-of-engagement': 'Start of the Engagement Phase',
        'end-phase': 'End Phase',
      },
    }),
    ship: pieceId('Ship of the window', 'A moment of the round comes for every ship.'),
    speed: field(count('Speed of the maneuver', 2, 5), {
      label: 'Speed of the maneuver',
      control: 'number',
      help: '0 is stationary.',
    }),
    difficulty: field(v.optional(v.picklist(DIFFICULTIES), 'white'), {
      label: 'Difficulty of the maneuver',
      control: 'choice',
    }),
    fully: flag('Fully executed', true),
    through: field(v.exactOptional(v.picklist(GIVING_MANEUVERS)), {
      label: 'Executed through',
      control: 'choice',
      help: 'The card that had the ship execute this maneuver instead of the one on its dial.',
      names: CARD_NAMES,
    }),
    token: field(v.optional(v.picklist(TOKENS), 'stress'), { label: 'Tokens gained', control: 'choice' }),
    count: field(count('How many', 1, MAX_COUNT, 1), {
      label: 'How many',
      control: 'number',
      help: 'Tokens gained, damage suffered, or shields lost.',
    }),
    ships,
    cards,
    focus: field(
      v.exactOptional(
        v.pipe(v.string(), v.regex(/^[A-Za-z0-9]\.[a-z0-9-]+$/, 'a ship and a card, such as J.snap-shot')),
      ),
      {
        label: 'Asked about',
        asks: true,
        control: 'text',
        help: 'One ability, such as J.snap-shot: does it resolve? Left out, the whole order is asked for.',
      },
    ),
    readings,
  }),
  title: 'Ability queue',
  asks: 'Which abilities resolve, and in which order?',
  asksOf: ({ focus }, name) => focus && `Does ${name(focus)} resolve?`,
  example: {
    question: 'xwing/ability-queue',
    firstPlayer: 'A',
    event: 'maneuver',
    moment: 'end-phase',
    ship: 'J',
    speed: 2,
    difficulty: 'white',
    fully: true,
    token: 'stress',
    count: 1,
    ships: [shipLike('J', 'Jedi starfighter', 'A', 2), shipLike('T', 'TIE fighter', 'B', 0)],
    cards: [
      { ship: 'J', card: 'fine-tuned-controls', use: true, action: 'boost', fails: false, reach: [] },
      { ship: 'T', card: 'snap-shot', use: true, action: 'boost', fails: false, reach: ['opening'] },
    ],
  },
};

function shipLike(
  id: string,
  name: string,
  player: 'A' | 'B',
  force: number,
): AbilityQueueScenario['ships'][number] {
  return {
    id,
    name,
    player,
    size: 'small',
    force,
    stress: 0,
    strain: 0,
    tractor: 0,
    focus: 0,
    deplete: 0,
    shields: 0,
    shieldsLost: 0,
    tractoredThisRound: false,
    tractorMove: 'stays',
    bonusAttackMade: false,
  };
}

export const xwingAbilityQueue = [abilityQueueAsked] as const;
