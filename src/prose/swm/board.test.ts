/** The sentences of the battle grid are whole and name what they speak of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import type { SwmBoardFacts } from '../../core/swm/facts.ts';
import { legalTargets } from '../../core/swm/legal-targets.ts';
import { positions } from '../../core/swm/random-positions.oracle.ts';
import { type Sentences, sentenceOf } from '../sentence.ts';
import { boardSentences } from './board.ts';
import { sentences } from './index.ts';
import { CHOOSING_WORDS } from './open-points/choosing.ts';
import { openPointSentences } from './open-points/words.ts';

const NAMES: Readonly<Record<string, string>> = { L: 'Luke Skywalker', S: 'Stormtrooper', H: 'Han Solo' };
const name = (id: string) => NAMES[id] ?? id;
const SENTENCES: Sentences<SwmBoardFacts> = { ...openPointSentences(CHOOSING_WORDS), ...boardSentences };
const say = <K extends keyof SwmBoardFacts>(fact: K, evidence: SwmBoardFacts[K], holds = true) =>
  SENTENCES[fact](evidence, holds, name);

describe('sentences', () => {
  it('name the pieces', () => {
    expect(say('can-see', { from: 'L', to: 'S' })).toBe(
      'Luke Skywalker has line of sight to Stormtrooper: a line between their spaces touches no wall.',
    );
    expect(
      say(
        'is-nearest',
        {
          attacker: 'L',
          target: 'S',
          distance: 7,
          nearest: ['H'],
          nearestDistance: 1,
          counted: 'any',
        },
        false,
      ),
    ).toBe(
      'Stormtrooper is 7 squares away; the nearest of all enemies is another (1 square away): Han Solo.',
    );
  });

  it('say how an open point is taken', () => {
    expect(say('reading-taken', { reading: 'pit-cover', value: 'no-cover' })).toBe(
      'The rules leave this open, and here it is taken that pits give no cover.',
    );
  });

  it('are whole for every step of any verdict', () => {
    fc.assert(
      fc.property(positions, (scenario) => {
        const result = legalTargets.judge(scenario);
        if (!result.ok) return;
        for (const step of walk(result.value.steps)) {
          const sentence = sentenceOf(sentences, step, name);
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|\(\)|, \.| {2}/);
        }
      }),
      { numRuns: 300, seed: 61 },
    );
  }, 60_000);
});
