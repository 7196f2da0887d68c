/** The sentences about activations are whole, whatever the scenario. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../../tests/arbitraries/scenarios.ts';
import { walk } from '../../core/steps.ts';
import type { AnyScenario, Questions } from '../../scenario/asked.ts';
import { judgeScenario, parseScenario } from '../../scenario/index.ts';
import { iaActivation } from '../../scenario/questions/ia-activation.ts';
import { iaNextActivation } from '../../scenario/questions/ia-next-activation.ts';
import { answerText, type Naming, sentenceOf } from '../sentence.ts';
import { activationNaming } from './activation.ts';
import { sentences } from './index.ts';
import { nextActivationNaming } from './next-activation.ts';

const asked: Questions = [...iaActivation, ...iaNextActivation];
const NAMES: Readonly<Record<string, string>> = {
  D: 'Diala Passil',
  G: 'Gaarkhan',
  S: 'Stormtroopers',
  X: 'Run and shoot',
};
const name: Naming = nextActivationNaming(activationNaming((id) => NAMES[id] ?? id));

function judged(json: unknown) {
  const scenario = parseScenario(json);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return judgeScenario(scenario.value as never);
}
function told(json: AnyScenario & Record<string, unknown>): readonly string[] {
  const verdict = judged(json);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return [...walk(verdict.value.steps)].map((step) => sentenceOf(sentences, step, name));
}

describe('the sentences about activations', () => {
  it('are whole sentences, whatever is asked', () => {
    let seen = 0;
    for (const question of asked) {
      fc.assert(
        fc.property(scenarioOf(question), (scenario) => {
          const verdict = question.question.judge(scenario);
          if (!verdict.ok) return;
          for (const step of walk(verdict.value.steps)) {
            const sentence = sentenceOf(sentences, step, () => 'Somebody');
            expect(sentence).toMatch(/^[A-Z].*\.$/s);
            expect(sentence).not.toMatch(/undefined|null|\[object|activation-|next-/);
            seen++;
          }
        }),
        { numRuns: 4000, seed: 7 },
      );
    }
    expect(seen).toBeGreaterThan(500);
  });

  const D = { question: 'ia/activation', kind: 'hero', figures: [{ id: 'D', name: 'Diala Passil' }] };

  it('tell an activation', () => {
    const actions = [{ id: 'X', name: 'Run and shoot', attacks: 1, points: 2 }];
    const steps = [
      { do: 'strain' },
      { do: 'use', action: 'X' },
      { do: 'spend', during: true },
      { do: 'attack' },
      { do: 'spend', points: 2 },
      { do: 'end' },
    ];
    expect(told({ ...D, actions, steps })).toEqual([
      'Step 1: Diala Passil suffers 1 strain and gains 1 movement point, for the first time.',
      'Step 2: Diala Passil performs Run and shoot, its first action.',
      'Run and shoot takes 1 action, whatever it contains: 1 attack and 2 movement points to be spent during it.',
      'Step 3: Diala Passil spends 1 movement point of Run and shoot during that action.',
      'Step 4: Diala Passil performs an attack, its second action.',
      'Step 5: Diala Passil cannot spend 2 movement points: only 1 is left.',
      '1 movement point of Run and shoot had to be spent during it and is gone.',
      'Step 6 is not looked at, since step 5 breaks a rule already.',
    ]);
  });

  it('tell why an action is too much', () => {
    const last = (...deeds: string[]) => told({ ...D, steps: deeds.map((deed) => ({ do: deed })) }).at(-1);
    expect(last('move', 'move', 'attack')).toBe(
      'Step 3: Diala Passil cannot perform an attack: it takes 1 action, and none of the two is left.',
    );
    expect(last('strain', 'attack', 'attack', 'end')).toBe(
      'Step 4: Diala Passil ends its activation; 1 movement point left is not carried over.',
    );
    expect(last('move', 'end')).toBe(
      'Step 2: Diala Passil ends its activation; 1 action and 4 movement points left are not carried over.',
    );
  });

  it('tell what is missing to a verdict', () => {
    const verdict = judged({ ...D, steps: [{ do: 'attack' }, { do: 'strain', during: true }] });
    const answer = verdict.ok ? verdict.value.answer : undefined;
    expect(answer?.kind === 'undetermined' && answer.missing.map(name)).toEqual([
      'whether strain can be suffered during an action',
    ]);
  });

  it('tell a round', () => {
    const one = (id: string, player: string, kind = 'group') => ({ id, name: NAMES[id] ?? id, player, kind });
    const groups = [one('D', 'rebel', 'hero'), one('G', 'rebel', 'hero'), one('S', 'imperial')];
    const events = ['D', 'S'].map((group) => ({ group }));
    expect(told({ question: 'ia/next-activation', groups, events })).toEqual([
      'In a campaign the Rebel players resolve the first activation of each round.',
      'In a game of two heroes each has two activation tokens: Diala Passil and Gaarkhan.',
      'Activated: Diala Passil. An activation token is then exhausted, and the second one is still ready.',
      'Activated: Stormtroopers. The Deployment card is then exhausted.',
      'It is the turn of the Rebel players, to activate Gaarkhan.',
      'The second activation of Diala Passil has to wait for the first one of Gaarkhan.',
      'Passing is for players of a skirmish; in a campaign nobody may pass.',
    ]);
    expect(answerText({ kind: 'set', members: ['S', 'pass'] }, name)).toBe('Stormtroopers and passing');
  });

  it('compare what is ready when a player would pass', () => {
    const groups = [...'abc'].map((id) => ({ id, name: id, player: id === 'a' ? 'A' : 'B' }));
    const round = { question: 'ia/next-activation', mode: 'skirmish', initiative: 'A', groups, events: [] };
    expect(told(round).at(-1)).toBe(
      'Player A has 1 ready Deployment card and player B 2: with fewer than the opponent, passing is allowed.',
    );
  });
});
