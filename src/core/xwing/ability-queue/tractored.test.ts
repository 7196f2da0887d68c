import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { answer, carries, everIn, judge, leftWith, order, ship, window } from './windows.oracle.ts';

describe('The Nantex and its Pinpoint Tractor Array (rulings)', () => {
  const array = carries('N', 'pinpoint-tractor-array');
  const nantex = ship('N', 'A', { tractorMove: 'onto-debris', force: 1 });

  it('rotates, then is tractored, then meets the debris, and only then do other abilities resolve', () => {
    const scenario = window(
      [nantex, ship('T', 'B')],
      [array, carries('T', 'snap-shot', { reach: ['opening', 'tractored'] })],
    );
    expect(answer(scenario)).toEqual(
      order('N.pinpoint-tractor-array', 'N.tractored', 'N.debris-cloud', 'T.snap-shot'),
    );
    expect(leftWith(scenario, 'N')).toMatchObject({ tractor: 1, stress: 1 });
    const [resolved] = judge(scenario).steps.filter(({ fact }) => fact === 'resolved');
    expect(resolved?.children.map(({ fact }) => fact)).toEqual(['gains-token', 'performs']);
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-102');
  });

  it('moves out of the reach of an ability that waits', () => {
    const scenario = window(
      [nantex, ship('T', 'B')],
      [array, carries('T', 'snap-shot', { reach: ['opening'] })],
    );
    expect(everIn(scenario, 'removed')).toEqual(['T.snap-shot']);
    const focus = judge({ ...scenario, focus: 'T.snap-shot' });
    const decisive = [...walk(focus.steps)].filter((step) => step.decisive);
    expect(decisive.map(({ evidence }) => evidence)).toContainEqual({ ability: 'N.tractored' });
  });

  it('applies the game effect only the first time in a round that it becomes tractored', () => {
    const again = ship('N', 'A', { tractorMove: 'moves', tractoredThisRound: true });
    expect(answer(window([again], [array]))).toEqual(order('N.pinpoint-tractor-array'));
    const already = ship('N', 'A', { tractorMove: 'moves', tractor: 1 });
    expect(answer(window([already], [array]))).toEqual(order('N.pinpoint-tractor-array'));
  });

  it('puts what the debris triggers in front of what waits', () => {
    const scenario = window(
      [nantex, ship('T', 'B')],
      [carries('N', 'k-2so'), array, carries('T', 'snap-shot', { reach: ['opening', 'tractored'] })],
    );
    expect(answer(scenario)).toEqual(
      order('N.pinpoint-tractor-array', 'N.tractored', 'N.debris-cloud', 'N.k-2so', 'T.snap-shot'),
    );
  });

  it('stands before other abilities even of the first player', () => {
    const scenario = window(
      [ship('N', 'A', { tractorMove: 'moves', force: 1 })],
      [array, carries('N', 'fine-tuned-controls')],
    );
    expect(answer(scenario)).toEqual(
      order('N.pinpoint-tractor-array', 'N.tractored', 'N.fine-tuned-controls'),
    );
  });

  it('after a partially executed maneuver hangs on the open point', () => {
    const scenario = window([ship('N', 'A')], [array], { fully: false });
    expect(answer(scenario)).toEqual(order('N.pinpoint-tractor-array', 'N.tractored'));
    expect(judge(scenario).hangsOn).toEqual([
      {
        reading: 'partial-execution',
        page: 'xwing-307',
        taken: 'executes',
        otherwise: [{ value: 'fully-executes', answer: order() }],
      },
    ]);
  });
});

describe('Two or more tokens from one effect (rulings, on a single instance)', () => {
  it('triggers "after you gain a token" once', () => {
    const scenario = window([ship('U', 'A')], [carries('U', 'k-2so')], { event: 'tokens', count: 2 });
    expect(answer(scenario)).toEqual(order('U.k-2so'));
    expect(leftWith(scenario, 'U')).toMatchObject({ stress: 2, calculate: 1 });
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-025');
  });

  it('triggers once for each effect', () => {
    const scenario = window(
      [ship('N', 'A', { tractorMove: 'onto-debris' })],
      [carries('N', 'inertial-dampeners'), carries('N', 'k-2so'), carries('N', 'pinpoint-tractor-array')],
      { through: 'inertial-dampeners', speed: 0, readings: { 'cost-needs-effect': 'never' } },
    );
    expect(answer(scenario)).toEqual(
      order(
        'N.inertial-dampeners',
        'N.k-2so',
        'N.pinpoint-tractor-array',
        'N.tractored',
        'N.debris-cloud',
        'N.k-2so#2',
      ),
    );
    expect(leftWith(scenario, 'N')).toMatchObject({ stress: 2, calculate: 2 });
  });

  it('makes a larger ship tractored at more tokens', () => {
    const gains = (size: 'small' | 'medium' | 'large', count: number) =>
      answer(window([ship('U', 'A', { size })], [], { event: 'tokens', token: 'tractor', count }));
    expect(gains('small', 1)).toEqual(order('U.tractored'));
    expect(gains('medium', 1)).toEqual(order());
    expect(gains('medium', 2)).toEqual(order('U.tractored'));
    expect(gains('large', 2)).toEqual(order());
    expect(gains('large', 3)).toEqual(order('U.tractored'));
  });
});
