/** The sentences about movement are whole and name what they speak of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { distance } from '../../core/swm/distance.ts';
import type { SwmDistanceFacts } from '../../core/swm/distance-facts.ts';
import { cheapestPath } from '../../core/swm/movement/cheapest-path.ts';
import type { SwmMovementFacts } from '../../core/swm/movement/facts.ts';
import { movement } from '../../core/swm/movement/movement.ts';
import { opportunity } from '../../core/swm/movement/opportunity.ts';
import { moves } from '../../core/swm/movement/random-moves.oracle.ts';
import { CHANGES } from '../../core/swm/movement/scenario.ts';
import type { Verdict } from '../../core/verdict.ts';
import { type Sentences, sentenceOf } from '../sentence.ts';
import { barrierSentences } from './barriers.ts';
import { distanceSentences } from './distance.ts';
import { sentences } from './index.ts';
import { movementSentences } from './movement.ts';
import { pathSentences } from './path.ts';

const NAMES: Readonly<Record<string, string>> = { L: 'Luke Skywalker', S: 'Stormtrooper' };
const name = (id: string) => NAMES[id] ?? id;
type Facts = SwmMovementFacts & SwmDistanceFacts;
const SENTENCES: Sentences<Facts> = {
  ...barrierSentences,
  ...movementSentences,
  ...pathSentences,
  ...distanceSentences,
};
const say = <K extends keyof Facts>(fact: K, evidence: Facts[K], holds = true) =>
  SENTENCES[fact](evidence, holds, name);

describe('sentences', () => {
  it('name the characters and the squares', () => {
    expect(say('may-attack', { mover: 'L', from: 'B2', to: 'B3', enemy: 'S' })).toBe(
      'Before Luke Skywalker leaves B2, Stormtrooper may make an attack of opportunity.',
    );
    expect(say('steps-to', { mover: 'L', from: 'B2', to: 'C3', cost: 2, total: 5 })).toBe(
      'Luke Skywalker moves from B2 to C3 for 2 squares: 5 so far.',
    );
  });

  it('count the squares that they do not name', () => {
    const places = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1', 'J1'];
    expect(say('kept-out', { mover: 'L', by: 'walls', characters: [], places })).toBe(
      'Walls keep Luke Skywalker out of A1, B1, C1, D1, E1, F1, G1 and 3 more squares.',
    );
  });

  it('are whole for every step of any verdict', () => {
    fc.assert(
      fc.property(moves({ base: 3, board: 6 }), fc.nat(5), fc.nat(5), (scenario, x, y) => {
        const { board, pieces } = scenario;
        const at = pieces[0]?.at ?? [0, 0];
        const path = [[at[0] + 1, at[1] + 1] as const];
        const results = [
          movement.judge({ ...scenario, question: 'swm/movement' }),
          cheapestPath.judge({ ...scenario, question: 'swm/cheapest-path', to: [x, y] }),
          ...CHANGES.map((change) =>
            opportunity.judge({ ...scenario, question: 'swm/opportunity', path, change }),
          ),
          distance.judge({ board, pieces, question: 'swm/distance', from: 'A', to: pieces[1]?.id ?? 'B' }),
        ];
        const verdicts = results.flatMap((result): readonly Verdict[] => (result.ok ? [result.value] : []));
        for (const step of walk(verdicts.flatMap(({ steps }) => steps))) {
          const sentence = sentenceOf(sentences, step, name);
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|\(\)|, \.| {2}/);
        }
      }),
      { numRuns: 400, seed: 334 },
    );
  }, 120_000);
});
