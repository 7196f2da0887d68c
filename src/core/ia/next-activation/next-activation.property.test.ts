/** Any round held to a table, to the players exchanged, and to what it says of itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { nextActivation } from './next-activation.ts';
import { eventsOf, judge, optionsIn, rounds } from './rounds.oracle.ts';
import type { Player, RoundEvent } from './scenario.ts';
import { Table } from './table.oracle.ts';

describe('any round', () => {
  it('goes as at a table where everything ready lies before its owner', () => {
    let passes = 0;
    fc.assert(
      fc.property(rounds, ({ scenario, played }) => {
        const table = new Table(scenario);
        let events: readonly RoundEvent[] = [];
        expect(optionsIn(scenario)).toBe(table.options().join(''));
        for (const { option } of played) {
          events = [...events, ...eventsOf(option)];
          if (!table.play(option)) {
            expect(optionsIn({ ...scenario, events })).toBe('no');
            return;
          }
          if (option === '-') passes++;
          expect(optionsIn({ ...scenario, events })).toBe(table.options().join(''));
        }
      }),
      { numRuns: 1500, seed: 111 },
    );
    expect(passes).toBeGreaterThan(50);
  });

  it('goes on legally with what may come next and with nothing else', () => {
    fc.assert(
      fc.property(rounds, ({ scenario, played }) => {
        const events = eventsOf(played.map(({ option }) => option).join(''));
        const options = optionsIn({ ...scenario, events });
        fc.pre(options !== 'no');
        for (const { id } of [...scenario.groups, { id: '-' }]) {
          const on = optionsIn({ ...scenario, events: [...events, ...eventsOf(id)] });
          expect(on === 'no').toBe(!options.includes(id));
        }
      }),
      { numRuns: 400, seed: 112 },
    );
  });

  it('is the same with the players of a skirmish exchanged', () => {
    const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');
    fc.assert(
      fc.property(rounds, ({ scenario, played }) => {
        fc.pre(scenario.mode === 'skirmish');
        const events = eventsOf(played.map(({ option }) => option).join(''));
        const groups = scenario.groups.map((group) => ({ ...group, player: other(group.player) }));
        const initiative = other(scenario.initiative ?? 'A');
        expect(optionsIn({ ...scenario, groups, initiative, events })).toBe(
          optionsIn({ ...scenario, events }),
        );
      }),
      { numRuns: 600, seed: 113 },
    );
  });

  it('cites what it says it cites, and has a reason', () => {
    fc.assert(
      fc.property(rounds, ({ scenario, played }) => {
        const events = eventsOf(played.map(({ option }) => option).join(''));
        const verdict = judge({ ...scenario, events });
        for (const step of walk(verdict.steps)) expect(nextActivation.cites).toContain(step.rule);
        expect(decisivePages(verdict.steps).length).toBeGreaterThan(0);
        for (const { page } of verdict.hangsOn.filter(() => verdict.answer.kind === 'set')) {
          expect([...walk(verdict.steps)].map(({ rule }) => rule)).toContain(page);
        }
      }),
      { numRuns: 500, seed: 114 },
    );
  });
});
