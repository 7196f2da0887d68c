import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { CARDS } from '../../core/xwing/ability-queue/abilities/index.ts';
import { abilityQueue } from '../../core/xwing/ability-queue/ability-queue.ts';
import {
  anyWindowThroughCards,
  carries,
  ship,
  window,
} from '../../core/xwing/ability-queue/windows.oracle.ts';
import { type Naming, sentenceOf } from '../sentence.ts';
import { naming, sentences } from './ability-queue.ts';

const name: Naming = naming((id) => CARDS[id as keyof typeof CARDS]?.name ?? `Ship ${id}`);

const told = (scenario: Parameters<typeof abilityQueue.judge>[0]): readonly string[] => {
  const verdict = abilityQueue.judge(scenario);
  return verdict.ok ? [...walk(verdict.value.steps)].map((step) => sentenceOf(sentences, step, name)) : [];
};

describe('the sentences of the ability queue', () => {
  it('are whole sentences without ids, whatever happens', () => {
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const odd = told(scenario).filter(
          (sentence) => !/^[A-Z1-9].*[.]$/.test(sentence) || /undefined|null|\w\.[a-z]|#/.test(sentence),
        );
        expect(odd).toEqual([]);
      }),
    );
  });

  it('tell why an ability leaves the queue', () => {
    const sentencesTold = told(
      window(
        [ship('J', 'A', { force: 1 }), ship('T', 'B')],
        [carries('J', 'fine-tuned-controls'), carries('T', 'snap-shot', { reach: ['opening'] })],
      ),
    );
    expect(sentencesTold).toContain(
      'Snap Shot on Ship T cannot resolve and is removed from the queue; nothing is paid for it.',
    );
    expect(sentencesTold).toContain(
      'Ship J, where its boost left it, is not in the reach of Snap Shot on Ship T.',
    );
    expect(sentencesTold).toContain('Ship J spends 1 Force charge and has 0 left.');
  });

  it('name game effects, and later instances of an ability', () => {
    expect(name('N.tractored')).toBe('Becoming tractored on Ship N');
    expect(name('N.k-2so#2')).toBe('K-2SO on Ship N (time 2)');
    expect(name('N')).toBe('Ship N');
  });
});
