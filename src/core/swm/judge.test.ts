/** What holds of every verdict on the battle grid, and of everything that is none. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../steps.ts';
import type { Mark, Point, Verdict } from '../verdict.ts';
import { cover } from './cover.ts';
import { legalTargets } from './legal-targets.ts';
import { lineOfSight } from './line-of-sight.ts';
import { positions, scenarios } from './random-positions.oracle.ts';
import type { LegalTargetsScenario } from './scenario.ts';

/** The three questions asked about one position, with the pages that each may cite. */
function judged({ attacker, ...position }: LegalTargetsScenario) {
  const target = position.pieces[1]?.id ?? 'B';
  return [
    {
      cites: lineOfSight.cites,
      result: lineOfSight.judge({ ...position, question: 'swm/line-of-sight', from: attacker, to: target }),
    },
    { cites: cover.cites, result: cover.judge({ ...position, question: 'swm/cover', attacker, target }) },
    {
      cites: legalTargets.cites,
      result: legalTargets.judge({ ...position, question: 'swm/legal-targets', attacker }),
    },
  ];
}

function pointsOf(mark: Mark): readonly Point[] {
  switch (mark.kind) {
    case 'square':
    case 'label':
      return [mark.at];
    case 'area':
      return mark.corners;
    case 'line':
    case 'edge':
      return [mark.from, mark.to];
  }
}

const verdicts = (
  scenario: LegalTargetsScenario,
): readonly { cites: readonly string[]; verdict: Verdict }[] =>
  judged(scenario).flatMap(({ cites, result }) => (result.ok ? [{ cites, verdict: result.value }] : []));

describe('any scenario', () => {
  it('gives a verdict or errors with a code, a sentence and a place, and always the same', () => {
    fc.assert(
      fc.property(fc.oneof(scenarios, positions), (scenario) => {
        for (const { result } of judged(scenario)) {
          if (result.ok) continue;
          expect(result.error.length).toBeGreaterThan(0);
          for (const { code, message, path } of result.error) {
            expect(code).toMatch(/^[a-z-]+$/);
            expect(message).toMatch(/\.$/);
            expect(path.length).toBeGreaterThan(0);
          }
        }
        expect(JSON.stringify(judged(scenario))).toBe(JSON.stringify(judged(scenario)));
      }),
      { numRuns: 600, seed: 51 },
    );
  }, 60_000);
});

describe('any verdict', () => {
  it('cites pages that its question names, has a decisive step, and marks only the board', () => {
    let seen = 0;
    fc.assert(
      fc.property(positions, (scenario) => {
        for (const { cites, verdict } of verdicts(scenario)) {
          seen++;
          const steps = [...walk(verdict.steps)];
          for (const step of steps) expect(cites).toContain(step.rule);
          for (const { page } of verdict.hangsOn) expect(cites).toContain(page);
          if (scenario.pieces.length > 1) expect(steps.some(({ decisive }) => decisive)).toBe(true);
          for (const mark of steps.flatMap(({ marks }) => marks)) {
            const points = pointsOf(mark);
            for (const [x, y] of points) {
              expect(x >= 0 && x <= scenario.board.width && y >= 0 && y <= scenario.board.height).toBe(true);
            }
          }
        }
      }),
      { numRuns: 600, seed: 52 },
    );
    expect(seen).toBeGreaterThan(500);
  }, 60_000);

  it('hangs only on readings that change its answer when they are taken the other way', () => {
    fc.assert(
      fc.property(positions, (scenario) => {
        const result = legalTargets.judge(scenario);
        if (!result.ok) return;
        for (const { reading, otherwise } of result.value.hangsOn) {
          for (const { value, answer } of otherwise) {
            const other = legalTargets.judge({
              ...scenario,
              readings: { ...scenario.readings, [reading]: value },
            });
            expect(other.ok && other.value.answer).toEqual(answer);
            expect(answer).not.toEqual(result.value.answer);
          }
        }
      }),
      { numRuns: 600, seed: 53 },
    );
  }, 60_000);
});
