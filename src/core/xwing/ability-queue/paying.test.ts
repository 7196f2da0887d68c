import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { answer, carries, everIn, judge, leftWith, order, ship, window } from './windows.oracle.ts';

describe('Requirements (rulings, on requirements)', () => {
  const limit = carries('P', 'push-the-limit');
  it('does not add an ability whose requirement is not met', () => {
    const strained = window([ship('P', 'A', { strain: 1, stress: 1 })], [limit], { difficulty: 'red' });
    expect(answer(strained)).toEqual(order());
    expect(everIn(strained, 'refused')).toEqual(['P.push-the-limit']);
    expect(decisivePages(judge(strained).steps)).toContain('xwing-115');
  });

  it('adds and resolves it when the requirement is met both times', () => {
    const scenario = window([ship('P', 'A', { stress: 1 })], [limit], { difficulty: 'red' });
    expect(answer(scenario)).toEqual(order('P.push-the-limit'));
    expect(leftWith(scenario, 'P')).toMatchObject({ strain: 1, stress: 0 });
  });
});

describe('Costs (rulings, on costs)', () => {
  const foresight = carries('J', 'foresight', { reach: ['opening'] });
  const controls = carries('J', 'fine-tuned-controls');
  it('does not add an ability whose cost could not be paid', () => {
    const scenario = window([ship('J', 'A', { force: 0 })], [controls]);
    expect(everIn(scenario, 'refused')).toEqual(['J.fine-tuned-controls']);
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-116');
  });

  it('removes one whose cost can no longer be paid when it resolves, and takes nothing for it', () => {
    const kanan = carries('J', 'kanan-jarrus-crew');
    const scenario = window([ship('J', 'A', { force: 1, stress: 1 })], [kanan, controls]);
    expect(everIn(scenario, 'refused')).toEqual([]);
    expect(answer(scenario)).toEqual(order('J.kanan-jarrus-crew'));
    expect(everIn(scenario, 'removed')).toEqual(['J.fine-tuned-controls']);
    expect(leftWith(scenario, 'J')).toMatchObject({ force: 0, stress: 0 });
  });

  it('pays on resolving, so waiting abilities have cost nothing yet', () => {
    const scenario = window([ship('T', 'A'), ship('J', 'B', { force: 1 })], [foresight]);
    const steps = judge(scenario).steps.map(({ fact }) => fact);
    expect(steps.indexOf('added')).toBeLessThan(steps.indexOf('resolved'));
    const [paid] = [...walk(judge(scenario).steps)].filter(({ fact }) => fact === 'pays-force');
    expect(judge(scenario).steps.find(({ fact }) => fact === 'resolved')?.children).toContainEqual(paid);
  });

  it('spends charges of the card', () => {
    const burners = (charges: number) =>
      window([ship('P', 'A', { stress: 1 })], [carries('P', 'afterburners', { charges })], { speed: 3 });
    expect(answer(burners(1))).toEqual(order('P.afterburners'));
    expect(everIn(burners(0), 'refused')).toEqual(['P.afterburners']);
  });

  it('cannot pay for an action that a stressed ship may not perform', () => {
    const scenario = window([ship('J', 'A', { force: 1, stress: 1 })], [controls]);
    expect(answer(scenario)).toEqual(order());
    expect(leftWith(scenario, 'J')).toMatchObject({ force: 1 });
    expect(judge(scenario).hangsOn).toMatchObject([{ reading: 'cost-needs-effect' }]);
  });

  it('keeps the Force of a failed action, or gives it back, as the open point is taken', () => {
    const failing = carries('J', 'fine-tuned-controls', { fails: true });
    const position = [[ship('J', 'A', { force: 1 })], [failing]] as const;
    expect(leftWith(window(...position), 'J')).toMatchObject({ force: 0 });
    const returned = { readings: { 'failed-action-cost': 'returned' } } as const;
    expect(leftWith(window(...position, returned), 'J')).toMatchObject({ force: 1 });
  });

  it('leaves a ship whose action fails where it was', () => {
    const failing = carries('J', 'fine-tuned-controls', { fails: true });
    const scenario = window(
      [ship('J', 'A', { force: 1 }), ship('T', 'B')],
      [failing, carries('T', 'snap-shot', { reach: ['opening'] })],
    );
    expect(answer(scenario)).toEqual(order('J.fine-tuned-controls', 'T.snap-shot'));
  });
});
