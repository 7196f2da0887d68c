import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { anyAttacks, asked, attack, has, judge } from '../../core/xwing/attack/attacks.oracle.ts';
import type { AttackEffectsScenario } from '../../core/xwing/attack/scenario.ts';
import { sentenceOf } from '../sentence.ts';
import { naming, sentences } from './attack.ts';

const name = naming((id) => `Ship ${id}`);
const told = (scenario: AttackEffectsScenario): readonly string[] =>
  [...walk(judge(scenario).steps)].map((step) => sentenceOf(sentences, step, name));

describe('the sentences on attacks', () => {
  it('are whole sentences without ids, whatever happens', () => {
    fc.assert(
      fc.property(anyAttacks, fc.nat(), (scenario, pick) => {
        const { ship, effect } = scenario.effects[pick % Math.max(1, scenario.effects.length)] ?? {};
        const focus = ship && effect ? { focus: `${ship}.${effect}` } : {};
        const odd = told({ ...scenario, ...focus }).filter(
          (sentence) =>
            !/^[A-Z1-9“].*[.]$/.test(sentence) || /undefined|null|NaN|\w\.[a-z]|#|\s\s/.test(sentence),
        );
        expect(odd).toEqual([]);
      }),
    );
  });

  it('tell what keeps an effect out, and what does not', () => {
    const scenario = asked(
      { S: { lock: 'F' } },
      [has('S', 'snap-shot'), has('S', 'scourge-skutu'), has('S', 'fire-control-system')],
      [attack({ weapon: 'snap-shot', bullseye: true })],
    );
    expect(told(scenario)).toEqual(
      expect.arrayContaining([
        'The dice of Ship S cannot be modified, but rolling more dice modifies none, so “Scourge” Skutu on Ship S is not kept out.',
        'Snap Shot on Ship S is the reason why the dice of Ship S cannot be modified.',
        'Fire-Control System on Ship S does not apply.',
      ]),
    );
  });

  it('name effects of later rolls, and tokens that are spent', () => {
    expect(name('S.juke#2')).toBe('Juke on Ship S (no. 2)');
    expect(name('S.spend-lock')).toBe('Spending a lock by Ship S');
    expect(name('S')).toBe('Ship S');
  });
});
