/** The sentences about turns, rounds, victory, squads and setting up are whole, whatever the scenario. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../../tests/arbitraries/scenarios.ts';
import { walk } from '../../core/steps.ts';
import type { Step, Verdict } from '../../core/verdict.ts';
import type { Questions } from '../../scenario/asked.ts';
import { judgeScenario, parseScenario } from '../../scenario/index.ts';
import { swmRound } from '../../scenario/questions/swm-round.ts';
import { swmSetup } from '../../scenario/questions/swm-setup.ts';
import { swmSquad } from '../../scenario/questions/swm-squad.ts';
import { swmTurn } from '../../scenario/questions/swm-turn.ts';
import { swmVictory } from '../../scenario/questions/swm-victory.ts';
import { sentenceOf } from '../sentence.ts';
import { sentences } from './index.ts';

const asked: Questions = [...swmTurn, ...swmRound, ...swmVictory, ...swmSquad, ...swmSetup];
const name = (id: string) => (id === 'A' ? 'Rebel Trooper' : id === 'grenades' ? 'Grenades' : id);

function verdictOf(json: unknown): Verdict {
  const scenario = parseScenario(json);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const verdict = judgeScenario(scenario.value);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const say = (step: Step) => sentenceOf(sentences, step, name);
const told = (json: unknown) => [...walk(verdictOf(json).steps)].map(say);

describe('sentences', () => {
  it('agree with one character as with several', () => {
    const squadOf = (count: number) => {
      const members = [{ id: 'A', name: 'Rebel Trooper', faction: 'rebel-alliance', cost: 5, count }];
      return told({ question: 'swm/squad', player: 'rebel', members }).at(-1);
    };
    expect(squadOf(1)).toMatch(/^The 1 character costs 5 points/);
    expect(squadOf(2)).toMatch(/^The 2 characters cost 10 points/);
  });

  it('tell of an area how many it has room for', () => {
    const trooper = (id: string, x: number, y: number) => ({ id, name: id, side: 'rebel', at: [x, y] });
    const board = { width: 6, height: 4 };
    const pieces = [trooper('A', 0, 0), trooper('B', 3, 3)];
    const area = [
      [0, 0],
      [0, 1],
    ];
    const squad = { question: 'swm/setup', board, pieces, player: 'rebel', area };
    expect(told(squad)[0]).toMatch(
      / is left over, but the area has room for 2 Medium or Small characters \(.*\), and only 1 is in it\.$/,
    );
  });

  it('tell a turn', () => {
    const actions = [
      { do: 'move', squares: 3 },
      { do: 'replace-attacks', ability: 'grenades' },
      { do: 'attack' },
    ];
    expect(told({ question: 'swm/turn', actions })).toEqual([
      'Action 1 is a move of 3 squares; so far this fits moving and then attacking, attacking and then moving or moving without an attack.',
      'Action 2 is the use of Grenades, in place of the attack; so far this fits moving and then attacking.',
      'Grenades replaces attacks.',
      'Action 3 is an attack, which fits none of the ways to spend a turn.',
      'It is not moving and then attacking: that has no place for the attack of action 3.',
      'It is not attacking and then moving: that has no place for the ability that replaces attacks of action 2.',
    ]);
  });

  it('tell a round', () => {
    expect(
      told({
        question: 'swm/round',
        characters: [
          { id: 'A', name: 'Rebel Trooper', side: 'rebel' },
          { id: 'S', name: 'Stormtrooper', side: 'empire' },
        ],
        rolls: [
          { rebel: 4, empire: 4 },
          { rebel: 3, empire: 17 },
        ],
        first: 'rebel',
        events: [{ character: 'S' }],
      }),
    ).toEqual([
      'The initiative roll is tied at 4 and made again.',
      'The Imperial player wins the initiative roll, 17 to 3.',
      'The Imperial player, who won the roll, chooses that the Rebel player goes first.',
      'S cannot activate: it is for the other player to activate somebody: Rebel Trooper.',
    ]);
  });

  it.each(asked)(
    'are whole for every step of $question.id',
    (one) => {
      fc.assert(
        fc.property(scenarioOf(one), (scenario) => {
          const verdict = one.question.judge(scenario);
          if (!verdict.ok) {
            for (const { code, message, path } of verdict.error) {
              expect(code).toMatch(/^[a-z-]+$/);
              expect(message).toMatch(/\.$/);
              expect(path.length).toBeGreaterThan(0);
            }
            return;
          }
          for (const step of walk(verdict.value.steps)) {
            const sentence = sentenceOf(sentences, step, name);
            expect(sentence).not.toBe(step.fact);
            expect(sentence).toMatch(/^.+\.$/s);
            expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|\(\)|: \.| {2}/);
          }
        }),
        { numRuns: 200, seed: 98 },
      );
    },
    60_000,
  );
});
