import { describe, expect, it } from 'vitest';
import { attackEffects } from './attack-effects.ts';
import { asked, attack, has, ship } from './attacks.oracle.ts';
import type { AttackEffectsScenario } from './scenario.ts';

const errors = (scenario: AttackEffectsScenario) => {
  const verdict = attackEffects.judge(scenario);
  return verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')]);
};

describe('rolls that cannot be gone through', () => {
  it('two ships of one letter, or a lock on nobody', () => {
    expect(errors({ ...asked({}, []), ships: [ship('S', 'A'), ship('F', 'B'), ship('F', 'B')] })).toEqual([
      ['same-id', 'ships.2.id'],
    ]);
    expect(errors(asked({ S: { lock: 'S' } }, []))).toEqual([['lock-on-itself', 'ships.0.lock']]);
    expect(errors(asked({ S: { lock: 'X' } }, []))).toEqual([['unknown-ship', 'ships.0.lock']]);
  });

  it('effects on no ship, or twice on one', () => {
    expect(errors(asked({}, [has('X', 'juke')]))).toEqual([['unknown-ship', 'effects.0.ship']]);
    expect(errors(asked({}, [has('S', 'juke'), has('S', 'juke')]))).toEqual([
      ['effect-twice', 'effects.1.effect'],
    ]);
  });

  it('attacks of nobody, on nobody, on a friend, on itself', () => {
    expect(errors(asked({}, [], [attack({ ship: 'X' })]))).toEqual([['unknown-ship', 'rolls.0.ship']]);
    const { against: _, ...alone } = attack();
    expect(errors(asked({}, [], [alone]))).toEqual([['no-defender', 'rolls.0.against']]);
    expect(errors(asked({ F: { player: 'A' } }, []))).toEqual([['no-enemy', 'rolls.0.against']]);
    expect(errors(asked({}, [], [attack({ against: 'S' })]))).toEqual([['no-enemy', 'rolls.0.against']]);
    expect(errors(asked({}, [], [{ ...alone, occasion: 'no-attack' }]))).toEqual([]);
  });

  it('attacks with what is no weapon, or is not there', () => {
    expect(errors(asked({}, [has('S', 'juke')], [attack({ weapon: 'juke' })]))).toEqual([
      ['no-weapon', 'rolls.0.weapon'],
    ]);
    expect(errors(asked({}, [], [attack({ weapon: 'snap-shot' })]))).toEqual([
      ['weapon-not-carried', 'rolls.0.weapon'],
    ]);
  });

  it('bonus attacks after nothing, or after another', () => {
    const bonus = attack({ occasion: 'bonus' });
    const after = attack({ occasion: 'aftermath' });
    expect(errors(asked({}, [], [after]))).toEqual([['no-attack-before', 'rolls.0.occasion']]);
    expect(errors(asked({}, [], [attack({ occasion: 'no-attack' }), after]))).toEqual([
      ['no-attack-before', 'rolls.1.occasion'],
    ]);
    expect(errors(asked({}, [], [bonus, after]))).toEqual([['second-bonus-attack', 'rolls.1.occasion']]);
    expect(errors(asked({}, [], [attack(), after]))).toEqual([]);
  });

  it('questions about an effect that is not in play, or about an added die alone', () => {
    expect(errors(asked({}, [has('S', 'juke')], [attack()], { focus: 'S.juke#2' }))).toEqual([
      ['unknown-effect', 'focus'],
    ]);
    expect(errors(asked({}, [has('S', 'juke')], [attack()], { added: 'S.juke' }))).toEqual([
      ['no-focus', 'focus'],
    ]);
  });
});
