/** What CONTRIBUTING.md shows is true: its case is judged as it says, its drawing can be read, its words exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agrees } from '../src/corpus/checks/cases.ts';
import type { CaseData } from '../src/corpus/schema.ts';
import { readDrawing } from '../src/scenario/drawing-reader.ts';
import { judgeScenario } from '../src/scenario/index.ts';
import { unfold } from '../src/scenario/written.ts';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The code blocks of a language. */
const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? text : [],
  );

describe('CONTRIBUTING.md', () => {
  it('shows a case that the core agrees with', () => {
    const { cases } = parse(blocks('yaml')[0] ?? '') as { cases: readonly CaseData[] };
    for (const { scenario, expect: expected } of cases) {
      const unfolded = unfold(scenario);
      const verdict = unfolded.ok ? judgeScenario(unfolded.value.json) : unfolded;
      if (!verdict.ok) throw new Error(verdict.error.map(({ message }) => message).join('\n'));
      expect(agrees(expected.answer, verdict.value.answer)).toBe(true);
    }
    expect(cases).toHaveLength(1);
  });

  it('shows a drawing with every sign', () => {
    const [drawing = ''] = blocks('');
    expect(readDrawing(drawing)).toMatchObject({
      ok: true,
      value: {
        board: {
          width: 4,
          height: 2,
          walls: [
            [0, 0, 1, 0],
            [0, 0, 0, 1],
          ],
          doors: [
            { edge: [1, 0, 2, 0], open: false },
            { edge: [2, 0, 3, 0], open: true },
            { edge: [2, 0, 2, 1], open: false },
            { edge: [3, 0, 3, 1], open: true },
          ],
          solid: [[0, 1]],
          low: [
            [3, 0],
            [1, 1],
          ],
          pits: [[2, 1]],
        },
        pieces: [{ id: 'L' }, { id: 'S' }, { id: 'X', at: [1, 1] }],
      },
    });
  });
});
