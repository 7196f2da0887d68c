/** Active missions (Consolidated rules, p. 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeMissions } from './active-missions.ts';
import type { Mission, MissionEvent, MissionKind } from './scenario.ts';

const mission = (id: string, kind: MissionKind, drawn = false): Mission => ({
  id,
  name: `Mission ${id}`,
  kind,
  drawn,
});
/** A story mission and the next one, two side missions from the deck, and one that is not from it. */
const MISSIONS = [
  mission('A', 'story'),
  mission('B', 'story'),
  mission('D', 'side', true),
  mission('E', 'side'),
  mission('G', 'side'),
  mission('T', 'threat'),
  mission('X', 'other'),
];

const judge = (events: readonly MissionEvent[], missions: readonly Mission[] = MISSIONS) =>
  activeMissions.judge({ question: 'ia/active-missions', missions, events });

function active(events: readonly MissionEvent[]): readonly string[] {
  const found = judge(events);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  if (found.value.answer.kind !== 'set') throw new Error(found.value.answer.kind);
  return [...found.value.answer.members].sort();
}
const on = (what: MissionEvent['what'], id: string, after?: string): MissionEvent => ({
  what,
  mission: id,
  ...(after && { after }),
});
const SETUP = [on('setup', 'A'), on('setup', 'D')];

describe('a mission becomes active', () => {
  it('by campaign setup', () => {
    expect(active([])).toEqual([]);
    expect(active(SETUP)).toEqual(['A', 'D']);
  });

  it('as the result of one that was resolved, which is no longer active', () => {
    expect(active([...SETUP, on('resolved', 'A'), on('result', 'B', 'A')])).toEqual(['B', 'D']);
    expect(active([...SETUP, on('result', 'B', 'A')])).toEqual(['A', 'D']);
  });

  it('when the Imperial player purchases its agenda mission card', () => {
    expect(active([...SETUP, on('agenda', 'T')])).toEqual(['A', 'D', 'T']);
  });

  it('as the replacement of a side mission from the deck, once', () => {
    const resolved = [...SETUP, on('resolved', 'D')];
    expect(active([...resolved, on('replacement', 'E', 'D')])).toEqual(['A', 'E']);
    const twice = [...resolved, on('replacement', 'E', 'D'), on('replacement', 'G', 'D')];
    expect(active(twice)).toEqual(['A', 'E']);
    // What came from the deck as a replacement is replaced in its turn.
    const again = [
      ...resolved,
      on('replacement', 'E', 'D'),
      on('resolved', 'E'),
      on('replacement', 'G', 'E'),
    ];
    expect(active(again)).toEqual(['A', 'G']);
  });

  it('but not in place of a story mission, or of a side mission that came in another way', () => {
    expect(active([...SETUP, on('resolved', 'A'), on('replacement', 'E', 'A')])).toEqual(['D']);
    const given = [...SETUP, on('agenda', 'E'), on('resolved', 'E'), on('replacement', 'G', 'E')];
    expect(active(given)).toEqual(['A', 'D']);
  });

  it('and not when it is of another kind; what follows from it counts', () => {
    expect(active([...SETUP, on('agenda', 'X')])).toEqual(['A', 'D']);
    expect(active([...SETUP, on('resolved', 'X'), on('result', 'B', 'X')])).toEqual(['A', 'B', 'D']);
  });
});

describe('what cannot have happened', () => {
  const errors = (events: readonly MissionEvent[], missions?: readonly Mission[]) => {
    const found = judge(events, missions);
    return found.ok ? [] : found.error.map(({ code, path }) => [code, ...path]);
  };

  it('is told with its place', () => {
    expect(errors([on('setup', 'Z')])).toEqual([['unknown-mission', 'events', 0, 'mission']]);
    expect(errors([on('result', 'B', 'Z')])).toEqual([['unknown-mission', 'events', 0, 'after']]);
    expect(errors([on('replacement', 'E')])).toEqual([['no-mission-before', 'events', 0, 'after']]);
    expect(errors([on('replacement', 'B', 'D')])).toEqual([['not-a-side-mission', 'events', 0, 'mission']]);
    expect(errors([on('agenda', 'T'), on('setup', 'A')])).toEqual([['setup-late', 'events', 1, 'what']]);
    expect(errors([on('agenda', 'D')])).toEqual([['drawn-otherwise', 'events', 0, 'what']]);
    expect(errors([], [mission('A', 'story', true)])).toEqual([
      ['not-a-side-mission', 'missions', 0, 'drawn'],
    ]);
    expect(errors([], [mission('A', 'story'), mission('A', 'side')])).toEqual([
      ['same-id', 'missions', 1, 'id'],
    ]);
  });
});

const ids = fc.constantFrom(...MISSIONS.map(({ id }) => id));
const notDrawn = fc.constantFrom(...MISSIONS.filter(({ drawn }) => !drawn).map(({ id }) => id));
const sides = fc.constantFrom('D', 'E', 'G');
const later = fc.oneof(
  fc.record({ what: fc.constant('resolved' as const), mission: ids }),
  fc.record({ what: fc.constant('agenda' as const), mission: notDrawn }),
  fc.record({ what: fc.constant('result' as const), mission: ids, after: ids }),
  fc.record({ what: fc.constant('replacement' as const), mission: sides, after: ids }),
);
const logs = fc
  .tuple(fc.subarray(MISSIONS), fc.array(later, { maxLength: 10 }))
  .map(([first, events]) => [...first.map(({ id }) => on('setup', id)), ...events]);

describe('any account of a campaign', () => {
  it('has active what became so and was not resolved since, and a step for each event', () => {
    fc.assert(
      fc.property(logs, (events) => {
        const found = judge(events);
        if (!found.ok) throw new Error(JSON.stringify(found.error));
        const { steps } = found.value;
        expect(steps).toHaveLength(events.length + 1);
        const stands = MISSIONS.map(({ id }) => id).filter((id) => {
          const last = events.findLastIndex(
            ({ mission }, i) =>
              mission === id &&
              steps[i]?.holds &&
              ['mission-becomes-active', 'mission-resolved'].includes(steps[i]?.fact ?? ''),
          );
          return steps[last]?.fact === 'mission-becomes-active';
        });
        expect(active(events)).toEqual(stands.sort());
      }),
      { numRuns: 500 },
    );
  });

  it('goes on: what happens later takes nothing away but what is resolved', () => {
    fc.assert(
      fc.property(logs, (events) => {
        fc.pre(events.length > 0);
        const before = active(events.slice(0, -1));
        const last = events.at(-1);
        const left = before.filter((id) => last?.what !== 'resolved' || id !== last.mission);
        expect(active(events)).toEqual(expect.arrayContaining([...left]));
        expect(active(events).length - left.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});
