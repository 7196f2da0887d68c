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
    expect(attackEffects.judge(asked({}, [], [attack({ against: 'S' })]))).toMatchObject({
      error: [{ message: expect.stringContaining('a ship cannot attack itself') }],
    });
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

  it('attacks with Foresight outside of its arc, or without the charge of its bonus attack', () => {
    const foresight = attack({ weapon: 'foresight', bullseye: true });
    const effects = [has('S', 'foresight'), has('S', 'spend-force')];
    const of = (force: number, ...rolls: AttackEffectsScenario['rolls']) =>
      errors(asked({ S: { force } }, effects, rolls));
    expect(of(1, { ...foresight, bullseye: false })).toEqual([['out-of-arc', 'rolls.0.bullseye']]);
    expect(of(0, { ...foresight, occasion: 'bonus' })).toEqual([['cost-not-payable', 'rolls.0.weapon']]);
    expect(of(1, attack(), { ...foresight, occasion: 'bonus' })).toEqual([
      ['cost-not-payable', 'rolls.1.weapon'],
    ]);
    expect(of(0, foresight)).toEqual([]);
  });

  it('a number of dice where the card leaves no choice', () => {
    expect(errors(asked({}, [has('S', 'predator', { dice: 2 })]))).toEqual([
      ['no-choice-of-dice', 'effects.0.dice'],
    ]);
    expect(errors(asked({}, [has('S', 'spend-lock', { dice: 2 })]))).toEqual([]);
  });

  it('added dice of what adds none, or in the way of what rerolls none', () => {
    const effects = [has('F', 'elusive'), has('F', 'c-3po-crew'), has('F', 'spend-focus')];
    const about = (focus: string, added: string) => errors(asked({}, effects, [attack()], { focus, added }));
    expect(about('F.elusive', 'F.spend-focus')).toEqual([['adds-nothing', 'added']]);
    expect(about('F.spend-focus', 'F.c-3po-crew')).toEqual([['rerolls-nothing', 'focus']]);
    expect(about('F.elusive', 'F.c-3po-crew')).toEqual([]);
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
