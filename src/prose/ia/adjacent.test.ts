import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../core/geometry/boards.oracle.ts';
import { adjacent } from '../../core/ia/adjacent/adjacent.ts';
import { walk } from '../../core/steps.ts';
import { sentenceOf } from '../sentence.ts';
import { sentences } from './adjacent.ts';

describe('the sentences of adjacency', () => {
  it('are whole sentences, whatever the map', () => {
    const kinds = fc.constantFrom(
      'figure' as const,
      'companion' as const,
      'object' as const,
      'space' as const,
    );
    fc.assert(
      fc.property(pairs(4), kinds, fc.boolean(), ({ map, a, b }, kind, same) => {
        const at = (id: string, { x0, y0, x1, y1 }: typeof a) =>
          ({ id, name: id, side: 'rebel', at: [x0, y0], width: x1 - x0, height: y1 - y0 }) as const;
        const pieces = [
          { ...at('a', a), kind: 'figure' as const },
          { ...at('b', same ? a : b), kind },
        ];
        const verdict = adjacent.judge({ question: 'ia/adjacent', board: map, pieces, from: 'a', to: 'b' });
        const steps = verdict.ok ? [...walk(verdict.value.steps)] : [];
        const told = steps.map((step) => sentenceOf(sentences, step, (id) => `Figure ${id}`));
        expect(
          told.filter((sentence) => !/^[A-Z].*[.]$/.test(sentence) || /undefined/.test(sentence)),
        ).toEqual([]);
      }),
    );
  });
});
