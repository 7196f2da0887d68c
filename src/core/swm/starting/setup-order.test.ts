/** Building in secret, revealing, setting up, and the first initiative roll (Rebel Storm rulebook, pp. 5-6). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { type Feature, PREPARATIONS, type Preparation } from './scenario.ts';
import { setupOrder } from './setup-order.ts';

const judged = (...done: readonly Preparation[]) => judgedWith([], ...done);
function judgedWith(uses: readonly Feature[], ...done: readonly Preparation[]) {
  const result = setupOrder.judge({
    question: 'swm/setup-order',
    uses,
    done: done.map((what) => ({ what })),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const answer = (...done: readonly Preparation[]) => judged(...done).answer.kind;
const BUILT = ['rebel-builds', 'empire-builds'] as const;
const REVEALED = [...BUILT, 'rebel-reveals', 'empire-reveals'] as const;

describe('before the first round', () => {
  it('squads are built, revealed and set up, the Rebel one first, and then comes the initiative', () => {
    expect(answer(...PREPARATIONS)).toBe('yes');
    expect(answer('empire-builds', 'rebel-builds', 'empire-reveals', 'rebel-reveals', 'rebel-sets-up')).toBe(
      'yes',
    );
    expect(answer()).toBe('yes');
  });

  it('nobody reveals a squad while the other is being built', () => {
    expect(answer('rebel-builds', 'rebel-reveals')).toBe('no');
    expect(decisivePages(judged('rebel-builds', 'rebel-reveals').steps)).toEqual(['swm-102']);
  });

  it('the Imperial squad does not set up first', () => {
    expect(answer(...REVEALED, 'empire-sets-up')).toBe('no');
    expect(decisivePages(judged(...REVEALED, 'empire-sets-up').steps)).toEqual(['swm-104']);
    expect(answer(...REVEALED, 'rebel-sets-up', 'empire-sets-up')).toBe('yes');
  });

  it('both squads are revealed before either is set up', () => {
    expect(answer(...BUILT, 'rebel-reveals', 'rebel-sets-up')).toBe('no');
  });

  it('the initiative roll comes last', () => {
    expect(answer(...REVEALED, 'rebel-sets-up', 'initiative')).toBe('no');
  });

  it('nothing is done twice', () => {
    expect(answer('rebel-builds', 'rebel-builds')).toBe('no');
  });

  it('is legal as far as it goes just when no more of it is wrong', () => {
    const orders = fc.array(fc.constantFrom(...PREPARATIONS), { maxLength: 8 });
    fc.assert(
      fc.property(orders, (done) => {
        const kinds = done.map((_, i) => answer(...done.slice(0, i + 1)));
        const first = kinds.indexOf('no');
        expect(kinds.every((kind, i) => kind === (first >= 0 && i >= first ? 'no' : 'yes'))).toBe(true);
        if (kinds.at(-1) === 'yes') expect(new Set(done).size).toBe(done.length);
        expect(decisivePages(judged(...done).steps).length).toBeGreaterThan(0);
      }),
      { numRuns: 1000, seed: 76 },
    );
  });

  it('has as many full orders as there are: two builds, two reveals, the rest fixed', () => {
    const full = permutations([...PREPARATIONS]).filter((done) => answer(...done) === 'yes');
    expect(full).toHaveLength(4);
  });
});

// Clarifications 2005, AT-AT.
describe('a scenario with the AT-AT', () => {
  const first = (...uses: readonly Feature[]) =>
    (['rebel', 'empire'] as const).filter(
      (player) => judgedWith(uses, ...REVEALED, `${player}-sets-up`).answer.kind === 'yes',
    );

  it('lets the Rebels set up first when it advances on a fixed position', () => {
    expect(first('at-at', 'shield-generator')).toEqual(['rebel']);
    expect(first('at-at', 'entrenched-rebels')).toEqual(['rebel']);
    expect(first('at-at', 'towers', 'turrets')).toEqual(['rebel']);
    expect(decisivePages(judgedWith(['at-at', 'towers'], ...REVEALED, 'rebel-sets-up').steps)).toContain(
      'swm-009',
    );
  });

  it('has the squad of the AT-AT set up first otherwise', () => {
    expect(first('at-at')).toEqual(['empire']);
    expect(decisivePages(judgedWith(['at-at'], ...REVEALED, 'rebel-sets-up').steps)).toEqual(['swm-009']);
  });

  it('is open about Rebels who are entrenched with nothing else', () => {
    const found = judgedWith(['at-at', 'entrenched-rebels'], ...REVEALED, 'rebel-sets-up');
    expect(found.answer.kind).toBe('yes');
    expect(found.hangsOn.map(({ reading }) => reading)).toEqual(['entrenched-rebels']);
    expect(
      judgedWith(['at-at', 'entrenched-rebels', 'turrets'], ...REVEALED, 'rebel-sets-up').hangsOn,
    ).toEqual([]);
  });

  it('changes nothing without the AT-AT', () => {
    expect(first()).toEqual(['rebel']);
    expect(first('towers')).toEqual(['rebel']);
  });
});

const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
