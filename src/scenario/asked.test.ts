import { describe, expect, it } from 'vitest';
import { printDrawing } from './drawing.ts';
import { judgeScenario, parseScenario, QUESTIONS } from './index.ts';
import { unfold } from './written.ts';

const errorsOf = (json: unknown) => {
  const scenario = parseScenario(json);
  return scenario.ok ? [] : scenario.error.map(({ code, path, message }) => [code, path.join('.'), message]);
};

const EXAMPLE = {
  question: 'swm/line-of-sight',
  board: { width: 4, height: 2 },
  pieces: [
    { id: 'A', name: 'Rebel Trooper', side: 'rebel', at: [0, 0] },
    { id: 'B', name: 'Stormtrooper', side: 'empire', at: [3, 1] },
  ],
  from: 'A',
  to: 'B',
};

describe('the questions', () => {
  it.each(QUESTIONS.map((asked) => [asked.question.id, asked] as const))(
    '%s judges its own example',
    (id, asked) => {
      expect(asked.example.question).toBe(id);
      expect(parseScenario(asked.example)).toEqual({ ok: true, value: asked.example });
      expect(judgeScenario(asked.example).ok).toBe(true);
    },
  );

  it('have ids of their own, which begin with their game', () => {
    const ids = QUESTIONS.map(({ question }) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(swm|xwing|ia)\/[a-z]+(-[a-z]+)*$/);
  });
});

describe('parseScenario', () => {
  it('fills in what may be left out', () => {
    expect(parseScenario(EXAMPLE)).toMatchObject({
      ok: true,
      value: { board: { walls: [], pits: [] }, pieces: [{ width: 1, abilities: [] }, { height: 1 }] },
    });
  });

  it.each<[string, unknown, [code: string, path: string, message: string][]]>([
    [
      'nothing',
      undefined,
      [['wrong-type', '', 'Expected a scenario, that is an object with a question; found nothing.']],
    ],
    [
      'a list',
      [],
      [['wrong-type', '', 'Expected a scenario, that is an object with a question; found a list.']],
    ],
    [
      'a question that nobody knows',
      { question: 'swm/cower' },
      [['unknown-question', 'question', 'There is no question "swm/cower". Did you mean swm/cover?']],
    ],
    [
      'a question that is near to none, of a game that there is',
      { question: 'ia/what-is-the-meaning-of-it-all' },
      [
        [
          'unknown-question',
          'question',
          `There is no question "ia/what-is-the-meaning-of-it-all". Those of its game are ${QUESTIONS.map(
            ({ question }) => question.id,
          )
            .filter((id) => id.startsWith('ia/'))
            .join(', ')}.`,
        ],
      ],
    ],
    [
      'a question of another game',
      { question: 'chess/is-it-mate' },
      [
        [
          'unknown-question',
          'question',
          'There is no question "chess/is-it-mate". Questions begin with swm/, xwing/, ia/.',
        ],
      ],
    ],
    [
      'no question',
      { ...EXAMPLE, question: undefined },
      [
        [
          'unknown-question',
          'question',
          'Expected a question, which begins with swm/, xwing/, ia/; found none.',
        ],
      ],
    ],
    [
      'a field that is missing',
      { ...EXAMPLE, to: undefined },
      [['missing', 'to', 'Expected text here; found nothing.']],
    ],
    [
      'a field that is misspelt',
      { ...EXAMPLE, board: { width: 4, height: 2, wals: [] } },
      [['unknown-field', 'board.wals', 'There is no field "wals" here. Did you mean walls?']],
    ],
    [
      'a number out of bounds',
      { ...EXAMPLE, board: { width: 0, height: 61 } },
      [
        ['too-small', 'board.width', 'Expected a number of at least 1; found 0.'],
        ['too-big', 'board.height', 'Expected a number of at most 60; found 61.'],
      ],
    ],
    [
      'half a square',
      { ...EXAMPLE, board: { width: 2.5, height: '2' } },
      [
        ['wrong-type', 'board.width', 'Expected a whole number; found 2.5.'],
        ['wrong-type', 'board.height', 'Expected a number; found "2".'],
      ],
    ],
    [
      'an id that cannot be drawn',
      { ...EXAMPLE, from: 'AB' },
      [['wrong-format', 'from', 'Expected the letter or digit of a piece; found "AB".']],
    ],
    [
      'a choice that is none',
      { ...EXAMPLE, readings: { nearest: 'insight' } },
      [
        [
          'unknown-value',
          'readings.nearest',
          'Expected one of any, in-sight; found "insight". Did you mean in-sight?',
        ],
      ],
    ],
  ])('says what is wrong with %s', (_, json, expected) => {
    expect(errorsOf(json)).toEqual(expected);
  });

  it('says in an ability what was probably meant', () => {
    const [[code, path, message] = []] = errorsOf({
      ...EXAMPLE,
      pieces: [{ ...EXAMPLE.pieces[0], abilities: ['bodygaurd'] }, EXAMPLE.pieces[1]],
    });
    expect([code, path]).toEqual(['unknown-value', 'pieces.0.abilities.0']);
    expect(message).toMatch(
      /^Expected one of \d+ known values; found "bodygaurd"\. Did you mean bodyguard\?$/,
    );
  });
});

