/** What the question about the dice of attacks is asked about: ships, what bears on dice, and the rolls in order. */
import * as v from 'valibot';
import { attackEffects } from '../../core/xwing/attack/attack-effects.ts';
import { EFFECT_IDS, EFFECTS, type EffectId, SPECIAL_WEAPONS } from '../../core/xwing/attack/effects.ts';
import { READINGS } from '../../core/xwing/attack/readings.ts';
import {
  type AttackEffectsScenario,
  type AttackShip,
  OCCASIONS,
  USES,
} from '../../core/xwing/attack/scenario.ts';
import { PLAYERS } from '../../core/xwing/terms.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, pieceId, whole } from '../fields.ts';

const MAX_SHIPS = 6;
const MAX_EFFECTS = 16;
const MAX_ROLLS = 4;
const MAX_DICE = 8;
const MAX_TOKENS = 9;

const PLAYER_NAMES = { A: 'Player A', B: 'Player B' };
const EFFECT_NAMES = Object.fromEntries(EFFECT_IDS.map((id) => [id, EFFECTS[id].name]));
const WEAPONS = ['primary', 'special', ...SPECIAL_WEAPONS] as const;

const player = (label: string) =>
  field(v.picklist(PLAYERS), { label, control: 'choice', names: PLAYER_NAMES });

const number = (label: string, preset: number, max: number, help?: string) =>
  field(v.optional(whole(0, max), preset), { label, control: 'number', ...(help && { help }) });

const flag = (label: string, preset: boolean, help?: string) =>
  field(v.optional(v.boolean(), preset), { label, control: 'switch', ...(help && { help }) });

const ships = field(
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        player: player('Player'),
        lock: field(v.exactOptional(baseFields.id), { label: 'Has a lock on', control: 'piece' }),
        nearObstacle: flag('At range 0–1 of an obstacle', false),
        focus: number('Focus tokens', 0, MAX_TOKENS),
        evade: number('Evade tokens', 0, MAX_TOKENS),
        calculate: number('Calculate tokens', 0, MAX_TOKENS),
        force: number('Force charges', 0, MAX_TOKENS),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_SHIPS),
  ),
  { label: 'Ships', control: 'list' },
);

const effects = field(
  v.pipe(
    v.array(
      v.strictObject({
        ship: pieceId('Ship'),
        effect: field(v.picklist(EFFECT_IDS), {
          label: 'Card or token',
          control: 'choice',
          names: EFFECT_NAMES,
        }),
        use: field(v.optional(v.picklist(USES), 'always'), {
          label: 'Used',
          control: 'choice',
          help: 'As far as its player may choose. What is not optional applies anyway.',
          names: {
            always: 'Whenever it may be',
            first: 'In the first attack or roll only',
            later: 'Not in the first attack or roll',
            never: 'Not at all',
          },
        }),
        dice: field(v.exactOptional(whole(1, MAX_DICE)), {
          label: 'Dice rerolled',
          control: 'number',
          help: 'Where the player may choose how many. Left open: as many as may be.',
        }),
        guessed: flag('The guess is right', true, 'Where something is guessed before the roll.'),
      }),
    ),
    v.maxLength(MAX_EFFECTS),
  ),
  {
    label: 'Cards and tokens',
    control: 'list',
    help: 'Effects of one player that apply in the same step do so in this order.',
  },
);

const rolls = field(
  v.pipe(
    v.array(
      v.strictObject({
        occasion: field(v.picklist(OCCASIONS), {
          label: 'What it is',
          control: 'choice',
          names: {
            engagement: 'The ship’s attack in the Engagement Phase',
            aftermath: 'A bonus attack in the Aftermath of the attack before',
            bonus: 'A bonus attack at another time',
            'no-attack': 'A roll outside of attacks, such as for an asteroid',
          },
        }),
        ship: pieceId('Attacker', 'Or the ship that rolls.'),
        against: field(v.exactOptional(baseFields.id), { label: 'Defender', control: 'piece' }),
        weapon: field(v.optional(v.picklist(WEAPONS), 'primary'), {
          label: 'Weapon',
          control: 'choice',
          names: { ...EFFECT_NAMES, primary: 'Primary weapon', special: 'Another special weapon' },
        }),
        bullseye: flag('Defender in the attacker’s bullseye arc', false),
        dice: number('Attack dice', 3, MAX_DICE, 'Or the dice of the roll; before any effect.'),
        defenseDice: number('Defense dice', 2, MAX_DICE, 'Before any effect.'),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_ROLLS),
  ),
  { label: 'Attacks and rolls', control: 'list', help: 'In the order in which they happen.' },
);

const effectOfRoll = (label: string, help: string) =>
  field(
    v.exactOptional(
      v.pipe(
        v.string(),
        v.regex(/^[A-Za-z0-9]\.[a-z0-9-]+(#[2-9])?$/, 'a ship and a card or token, such as A.predator'),
      ),
    ),
    { label, control: 'text', help, asks: true },
  );

const attackEffectsAsked: AskedQuestion<AttackEffectsScenario> = {
  question: attackEffects,
  schema: v.strictObject({
    question: v.literal('xwing/attack-effects'),
    firstPlayer: player('First player'),
    rolls,
    ships,
    effects,
    focus: effectOfRoll(
      'Asked about',
      'One effect, such as A.predator, or A.predator#2 in the second of the attacks and rolls: does it apply? Left out, the order of all is asked for.',
    ),
    added: effectOfRoll(
      'And the die added by',
      'An effect that adds a die: must the effect asked about reroll that die?',
    ),
    readings: openPoints(READINGS),
  }),
  title: 'Effects on the dice of an attack',
  asks: 'Which effects apply to the dice, and in which order?',
  asksOf: ({ focus, added }, name) => {
    if (focus === undefined) return undefined;
    return added === undefined
      ? `Does ${name(focus)} apply?`
      : `Must ${name(focus)} reroll the die that ${name(added)} adds?`;
  },
  example: {
    question: 'xwing/attack-effects',
    firstPlayer: 'A',
    rolls: [
      {
        occasion: 'engagement',
        ship: 'S',
        against: 'F',
        weapon: 'primary',
        bullseye: true,
        dice: 2,
        defenseDice: 1,
      },
    ],
    ships: [one('S', 'TIE fighter', 'A', { evade: 1 }), one('F', 'Freighter', 'B', { focus: 1, lock: 'S' })],
    effects: [
      has('S', 'predator'),
      has('S', 'scourge-skutu'),
      has('S', 'juke'),
      has('F', 'sensor-jammer'),
      has('F', 'spend-focus'),
    ],
  },
};

function one(id: string, name: string, player: 'A' | 'B', more: Partial<AttackShip>): AttackShip {
  return { id, name, player, nearObstacle: false, focus: 0, evade: 0, calculate: 0, force: 0, ...more };
}

function has(ship: string, effect: EffectId): AttackEffectsScenario['effects'][number] {
  return { ship, effect, use: 'always', guessed: true };
}

export const xwingAttack = [attackEffectsAsked] as const;
