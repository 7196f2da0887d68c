import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { position } from '../../../tests/arbitraries/positions.ts';
import { scenarioOf } from '../../../tests/arbitraries/scenarios.ts';
import { sameAnswer } from '../../core/same-answer.ts';
import type { LineOfSightScenario } from '../../core/swm/scenario.ts';
import { type AnyScenario, parseWith, questionOf } from '../../scenario/asked.ts';
import { canonicalise } from '../../scenario/canonical.ts';
import { controlsOf } from '../../scenario/controls.ts';
import { QUESTIONS } from '../../scenario/index.ts';
import { toFragment } from '../../scenario/notation.ts';
import { namingOf } from '../names.ts';
import { changesOf } from './all.ts';
import { differences, everyBoardChange } from './changes.oracle.ts';
import { type Flip, flips } from './flips.ts';

function asked(question: string) {
  const found = questionOf(QUESTIONS, question);
  if (!found.ok) throw new Error(`There is no question ${question}.`);
  return found.value;
}

const answerOf = (scenario: AnyScenario) => {
  const verdict = asked(scenario.question).question.judge(scenario);
  return verdict.ok ? verdict.value.answer : undefined;
};

/** All flips of a position; none where it has no answer. */
function flipsOf(scenario: AnyScenario): readonly Flip[] {
  const answer = answerOf(scenario);
  const fields = controlsOf(asked(scenario.question).schema);
  const changes = changesOf(fields, scenario, namingOf(scenario, fields));
  return answer ? [...flips(QUESTIONS, answer, changes)].flatMap((flip) => flip ?? []) : [];
}

const wordsOf = (scenario: AnyScenario) => flipsOf(scenario).map(({ change }) => change.words);

/** With what the schema puts in the place of what it leaves out. */
function example(question: string): AnyScenario {
  const read = parseWith(QUESTIONS, asked(question).example);
  if (!read.ok) throw new Error(`The example of ${question} does not pass its schema.`);
  return read.value;
}

describe('what changes the answer on a board', () => {
  it('is a part of the wall, or a piece that is moved to where it sees past it', () => {
    // Luke (B2) and the Stormtrooper (E2) with a wall from the rim to below row 2, between C and D.
    expect(wordsOf(example('swm/line-of-sight'))).toEqual([
      'Without the wall between C2 and D2',
      'Luke Skywalker one square further down (B3)',
      'Stormtrooper one square further down (E3)',
    ]);
  });

  it('is the low object that gives cover', () => {
    expect(wordsOf(example('swm/cover'))).toContain('D2 empty instead of low objects');
  });

  it('is the whole of a wall only where no single square of it is enough', () => {
    const sight = example('swm/line-of-sight');
    const fields = controlsOf(asked('swm/line-of-sight').schema);
    const offered = changesOf(fields, sight, namingOf(sight, fields)).map(({ words }) => words);
    expect(offered).toContain('Without the whole wall to the right of C1 to C2');
    expect(wordsOf(sight).filter((words) => words.includes('whole wall'))).toEqual([]);
  });

  it('is a door that opens', () => {
    const sight = example('swm/line-of-sight') as LineOfSightScenario;
    const door: LineOfSightScenario = {
      ...sight,
      board: { ...sight.board, walls: [], doors: [{ edge: [3, 0, 3, 4], open: false }] },
    };
    expect(wordsOf(door)).toEqual(
      expect.arrayContaining([
        'The door to the right of C1 to C4 open',
        'Without the door to the right of C1 to C4',
      ]),
    );
  });
});

