/** For tests: scenarios in few words, any scenario at all, and what comes of one. */
import fc from 'fast-check';
import type { Answer, Verdict } from '../../verdict.ts';
import type { Player } from '../terms.ts';
import { attackEffects } from './attack-effects.ts';
import { EFFECT_IDS, type EffectId, SPECIAL_WEAPONS } from './effects.ts';
import { READINGS } from './readings.ts';
import {
  type AttackEffectsScenario,
  type AttackShip,
  type EffectInPlay,
  OCCASIONS,
  type Roll,
  USES,
} from './scenario.ts';

export const ship = (id: string, player: Player, more: Partial<AttackShip> = {}): AttackShip => ({
  id,
  name: `Ship ${id}`,
  player,
  nearObstacle: false,
  focus: 0,
  evade: 0,
  calculate: 0,
  force: 0,
  ...more,
});

export const has = (id: string, effect: EffectId, more: Partial<EffectInPlay> = {}): EffectInPlay => ({
  ship: id,
  effect,
  use: 'always',
  guessed: true,
  ...more,
});

/** S attacks F with a primary weapon in the Engagement Phase, three dice against two. */
export const attack = (more: Partial<Roll> = {}): Roll => ({
  occasion: 'engagement',
  ship: 'S',
  against: 'F',
  weapon: 'primary',
  bullseye: false,
  dice: 3,
  defenseDice: 2,
  ...more,
});

/** S of player A against F of player B; `more` changes what is asked. */
export const asked = (
  ships: { readonly S?: Partial<AttackShip>; readonly F?: Partial<AttackShip> },
  effects: readonly EffectInPlay[],
  rolls: readonly Roll[] = [attack()],
  more: Partial<AttackEffectsScenario> = {},
): AttackEffectsScenario => ({
  question: 'xwing/attack-effects',
  firstPlayer: 'A',
  ships: [ship('S', 'A', ships.S), ship('F', 'B', ships.F)],
  effects,
  rolls,
  ...more,
});

/** The verdict on a scenario that must have one. */
export const judge = (scenario: AttackEffectsScenario): Verdict => {
  const verdict = attackEffects.judge(scenario);
  if (!verdict.ok) throw new Error(verdict.error.map(({ message }) => message).join(' '));
  return verdict.value;
};
export const answer = (scenario: AttackEffectsScenario): Answer => judge(scenario).answer;
export const applies = (scenario: AttackEffectsScenario, focus: string): boolean =>
  answer({ ...scenario, focus }).kind === 'yes';
export const order = (scenario: AttackEffectsScenario): readonly string[] => {
  const { answer: found } = judge(scenario);
  return found.kind === 'order' ? found.items : [];
};

const small = fc.integer({ min: 0, max: 2 });
const anyShip = (id: string, player: Player): fc.Arbitrary<AttackShip> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Ship ${id}`),
    player: fc.constant(player),
    nearObstacle: fc.boolean(),
    focus: small,
    evade: small,
    calculate: small,
    force: small,
    lock: fc.constantFrom('S', 'F').filter((lock) => lock !== id),
  });

const anyRoll: fc.Arbitrary<Roll> = fc
  .record({
    occasion: fc.constantFrom(...OCCASIONS),
    ship: fc.constantFrom('S', 'F'),
    weapon: fc.constantFrom('primary' as const, 'special' as const, ...SPECIAL_WEAPONS),
    bullseye: fc.boolean(),
    dice: fc.integer({ min: 0, max: 4 }),
    defenseDice: fc.integer({ min: 0, max: 3 }),
  })
  .map((roll) => ({ ...roll, against: roll.ship === 'S' ? 'F' : 'S' }));

/** Only of spending a lock does its player choose how many dice are rerolled. */
const anyEffect: fc.Arbitrary<EffectInPlay> = fc
  .record(
    {
      ship: fc.constantFrom('S', 'F'),
      effect: fc.constantFrom(...EFFECT_IDS),
      use: fc.constantFrom(...USES),
      dice: fc.integer({ min: 1, max: 3 }),
      guessed: fc.boolean(),
    },
    { requiredKeys: ['ship', 'effect', 'use', 'guessed'] },
  )
  .map(({ dice, ...it }) => (it.effect === 'spend-lock' && dice !== undefined ? { ...it, dice } : it));

/** Any scenario without setup errors: two ships, up to three rolls, any effects. */
export const anyAttacks: fc.Arbitrary<AttackEffectsScenario> = fc
  .record({
    question: fc.constant('xwing/attack-effects' as const),
    firstPlayer: fc.constantFrom('A' as const, 'B' as const),
    ships: fc.tuple(anyShip('S', 'A'), anyShip('F', 'B')),
    effects: fc.uniqueArray(anyEffect, { maxLength: 12, selector: (it) => `${it.ship}.${it.effect}` }),
    rolls: fc.array(anyRoll, { minLength: 1, maxLength: 3 }),
    readings: fc.record(
      { 'result-added-early': fc.constantFrom(...READINGS['result-added-early'].values) },
      { requiredKeys: [] },
    ),
  })
  .map((scenario) => {
    // Weapons must be carried, Foresight be in its arc and no bonus attack, which could be one that is not payable;
    // bonus attacks after the first are made engagements.
    const carried = ({ ship: by, weapon, bullseye, occasion }: Roll) =>
      scenario.effects.some((it) => it.ship === by && it.effect === weapon) &&
      (weapon !== 'foresight' || (bullseye && occasion !== 'bonus'));
    const rolls = scenario.rolls.map((roll, i) => ({
      ...roll,
      weapon: carried(roll) ? roll.weapon : ('primary' as const),
      occasion:
        roll.occasion === 'no-attack' || (i > 0 && roll.occasion === 'bonus' && i === 1)
          ? roll.occasion
          : ('engagement' as const),
    }));
    return { ...scenario, rolls };
  });
