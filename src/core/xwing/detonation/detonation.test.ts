/** Whom devices affect (rulings, bombs, mines and remotes; card data for ranges and for what sets a mine off). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { DETONATING, type DeviceId } from '../devices/devices.ts';
import { detonation } from './detonation.ts';
import { type DetonationScenario, type DevicePiece, MEETINGS, PIECE_KINDS } from './scenario.ts';

const piece = (id: string, details: Partial<DevicePiece> = {}): DevicePiece => ({
  id,
  name: `Piece ${id}`,
  kind: 'ship',
  range: 4,
  meets: 'no',
  ...details,
});
const remote = (id: string, details: Partial<DevicePiece> = {}) => piece(id, { kind: 'remote', ...details });

type Details = Pick<DetonationScenario, 'obstacle'>;
const judge = (device: DeviceId, pieces: readonly DevicePiece[], details: Details = {}) =>
  detonation.judge({ question: 'xwing/detonation', device, pieces, ...details });

function verdict(...asked: Parameters<typeof judge>) {
  const judged = judge(...asked);
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return judged.value;
}
function affected(...asked: Parameters<typeof judge>) {
  const { answer } = verdict(...asked);
  return answer.kind === 'set' ? answer.members : answer;
}

describe('a bomb', () => {
  it.each<DeviceId>(['bomblet-generator', 'proton-bombs'])('%s affects ships and remotes near it', (bomb) => {
    const near = [piece('A', { range: 0 }), remote('B', { range: 1 })];
    expect(affected(bomb, [...near, piece('C', { range: 2 }), remote('D', { range: 2 })])).toEqual([
      'A',
      'B',
    ]);
    expect(decisivePages(verdict(bomb, near).steps)).toContain('xwing-002');
  });

  it('is not set off by what meets it', () => {
    expect(affected('proton-bombs', [piece('A', { range: 3, meets: 'overlaps' })])).toEqual([]);
  });

  it('that wants an obstacle affects what is near that, and nothing without one', () => {
    const near = [piece('A', { range: 1 }), remote('B', { range: 0 })];
    expect(affected('seismic-charges', near, { obstacle: 1 })).toEqual(['A', 'B']);
    expect(affected('seismic-charges', near, { obstacle: 2 })).toEqual([]);
    expect(affected('seismic-charges', near)).toEqual([]);
  });
});

describe('a mine', () => {
  it.each<DeviceId>(['conner-nets', 'proximity-mines'])('%s affects the first ship that meets it', (mine) => {
    const ships = [piece('A', { meets: 'moves-through' }), piece('B', { meets: 'overlaps' })];
    expect(affected(mine, ships)).toEqual(['A']);
    expect(affected(mine, ships.toReversed())).toEqual(['B']);
    expect(affected(mine, [piece('A', { range: 0 })])).toEqual([]);
  });

  it('does not affect remotes and waits for a ship', () => {
    const over = remote('R', { meets: 'overlaps' });
    expect(affected('conner-nets', [over])).toEqual([]);
    expect(decisivePages(verdict('conner-nets', [over]).steps)).toContain('xwing-002');
    expect(affected('conner-nets', [over, piece('A', { meets: 'overlaps' })])).toEqual(['A']);
  });
});

describe('positions without a detonation', () => {
  const codes = (...asked: Parameters<typeof judge>) => {
    const judged = judge(...asked);
    return judged.ok ? [] : judged.error.map(({ code, path }) => [code, path.join('.')]);
  };
  it('are told with what is wrong', () => {
    expect(codes('drk-1-probe-droids', [piece('A')])).toEqual([['never-detonates', 'device']]);
    expect(codes('proton-bombs', [piece('A')], { obstacle: 1 })).toEqual([
      ['no-obstacle-wanted', 'obstacle'],
    ]);
    expect(codes('conner-nets', [piece('A'), piece('A')])).toEqual([['same-id', 'pieces.1.id']]);
  });
});

const pieces: fc.Arbitrary<readonly DevicePiece[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...PIECE_KINDS),
      range: fc.integer({ min: 0, max: 4 }),
      meets: fc.constantFrom(...MEETINGS),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) => list.map((details, i) => piece(String.fromCharCode(65 + i), details)));
const device = fc.constantFrom(...DETONATING);
const BOMBS: readonly DeviceId[] = ['bomblet-generator', 'proton-bombs', 'seismic-charges'];

describe('any device among any ships and remotes', () => {
  it('affects, as a bomb, all within range 1; as a mine, one ship that met it at most', () => {
    fc.assert(
      fc.property(device, pieces, (device, pieces) => {
        const bomb = BOMBS.includes(device);
        const found = affected(device, pieces, device === 'seismic-charges' ? { obstacle: 0 } : {});
        const near = pieces.filter(({ range }) => range < 2);
        const met = pieces.filter(({ kind, meets }) => kind === 'ship' && meets !== 'no').slice(0, 1);
        expect(found).toEqual((bomb ? near : met).map(({ id }) => id));
      }),
      { numRuns: 800, seed: 2 },
    );
  });

  it('treats a remote like a ship as a bomb, and as if it were away as a mine', () => {
    fc.assert(
      fc.property(device, pieces, (device, pieces) => {
        const ships = pieces.map((one) => ({ ...one, kind: 'ship' as const }));
        const away = pieces.filter(({ kind }) => kind === 'ship');
        fc.pre(away.length > 0);
        expect(affected(device, pieces)).toEqual(affected(device, BOMBS.includes(device) ? ships : away));
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it('has a reason for the answer, on pages that the question names', () => {
    fc.assert(
      fc.property(device, pieces, (device, pieces) => {
        const { steps } = verdict(device, pieces);
        for (const { rule } of walk(steps)) expect(detonation.cites).toContain(rule);
        expect(decisivePages(steps).length).toBeGreaterThan(0);
      }),
      { seed: 4 },
    );
  });
});