describe('a drawn scenario', () => {
  const { pieces: _, ...rest } = EXAMPLE;
  const legend = { A: { name: 'Rebel Trooper', side: 'rebel' }, B: { name: 'Stormtrooper', side: 'empire' } };
  const board = '+   +   +   +   +\n  A   .   .   .\n+   +   +   +   +\n  .   .   .   B\n+   +   +   +   +\n';
  const errors = (scenario: unknown) => {
    const unfolded = unfold(scenario);
    return unfolded.ok ? [] : unfolded.error.map(({ path, message }) => [path.join('.'), message]);
  };

  it('is the same scenario as its JSON', () => {
    const unfolded = unfold({ ...rest, board, pieces: legend });
    if (!unfolded.ok) throw new Error(unfolded.error[0]?.message);
    const scenario = parseScenario(unfolded.value.json);
    expect(scenario).toEqual(parseScenario(EXAMPLE));
    if (!scenario.ok || !('board' in scenario.value)) throw new Error('no board');
    expect(printDrawing(scenario.value.board, scenario.value.pieces)).toEqual({
      ok: true,
      value: board.trimEnd(),
    });
  });

  it('leads errors of the JSON back to what was written', () => {
    const unfolded = unfold({ ...rest, board, pieces: legend });
    if (!unfolded.ok) throw new Error('not unfolded');
    expect(unfolded.value.written(['pieces', 1, 'side'])).toEqual(['pieces', 'B', 'side']);
    expect(unfolded.value.written(['board', 'walls', 0])).toEqual(['board']);
    expect(unfolded.value.written(['from'])).toEqual(['from']);
    expect(unfolded.value.written([])).toEqual([]);
  });

  it('needs a legend that fits the drawing', () => {
    const { A, B } = legend;
    expect(errors({ ...rest, board, pieces: { A } })).toEqual([
      [
        'pieces',
        'Expected B in the legend (pieces), as the drawing has it in line 4, column 15; found nothing.',
      ],
    ]);
    expect(errors({ ...rest, board, pieces: { A, B, C: A } })).toEqual([
      ['pieces.C', 'Expected C in the drawing; found it only in the legend.'],
    ]);
    expect(errors({ ...rest, board, pieces: { A, B: { ...B, at: [3, 1] } } })).toEqual([
      ['pieces.B.at', 'The drawing says where B stands and how big it is; leave at out.'],
    ]);
    expect(errors({ ...rest, board, pieces: { A, B: 'Stormtrooper' } })).toEqual([
      ['pieces.B', 'Expected what B is, such as { name: …, side: … }.'],
    ]);
    expect(errors({ ...rest, board, pieces: EXAMPLE.pieces })).toEqual([
      ['pieces', 'Expected a legend for the drawing, such as L: { name: …, side: … }; found something else.'],
    ]);
  });

  it('has errors of the drawing at their place in it', () => {
    expect(errors({ ...rest, board: board.replace('A', '*'), pieces: legend })).toEqual([
      [
        'board',
        'In the drawing, line 2, column 3: Expected the letter or digit of a piece in A1, or . for none; found "*".',
      ],
    ]);
  });
});
