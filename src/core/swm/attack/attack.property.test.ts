/** What holds of every attack, and a second working out of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment, Square } from '../../geometry/grid.ts';
import { walk } from '../../steps.ts';
import type { Answer, Verdict } from '../../verdict.ts';
import { damageDealt } from './attack.oracle.ts';
import { attack } from './attack.ts';
import { combinedFire } from './combined-fire.ts';
import { attacks } from './fighters.oracle.ts';
import { ROLLS } from './resolve.ts';
import type { AttackScenario } from './scenario.ts';

const judged = (scenario: AttackScenario): Verdict | undefined => {
  const result = attack.judge(scenario);
  return result.ok ? result.value : undefined;
};
const dealt = (answer: Answer | undefined) => (answer?.kind === 'number' ? answer.value : undefined);

/** How many random scenarios were attacks at all, so that no property passes for want of them. */
function holds(times: number, property: (scenario: AttackScenario, verdict: Verdict) => void, seed: number) {
  let made = 0;
  fc.assert(
    fc.property(attacks, (scenario) => {
      const verdict = judged(scenario);
      if (verdict) property(scenario, verdict);
      if (dealt(verdict?.answer) !== undefined) made++;
    }),
    { numRuns: times, seed },
  );
  expect(made).toBeGreaterThan(times / 20);
}

describe('an attack', () => {
  it('deals what a plain working out of the rules says', () => {
    holds(
      1200,
      (scenario, { answer }) => {
        if (scenario.time === 'opportunity' && answer.kind === 'no') return;
        expect(dealt(answer)).toBe(damageDealt(scenario, scenario.roll));
      },
      71,
    );
  }, 60_000);

  it('has the odds that its 20 rolls have, each judged', () => {
    holds(
      250,
      (scenario, { odds }) => {
        if (!odds) return;
        const all = ROLLS.map((roll) => judged({ ...scenario, roll }));
        const damages = all.map((verdict) => dealt(verdict?.answer) ?? 0);
        const hits = all.filter((verdict) =>
          verdict?.steps.some(({ fact, holds }) => fact === 'deals-damage' && holds),
        );
        const [toHit, damage, defeat] = odds;
        expect(toHit?.outcomes.map(({ ways }) => ways)).toEqual([hits.length, 20 - hits.length]);
        expect(damage?.outcomes).toEqual(
          [...new Set(damages)]
            .sort((a, b) => a - b)
            .map((each) => ({
              label: String(each),
              ways: damages.filter((other) => other === each).length,
              of: 20,
            })),
        );
        const defeated = all.filter((verdict) => verdict?.steps.some(({ fact }) => fact === 'defeated'));
        expect(defeat?.outcomes.map(({ ways }) => ways)).toEqual([defeated.length, 20 - defeated.length]);
      },
      72,
    );
  }, 60_000);

  it('never does worse for a higher roll where nothing takes damage away', () => {
    holds(
      250,
      (scenario, { answer }) => {
        if (answer.kind !== 'number') return;
        const modifiers = scenario.modifiers.filter(({ amount }) => amount > 0);
        const damages = ROLLS.map((roll) => dealt(judged({ ...scenario, modifiers, roll })?.answer) ?? 0);
        expect(damages).toEqual([...damages].sort((a, b) => a - b));
      },
      73,
    );
  }, 60_000);

  it('deals no more for more low objects, but may no longer be made', () => {
    holds(
      600,
      (scenario, { answer }) => {
        const { board } = scenario;
        const low: Square[] = Array.from({ length: board.width }, (_, x) => [
          x,
          scenario.roll % board.height,
        ]);
        const covered = judged({ ...scenario, board: { ...board, low: [...board.low, ...low] } });
        if (answer.kind === 'no') expect(covered?.answer.kind).toBe('no');
        else if (covered?.answer.kind === 'number')
          expect(covered.answer.value).toBeLessThanOrEqual(dealt(answer) ?? 0);
      },
      74,
    );
  }, 60_000);

  it('is the same on a mirrored board', () => {
    holds(
      400,
      (scenario, { answer, odds }) => {
        const mirror = mirrored(scenario);
        expect(judged(mirror)).toMatchObject({ answer, ...(odds && { odds }) });
      },
      75,
    );
  }, 60_000);

  it('has sums that add up, a decisive step, and pages that it names', () => {
    holds(
      400,
      (_scenario, verdict) => {
        const { answer, ledger, steps, hangsOn } = verdict;
        for (const { stat, amount } of ledger?.totals ?? []) {
          const lines = ledger?.lines.filter((line) => line.stat === stat && line.counts) ?? [];
          const sum = lines.reduce((total, line) => total + line.amount, 0);
          expect(stat === 'damage' ? Math.max(0, sum) : sum).toBe(amount);
          if (stat === 'damage') expect(amount).toBe(dealt(answer));
        }
        const all = [...walk(steps), ...(ledger?.lines ?? []).flatMap(({ step }) => [...walk([step])])];
        expect(all.some(({ decisive }) => decisive)).toBe(true);
        for (const step of all) expect(attack.cites).toContain(step.rule);
        for (const { page } of hangsOn) expect(attack.cites).toContain(page);
      },
      76,
    );
  }, 60_000);
});

describe('combined fire', () => {
  it('is by those allies whose help counts in the attack', () => {
    let seen = 0;
    fc.assert(
      fc.property(attacks, (scenario) => {
        const { roll: _r, combinedFire: _c, modifiers: _m, readings, ...rest } = scenario;
        const asked = combinedFire.judge({
          ...rest,
          question: 'swm/combined-fire',
          ...(readings && { readings }),
        });
        if (!asked.ok || asked.value.answer.kind !== 'set') return;
        const side = scenario.pieces[0]?.side;
        const allies = scenario.pieces.slice(1).filter((piece) => piece.side === side);
        const all = judged({ ...scenario, combinedFire: allies.map(({ id }) => id) });
        if (!all) return;
        const counting = all.ledger?.lines.filter(
          ({ step, counts }) => step.fact === 'may-combine-fire' && counts,
        );
        expect(counting?.map(({ step }) => (step.evidence as { ally: string }).ally) ?? []).toEqual(
          asked.value.answer.members,
        );
        if (asked.value.answer.members.length > 0) seen++;
        for (const step of walk(asked.value.steps)) expect(combinedFire.cites).toContain(step.rule);
      }),
      { numRuns: 600, seed: 77 },
    );
    expect(seen).toBeGreaterThan(5);
  }, 60_000);
});

function mirrored(scenario: AttackScenario): AttackScenario {
  const { board, pieces } = scenario;
  const { width } = board;
  const square = ([x, y]: Square): Square => [width - 1 - x, y];
  const segment = ([x1, y1, x2, y2]: Segment): Segment => [width - x1, y1, width - x2, y2];
  return {
    ...scenario,
    board: {
      ...board,
      walls: board.walls.map(segment),
      doors: board.doors.map(({ edge, open }) => ({ edge: segment(edge), open })),
      solid: board.solid.map(square),
      low: board.low.map(square),
      pits: board.pits.map(square),
    },
    pieces: pieces.map((piece) => ({ ...piece, at: [width - piece.width - piece.at[0], piece.at[1]] })),
  };
}
