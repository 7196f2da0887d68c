import { describe, expect, it } from 'vitest';
import { effectNaming, attackSequenceSentences as sentences } from './attack-sequence.ts';

const plain = (id: string) => ({ J: 'Jedi', S: 'Stormtrooper' })[id] ?? id;
const name = effectNaming(plain);

describe('what comes in', () => {
  it('is named by the ability and who has it', () => {
    expect(name('J.draw-fire')).toBe('Draw Fire (Jedi)');
    expect(name('J')).toBe('Jedi');
  });
  it('or, where it is missing, by what would have to be known', () => {
    expect(name('shields.amount')).toBe('the damage on the card of Shields');
    expect(name('flurry.target-rules')).toMatch(/uses the rules for choosing targets/);
  });
});

describe('sentences on the sequence of an attack', () => {
  it('number the steps', () =>
    expect(sentences['sequence-step']({ step: 'hit', number: 10, nested: false }, true, name)).toBe(
      'Step 10: Effects of a hit.',
    ));
  it('say what a save came to', () => {
    const save = { character: 'J', by: 'J', ability: 'evade', needs: 11, die: 8, again: false };
    expect(sentences['sequence-save'](save, false, name)).toBe('Jedi rolls an 8 for Evade; a save takes 11.');
    expect(sentences['sequence-save']({ ...save, die: 14 }, true, name)).toMatch(/that makes the save of 11/);
  });
  it('say why an effect does not come in', () => {
    const left = { character: 'J', ability: 'impulsive-shot', why: 'not-unique' } as const;
    expect(sentences['sequence-left-out'](left, false, name)).toBe(
      'Impulsive Shot of Jedi does not come in: the character defeated is not Unique.',
    );
  });
  it('say who attacks by whose effect, and whom an effect keeps from spending Force points', () => {
    const begins = { character: 'S', ability: 'mon-mothma', by: 'J', targets: ['S'], attacks: true };
    expect(sentences['sequence-begins'](begins, true, name)).toBe(
      'With the commander effect of Mon Mothma, Jedi attacks Stormtrooper; this attack is completed first.',
    );
    const keeps = { character: 'S', ability: 'ysalamiri', kept: 'J' };
    expect(sentences['sequence-keeps-from-spending'](keeps, true, name)).toBe(
      'Ysalamiri of Stormtrooper keeps Jedi from spending Force points.',
    );
  });
  it('list what came in, in order', () =>
    expect(
      sentences['sequence-order'](
        {
          came: [
            { effect: 'J.draw-fire', number: 3 },
            { effect: 'S.shields', number: 11 },
          ],
        },
        true,
        name,
      ),
    ).toBe(
      'In the order of the sequence: Draw Fire (Jedi) in step 3 and Shields (Stormtrooper) in step 11.',
    ));
});
