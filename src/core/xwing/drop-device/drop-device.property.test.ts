/** Any round against the texts of the cards, read one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { DEVICE_IDS, DEVICES, WAYS, WINDOWS } from '../devices/devices.ts';
import { DIFFICULTIES } from '../terms.ts';
import { dropDevice } from './drop-device.ts';
import { GRANTING_IDS } from './granting.ts';
import type { DropDeviceScenario, Placed } from './scenario.ts';

const placed = fc.record(
  {
    device: fc.constantFrom(...DEVICE_IDS),
    by: fc.constantFrom(...GRANTING_IDS),
    way: fc.constantFrom(...WAYS, 'drop' as const),
    window: fc.constantFrom(...WINDOWS),
  },
  { requiredKeys: ['device', 'way', 'window'] },
);
const rounds: fc.Arbitrary<DropDeviceScenario> = fc
  .record({
    charges: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    fully: fc.boolean(),
    launches: fc.boolean(),
    placed: fc.array(placed, { maxLength: 3 }),
  })
  .map(({ charges, placed, ...of }) => ({
    question: 'xwing/drop-device',
    ...of,
    cards: DEVICE_IDS.map((card, i) => ({ card, charges: charges[i] ?? 0 })),
    placed: placed.toSorted((a, b) => WINDOWS.indexOf(a.window) - WINDOWS.indexOf(b.window)),
  }));

/** Each text, without the charges: may this device come after those? */
function allows(
  { difficulty, fully, launches }: DropDeviceScenario,
  one: Placed,
  before: readonly Placed[],
): boolean {
  const { by, window, way } = one;
  const bomb = DEVICES[one.device].kind === 'bomb';
  const none = before.length === 0;
  const dropped = way === 'drop' || launches;
  const droid = one.device === 'drk-1-probe-droids';
  switch (by ?? 'its own card') {
    case 'its own card':
      return none && window === (droid ? 'end-phase' : 'system-phase') && (droid || dropped);
    case 'paige-tico-gunner':
      return bomb && dropped && (window === 'after-attack' || window === 'after-destroyed');
    case 'deathfire':
      return window === 'after-destroyed';
    case 'edon-kappehl':
      return (
        none &&
        dropped &&
        window === 'after-maneuver' &&
        fully &&
        (difficulty === 'white' || difficulty === 'blue')
      );
    case 'genius':
      return none && dropped && bomb && window === 'after-maneuver' && fully;
    case 'paige-tico-pilot': {
      const last = before.at(-1);
      return (
        dropped &&
        last?.way === 'drop' &&
        last.window === window &&
        before.every((other) => other.by !== 'paige-tico-pilot')
      );
    }
  }
}

const enough = ({ cards, placed }: DropDeviceScenario): boolean =>
  cards.every(({ card, charges = 0 }) => placed.filter(({ device }) => device === card).length <= charges);

describe('any round', () => {
  it('is allowed just when each text allows its device and the charges last', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(rounds, (round) => {
        const judged = dropDevice.judge(round);
        fc.pre(judged.ok);
        const { placed } = round;
        const right = enough(round) && placed.every((one, i) => allows(round, one, placed.slice(0, i)));
        expect(judged.ok && judged.value.answer.kind).toBe(right ? 'yes' : 'no');
        seen[right ? 'yes' : 'no']++;
      }),
      { numRuns: 4000, seed: 8 },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(200);
  });

  it('stays allowed when it ends sooner, and has reasons on pages that the question names', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const judged = dropDevice.judge(round);
        fc.pre(judged.ok);
        if (!judged.ok) return;
        const { answer, steps } = judged.value;
        for (const { rule } of walk(steps)) expect(dropDevice.cites).toContain(rule);
        expect(decisivePages(steps).length).toBeGreaterThan(0);
        if (answer.kind === 'no') return;
        const sooner = dropDevice.judge({ ...round, placed: round.placed.slice(0, -1) });
        expect(sooner).toMatchObject({ value: { answer: { kind: 'yes' } } });
      }),
      { numRuns: 1000, seed: 9 },
    );
  });
});
