/** Attacks for the tests: drawn positions with stat cards, and random ones. */
import fc from 'fast-check';
import type { AbilityId } from '../abilities/index.ts';
import { drawn } from '../drawn.oracle.ts';
import { positions } from '../random-positions.oracle.ts';
import { READINGS } from '../readings.ts';
import {
  ATTACK_TIMES,
  type AttackScenario,
  type Fighter,
  MODIFIER_ORIGINS,
  type Modifier,
  STATS,
} from './scenario.ts';

type Card = Partial<Pick<Fighter, 'name' | 'attack' | 'defense' | 'damage' | 'hitPoints' | 'activated'>> & {
  readonly abilities?: readonly AbilityId[];
};

/** Rebel letters are those of `LHRT`, all others are Imperial; `cards` say what stands on their stat cards. */
export function position(text: string, cards: Readonly<Record<string, Card>> = {}) {
  const { board, pieces } = drawn(text, { rebel: 'LHRT' });
  const fighters = pieces.map(
    (piece): Fighter => ({
      ...piece,
      side: piece.side === 'rebel' ? 'rebel' : 'empire',
      activated: false,
      ...cards[piece.id],
    }),
  );
  return { board, pieces: fighters };
}

/** A bonus of a special ability, unless `details` say otherwise. */
export const bonus = (
  name: string,
  stat: Modifier['stat'],
  amount: number,
  details: Partial<Modifier> = {},
): Modifier => ({ name, stat, amount, origin: 'special-ability', counts: 'always', ...details });

const modifier: fc.Arbitrary<Modifier> = fc.record({
  name: fc.constantFrom('Momentum', 'Careful Shot', 'Captain Antilles'),
  stat: fc.constantFrom(...STATS),
  amount: fc.constantFrom(-10, -4, 0, 2, 4, 10, 20),
  origin: fc.constantFrom(...MODIFIER_ORIGINS),
  counts: fc.constantFrom('always', 'critical-hit'),
});

const readings = fc.record(
  {
    'cyborg-critical': fc.constantFrom(...READINGS['cyborg-critical'].values),
    'critical-bonus': fc.constantFrom(...READINGS['critical-bonus'].values),
    'same-bonus': fc.constantFrom(...READINGS['same-bonus'].values),
  },
  { requiredKeys: [] },
);

const card = fc.record({
  attack: fc.integer({ min: -4, max: 16 }),
  defense: fc.integer({ min: 8, max: 30 }),
  damage: fc.constantFrom(0, 10, 20, 30),
  hitPoints: fc.constantFrom(10, 20, 40, 120),
  activated: fc.boolean(),
  traits: fc.subarray<AbilityId>(['droid', 'cyborg', 'melee-attack'], { maxLength: 1 }),
});

/** Random attacks by A's like: the first piece attacks an enemy, allies may be named to combine fire. */
export const attacks: fc.Arbitrary<AttackScenario> = fc
  .record({
    position: positions,
    cards: fc.array(card, { minLength: 5, maxLength: 5 }),
    time: fc.constantFrom(...ATTACK_TIMES, 'own-turn', 'own-turn'),
    roll: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(1, 20)),
    aids: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    modifiers: fc.array(modifier, { maxLength: 4 }),
    readings,
  })
  .map(
    ({ position: { board, pieces, readings: targeting }, cards, time, roll, aids, modifiers, readings }) => {
      const fighters = pieces.map((piece, i): Fighter => {
        const { traits, ...stats } = cards[i] ?? { traits: [], activated: false };
        return {
          ...piece,
          ...stats,
          side: piece.side === 'one' ? 'one' : 'two',
          abilities: [...new Set([...piece.abilities, ...traits])],
        };
      });
      const [attacker] = fighters;
      const target = fighters.find(({ side }) => side !== attacker?.side);
      const allies = fighters.filter(
        (piece, i) => piece !== attacker && piece.side === attacker?.side && aids[i],
      );
      return {
        question: 'swm/attack',
        board,
        pieces: fighters,
        attacker: attacker?.id ?? 'A',
        target: target?.id ?? 'B',
        time,
        roll,
        combinedFire: allies.map(({ id }) => id),
        modifiers,
        readings: { ...targeting, ...readings },
      };
    },
  );