describe('what changes the answer elsewhere', () => {
  it('is the nearest number in each direction, and no further one', () => {
    // Luke (Attack 7, Damage 20, +4 from a commander effect) hits Defense 22 from a roll of 11 on; a natural 20 doubles.
    const words = wordsOf(example('swm/attack')).filter((told) => told.startsWith('Attack roll'));
    expect(words).toEqual(['Attack roll 10 instead of 15', 'Attack roll 20 instead of 15']);
  });

  it('is one square more than the turn allows, told with the action it belongs to', () => {
    expect(wordsOf(example('swm/turn'))).toContain('Move, squares of movement 7 instead of 6');
  });

  it('is an ability, said with who has it', () => {
    const targets = example('swm/legal-targets');
    const fields = controlsOf(asked('swm/legal-targets').schema);
    const changed = flipsOf(targets).find(
      ({ change }) => change.words === 'Luke Skywalker with Melee Attack',
    );
    if (!changed) throw new Error('Melee Attack makes a difference.');
    const back = changesOf(fields, changed.scenario, namingOf(changed.scenario, fields));
    expect(back.map(({ words }) => words)).toContain('Luke Skywalker without Melee Attack');
  });

  it.each(QUESTIONS.map(({ question }) => question.id))('is never another question: %s', (id) => {
    const scenario = example(id);
    const fields = controlsOf(asked(id).schema);
    const changes = changesOf(fields, scenario, namingOf(scenario, fields));
    const asking = fields.filter(({ asks }) => asks).map(({ key }) => key);
    expect(changes.filter(({ subject }) => asking.includes(subject.split('/')[0] ?? ''))).toEqual([]);
    for (const { key, label } of fields) {
      if (/^Asked|^Which maneuver/.test(label)) expect(asking).toContain(key);
    }
  });

  it('is an open point read otherwise, which is tried last of all', () => {
    const targets = example('swm/legal-targets');
    const fields = controlsOf(asked('swm/legal-targets').schema);
    const changes = changesOf(fields, targets, namingOf(targets, fields));
    expect(changes.at(-1)?.words).toMatch(/ read as “/);
  });
});

describe('every change that is listed', () => {
  const check = (scenario: AnyScenario) => {
    const answer = answerOf(scenario);
    for (const flip of flipsOf(scenario)) {
      expect(answer && sameAnswer(answer, flip.answer), flip.change.words).toBe(false);
      expect(answerOf(flip.scenario), flip.change.words).toEqual(flip.answer);
      expect(differences(scenario, flip.scenario), flip.change.words).toBe(1);
    }
  };

  it.each(QUESTIONS.map(({ question }) => question.id))('flips the answer and is one change: %s', (id) => {
    check(example(id));
  });

  /** As addresses and controls give them: what can be ticked is ticked once. */
  const canonical = (question: string) =>
    scenarioOf(asked(question)).map((scenario) => canonicalise(scenario, asked(question)));

  it('flips the answer and is one change, of any pair of an offence and a defence', () => {
    fc.assert(fc.property(canonical('swm/effect-applies'), check), { numRuns: 30 });
  });

  it('flips the answer and is one change, of any turn', () => {
    fc.assert(fc.property(canonical('swm/turn'), check), { numRuns: 30 });
  });
});

describe('on any small board', () => {
  const sight = position(4)
    .filter(({ pieces }) => pieces.length > 1)
    .map(({ board, pieces }): LineOfSightScenario => {
      const ids = pieces.map(({ id }) => id);
      const named = pieces.map((piece) => ({ ...piece, name: piece.id, side: 'one', abilities: [] }));
      return { question: 'swm/line-of-sight', board, pieces: named, from: ids[0] ?? '', to: ids[1] ?? '' };
    });
  const key = (scenario: AnyScenario) => toFragment(scenario, QUESTIONS);

  it('no smallest change that flips the answer is missing', () => {
    let seen = 0;
    fc.assert(
      fc.property(sight, (scenario) => {
        const before = answerOf(scenario);
        if (!before) return;
        const isFlip = (changed: AnyScenario) => {
          const after = answerOf(changed);
          return after !== undefined && !sameAnswer(before, after);
        };
        const found = flipsOf(scenario);
        seen += found.length;
        const listed = new Set(found.map((flip) => key(flip.scenario)));
        const straight = found.filter(
          ({ change: { subject, size } }) => subject.startsWith('move/') && size === 1,
        );
        const { least, diagonal } = everyBoardChange(scenario);
        const missing = [
          ...least.filter(isFlip),
          ...diagonal
            .filter(({ piece }) => straight.every(({ change }) => change.subject !== `move/${piece}`))
            .map((move) => move.scenario)
            .filter(isFlip),
        ].filter((changed) => !listed.has(key(changed)));
        expect(missing.map(key)).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(seen).toBeGreaterThan(0);
  });
});
