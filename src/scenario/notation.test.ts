import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../tests/arbitraries/scenarios.ts';
import { canonicalise } from './canonical.ts';
import { swm } from './games/swm.ts';
import { QUESTIONS, type Scenario } from './index.ts';
import { explained } from './issues.ts';
import { isFragment, toFragment } from './notation.ts';
import { fromFragment, MAX_FRAGMENT } from './notation-reader.ts';

const read = (fragment: string) => fromFragment(fragment, QUESTIONS, explained);

describe('the notation of a position', () => {
  it('can be read by people', () => {
    const [lineOfSight] = swm;
    expect(toFragment(lineOfSight.example, swm)).toBe(
      'v1/swm/line-of-sight/size=6x4/walls=3.0-3.2/L=Luke+Skywalker;rebel;b2/S=Stormtrooper;empire;e2/from=L/to=S',
    );
  });

  it('spells doors, terrain, large bases, abilities and readings', () => {
    const fragment =
      'v1/swm/cover/size=8x6/walls=2.1-2.5/doors=3.1-5.1:open,4.2-4.3:closed/solid=a1/low=c4,d4/pits=h6/' +
      'L=Luke+Skywalker;rebel;b2;abilities:bodyguard,evade/W=Wampa;%C3%A9%2C%3B;f5-g6/attacker=L/target=W/' +
      'readings=adjacent-corner:not-adjacent';
    const scenario = read(fragment);
    if (!scenario.ok) throw new Error(scenario.error[0]?.message);
    expect(scenario.value).toMatchObject({
      question: 'swm/cover',
      board: {
        width: 8,
        height: 6,
        walls: [[2, 1, 2, 5]],
        doors: [
          { edge: [3, 1, 5, 1], open: true },
          { edge: [4, 2, 4, 3], open: false },
        ],
        solid: [[0, 0]],
        low: [
          [2, 3],
          [3, 3],
        ],
        pits: [[7, 5]],
      },
      pieces: [
        { id: 'L', at: [1, 1], width: 1, height: 1, abilities: ['bodyguard', 'evade'] },
        { id: 'W', side: 'é,;', at: [5, 4], width: 2, height: 2, abilities: [] },
      ],
      readings: { 'adjacent-corner': 'not-adjacent' },
    });
    expect(toFragment(scenario.value, QUESTIONS)).toBe(fragment);
  });

  it('is the same for the same position, however its JSON is written', () => {
    const [{ example }] = swm;
    const { board } = example;
    const other = {
      ...example,
      board: {
        ...board,
        walls: [
          [3, 2, 3, 1],
          [3, 0, 3, 1],
          [3, 0, 3, 1],
        ] as const,
      },
      pieces: example.pieces.toReversed(),
      readings: { nearest: 'any' } as const,
    };
    expect(toFragment(other, swm)).toBe(toFragment(example, swm));
  });

  it('tells a list of one thing that is all as usual from an empty list', () => {
    const asked = QUESTIONS.find(({ question }) => question.id === 'swm/reaches');
    if (!asked) throw new Error('no such question');
    const usual = { ...asked.example, texts: [{ from: 'card', whom: 'anyone', kinds: [] }] };
    const none = { ...asked.example, texts: [] };
    expect(toFragment(usual, QUESTIONS)).not.toBe(toFragment(none, QUESTIONS));
    expect(fromFragment(toFragment(usual, QUESTIONS), QUESTIONS)).toMatchObject({
      ok: true,
      value: { texts: [{ from: 'card', whom: 'anyone', kinds: [] }] },
    });
  });

  it.each(QUESTIONS.map((asked) => [asked.question.id, asked] as const))(
    'gives %s back as it was',
    (_, asked) => {
      fc.assert(
        fc.property(scenarioOf(asked), (scenario: Scenario) => {
          const canonical = canonicalise(scenario, asked);
          const fragment = toFragment(scenario, QUESTIONS);
          expect(fragment).toMatch(/^[A-Za-z0-9/._+%=:;,()-]+[A-Za-z0-9/]$/);
          expect(canonicalise(canonical, asked)).toEqual(canonical);
          if (fragment.length <= MAX_FRAGMENT) expect(read(fragment)).toEqual({ ok: true, value: canonical });
          expect(toFragment(canonical, QUESTIONS)).toBe(fragment);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('a damaged address', () => {
  const example = toFragment(swm[0].example, swm);
  const refusal = (fragment: string) => {
    const scenario = read(fragment);
    return scenario.ok
      ? undefined
      : scenario.error.map(({ code, path, message }) => [code, path.join('.'), message]);
  };

  it.each([
    [
      'of another version',
      example.replace('v1', 'v2'),
      ['address-version', '', 'Expected an address that begins with v1/; found "v2".'],
    ],
    ['of no question', example.replace('line-of-sight', 'line-of-site'), ['unknown-question', 'question']],
    [
      'without a size',
      example.replace('size=6x4/', ''),
      ['address-value', 'board', 'Expected a size such as 8x6; found nothing.'],
    ],
    [
      'with a size that is none',
      example.replace('6x4', '6'),
      ['address-value', 'board', 'Expected a size such as 8x6; found "6".'],
    ],
    [
      'with half a wall',
      example.replace('3.0-3.2', '3.0-3'),
      ['address-value', 'walls', 'Expected a segment such as 2.1-2.5; found "3.0-3".'],
    ],
    [
      'with a square that is none',
      example.replace('b2', '2b'),
      ['address-value', 'pieces.0', 'Expected a square such as c4, or two such as c4-d5; found "2b".'],
    ],
    [
      'with a field that nobody knows',
      `${example}/colour=red`,
      ['address-field', 'colour', 'Expected a field of this question; found "colour".'],
    ],
    [
      'that says a thing twice',
      `${example}/from=S`,
      ['address-field', 'from', 'Expected from once; found it 2 times.'],
    ],
    ['with a broken escape', example.replace('Luke', '%E0%'), ['address-value', 'pieces.0']],
    ['that was cut off', example.slice(0, -5), ['missing', 'to']],
  ])('%s is refused with a message', (_, fragment, expected) => {
    expect(refusal(fragment)?.[0]?.slice(0, expected.length)).toEqual(expected);
  });

  it('that is too long is refused unread', () => {
    expect(refusal(`${example}/${'a'.repeat(MAX_FRAGMENT)}`)).toEqual([
      ['address-too-long', '', expect.stringMatching(/^Expected at most 4000 characters; found \d+\.$/)],
    ]);
  });

  it('touches no prototype', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(refusal(`${example}/${key}=polluted:yes`)?.[0]?.[0]).toBe('address-field');
      expect(refusal(example.replace('rebel;b2', `rebel;b2;${key}:yes`))?.[0]?.[0]).toBe('address-value');
      expect(refusal(`${example}/readings=${key}:yes`)?.[0]?.[0]).toBe('address-value');
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('gives a result and never an exception, whatever it is', () => {
    const sign = fc.constantFrom(...'v1/swm=;:,.()+-%x#LS0 a9~\n<>"\u0000é');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 120 }), fc.boolean(), (tail, whole) => {
        expect(typeof read(whole ? tail : `v1/swm/line-of-sight/${tail}`).ok).toBe('boolean');
      }),
    );
  });

  it('gives a result and never an exception, wherever it was changed', () => {
    const fragments = QUESTIONS.map(({ example }) => toFragment(example, QUESTIONS));
    const sign = fc.constantFrom(...'/=;:,.()+-%x#19aZ', '%2', '', '__proto__');
    fc.assert(
      fc.property(
        fc.constantFrom(...fragments),
        fc.array(fc.tuple(fc.nat(300), fc.nat(8), sign), { minLength: 1, maxLength: 4 }),
        (fragment, changes) => {
          const damaged = changes.reduce((text, [at, cut, put]) => {
            const start = at % text.length;
            return text.slice(0, start) + put + text.slice(start + cut) || 'v1';
          }, fragment);
          const scenario = read(damaged);
          if (scenario.ok) expect(read(toFragment(scenario.value, QUESTIONS))).toEqual(scenario);
        },
      ),
    );
  });
});

describe('isFragment', () => {
  it('tells positions from places on the page', () => {
    expect(['#v1/swm', 'v2/x', '#v12/'].every(isFragment)).toBe(true);
    expect(['#reason', '', '#v1', '#vi/x'].some(isFragment)).toBe(false);
  });
});
