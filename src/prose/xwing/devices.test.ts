/** The sentences about detonations, dropped devices and locks are whole, whatever the scenario. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../../tests/arbitraries/scenarios.ts';
import { walk } from '../../core/steps.ts';
import type { Questions } from '../../scenario/asked.ts';
import { judgeScenario, parseScenario } from '../../scenario/index.ts';
import { xwingDetonation } from '../../scenario/questions/xwing-detonation.ts';
import { xwingDropDevice } from '../../scenario/questions/xwing-drop-device.ts';
import { xwingLock } from '../../scenario/questions/xwing-lock.ts';
import { answerText, sentenceOf } from '../sentence.ts';
import { sentences } from './index.ts';
import { lockNaming } from './lock.ts';

const asked: Questions = [...xwingDetonation, ...xwingDropDevice, ...xwingLock];
const LABELS: Readonly<Record<string, string>> = {
  'proton-bombs': 'Proton Bombs',
  'paige-tico-gunner': 'Paige Tico (gunner)',
  redline: '“Redline”',
};
const name = (id: string) => LABELS[id] ?? (id.length === 1 ? `Ship ${id}` : 'Some Card');

function verdictOf(json: unknown) {
  const scenario = parseScenario(json);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const verdict = judgeScenario(scenario.value);
  return verdict.ok ? verdict.value : undefined;
}
const told = (json: unknown): readonly string[] =>
  [...walk(verdictOf(json)?.steps ?? [])].map((step) => sentenceOf(sentences, step, name));

describe('sentences', () => {
  it('tell what a bomb does to a remote, and what a mine does not', () => {
    const remote = { id: 'R', name: 'Remote', kind: 'remote', range: 1, meets: 'overlaps' };
    const question = 'xwing/detonation';
    expect(told({ question, device: 'proton-bombs', pieces: [remote] })).toEqual([
      'The Proton Bomb is a bomb and detonates at the end of the Activation Phase.',
      'The Proton Bomb affects Ship R.',
      'Ship R is a remote, and in the text of a bomb “ship” is read as “ship and remote”.',
      'Ship R is at range 1 of the device, within range 0–1.',
    ]);
    expect(told({ question, device: 'conner-nets', pieces: [remote] })).toEqual([
      'The Conner Net is a mine, and no ship overlaps it or moves through it, so it does not detonate.',
      'The Conner Net does not affect Ship R.',
      'Ship R is a remote, and mines do not affect remotes.',
    ]);
  });

  it('tell why a second device is allowed, or is not', () => {
    const first = { device: 'proton-bombs', window: 'system-phase' };
    const rows = (second: object) => {
      const cards = [{ card: 'proton-bombs' }];
      const verdict = verdictOf({ question: 'xwing/drop-device', cards, placed: [first, second] });
      return verdict?.steps.map((step) => sentenceOf(sentences, step, name));
    };
    expect(rows({ ...first, by: 'paige-tico-gunner', window: 'after-attack' })).toEqual([
      'In the System Phase, the ship drops the device of Proton Bombs, its first of the round.',
      'After performing a primary attack, the ship drops the device of Proton Bombs, through Paige Tico (gunner), beyond the one that a round allows, as that card does not limit itself to the first.',
    ]);
    expect(rows(first)?.[1]).toBe(
      'In the System Phase, the ship may not drop the device of Proton Bombs: it has dropped or launched one this round.',
    );
  });

  it('name lock tokens', () => {
    const scenario = {
      question: 'xwing/lock',
      ships: [
        { id: 'R', name: 'Redline', card: 'redline' },
        { id: 'T', name: 'Target' },
      ],
      ship: 'R',
      on: 'T',
      additional: 'thanisson-crew',
    };
    const answer = verdictOf(scenario)?.answer;
    expect(answer && answerText(answer, lockNaming(name))).toBe(
      'lock of Ship R on Ship T and second lock of Ship R on Ship T',
    );
    expect(told(scenario)).toContain(
      'As Ship R can maintain more than one lock by “Redline”, the additional one is not taken to cost it the original one on Ship T.',
    );
  });

  it.each(asked.map((one) => [one.question.id, one] as const))('%s has whole ones', (_, one) => {
    fc.assert(
      fc.property(scenarioOf(one), (scenario) => {
        const odd = told(scenario).filter(
          (text) =>
            !/^[A-Z“].*[.]$/.test(text) || /undefined|null|\b[a-z]+(-[a-z]+)+-[a-z]+\b|[>#]/.test(text),
        );
        expect(odd).toEqual([]);
      }),
      { numRuns: 400, seed: 5 },
    );
  });
});
