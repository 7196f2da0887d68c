/** Affiliation (Consolidated rules, p. 6). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../question.ts';
import { decisivePages } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { MODES, type Mode } from '../modes.ts';
import { affiliation } from './affiliation.ts';
import { army } from './army.ts';
import { friendly } from './friendly.ts';
import type { AbilityText, AffiliationScenario, FigureInPlay } from './scenario.ts';
import { AFFILIATIONS, CARD_AFFILIATIONS, type CardAffiliation, type Figure } from './terms.ts';

function verdictOn<S extends { readonly question: string }>(
  question: Question<S['question'], S>,
  scenario: S,
): Verdict {
  const found = question.judge(scenario);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

const figure = (affiliation: CardAffiliation, details: Partial<Figure> = {}): Figure => ({
  kind: 'figure',
  affiliation,
  companion: false,
  ...details,
});
const HERO = figure('rebel', { kind: 'hero' });
const [REBEL, IMPERIAL, MERCENARY, NEUTRAL] = CARD_AFFILIATIONS.map((each) => figure(each)) as [
  Figure,
  Figure,
  Figure,
  Figure,
];

describe('an army of a skirmish', () => {
  const answer = (own: (typeof AFFILIATIONS)[number], ...cards: CardAffiliation[]) =>
    verdictOn(army, {
      question: 'ia/army',
      affiliation: own,
      cards: cards.map((each, i) => ({ id: String(i), name: `Card ${i}`, affiliation: each })),
    }).answer.kind;

  it('has one affiliation, and Neutral cards as if they had it', () => {
    expect(answer('imperial', 'imperial', 'imperial')).toBe('yes');
    expect(answer('imperial', 'imperial', 'mercenary')).toBe('no');
    expect(answer('rebel', 'rebel', 'neutral')).toBe('yes');
    expect(answer('mercenary', 'mercenary', 'neutral')).toBe('yes');
    expect(answer('rebel', 'rebel', 'neutral', 'imperial')).toBe('no');
    expect(answer('rebel', 'neutral')).toBe('yes');
  });

  it('is legal for some affiliation just when its cards show one at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...CARD_AFFILIATIONS), { minLength: 1, maxLength: 9 }),
        (cards) => {
          const shown = new Set(cards.filter((each) => each !== 'neutral')).size;
          const fitting = AFFILIATIONS.filter((own) => answer(own, ...cards) === 'yes').length;
          expect(fitting).toBe([3, 1, 0, 0][shown]);
        },
      ),
    );
  });
});

const play = (a: Figure, b: Figure, mode: Mode, apart = false) => {
  const figures: readonly FigureInPlay[] = [
    { ...a, id: 'A', name: 'One', player: 'one' },
    { ...b, id: 'B', name: 'The other', player: apart ? 'two' : 'one' },
  ];
  return friendly.judge({ question: 'ia/friendly', mode, figures, from: 'A', to: 'B' });
};

describe('figures in a campaign', () => {
  const answer = (a: Figure, b: Figure) => {
    const found = play(a, b, 'campaign');
    return found.ok ? found.value.answer.kind : found.error.map(({ code }) => code);
  };

  it('are friendly among Rebels, and among Imperials and Mercenaries', () => {
    expect(answer(HERO, REBEL)).toBe('yes');
    expect(answer(IMPERIAL, MERCENARY)).toBe('yes');
    expect(answer(HERO, IMPERIAL)).toBe('no');
    expect(answer(MERCENARY, HERO)).toBe('no');
  });

  it('are Rebels while they are allies', () => {
    const ally = figure('mercenary', { kind: 'ally' });
    expect(answer(HERO, ally)).toBe('yes');
    expect(answer(MERCENARY, ally)).toBe('no');
    expect(answer(IMPERIAL, figure('imperial', { kind: 'ally' }))).toBe('no');
  });

  it('are not spoken of when they are Neutral', () => {
    expect(answer(HERO, NEUTRAL)).toBe('undetermined');
    expect(answer(NEUTRAL, IMPERIAL)).toBe('undetermined');
  });

  it('share the affiliation of their group as companions', () => {
    expect(answer(HERO, { ...MERCENARY, companion: true })).toBe('no');
    expect(answer(HERO, { ...HERO, companion: true })).toBe('yes');
  });
});

describe('figures in a skirmish', () => {
  it('are friendly to those of their player and hostile to those of the opponent', () => {
    for (const [a, b] of [
      [REBEL, REBEL],
      [IMPERIAL, NEUTRAL],
      [MERCENARY, REBEL],
    ] as const) {
      expect(play(a, b, 'skirmish')).toMatchObject({ value: { answer: { kind: 'yes' } } });
      expect(play(a, b, 'skirmish', true)).toMatchObject({ value: { answer: { kind: 'no' } } });
    }
  });
});

describe('figures that there cannot be', () => {
  const codes = (found: ReturnType<typeof play>) => (found.ok ? [] : found.error.map(({ code }) => code));

  it('are heroes who are no Rebels, and allies in a skirmish', () => {
    expect(codes(play(HERO, figure('imperial', { kind: 'hero' }), 'campaign'))).toEqual(['hero-not-rebel']);
    expect(codes(play(HERO, figure('rebel', { kind: 'ally' }), 'skirmish'))).toEqual(['ally-in-skirmish']);
  });

  it('are no two, or are not there', () => {
    const figures = [{ ...HERO, id: 'A', name: 'One', player: 'one' as const }];
    const asked = { question: 'ia/friendly', mode: 'campaign', figures, from: 'A' } as const;
    expect(codes(friendly.judge({ ...asked, to: 'A' }))).toEqual(['same-figure']);
    expect(codes(friendly.judge({ ...asked, to: 'Z' }))).toEqual(['unknown-figure']);
  });
});

describe('an ability that names an affiliation', () => {
  it('is not asked about a figure in the army of another affiliation', () => {
    const asked = { question: 'ia/affiliation', mode: 'skirmish', text: 'imperial', ...IMPERIAL } as const;
    expect(affiliation.judge({ ...asked, army: 'rebel' })).toMatchObject({
      error: [{ code: 'army-of-another', path: ['army'], rule: 'ia-114' }],
    });
    expect(affiliation.judge({ ...asked, army: 'imperial' })).toMatchObject({ ok: true });
  });

  const judged = (text: AbilityText, one: Figure, details: Partial<AffiliationScenario> = {}) =>
    verdictOn(affiliation, { question: 'ia/affiliation', mode: 'campaign', text, ...one, ...details });
  const answer = (...of: Parameters<typeof judged>) => judged(...of).answer.kind;

  it('applies by its symbol to figures of that affiliation only', () => {
    expect(answer('imperial', IMPERIAL)).toBe('yes');
    expect(answer('imperial', MERCENARY)).toBe('no');
    expect(answer('mercenary', figure('mercenary', { kind: 'ally' }))).toBe('no');
    expect(answer('rebel', figure('mercenary', { kind: 'ally' }))).toBe('yes');
    expect(answer('rebel', HERO)).toBe('yes');
    expect(AFFILIATIONS.map((symbol) => answer(symbol, NEUTRAL))).toEqual(['no', 'no', 'no']);
  });

  it('applies to Mercenaries too where it says Imperial figures in full, in a campaign', () => {
    expect(answer('imperial-figures', MERCENARY)).toBe('yes');
    expect(answer('imperial-figures', IMPERIAL)).toBe('yes');
    expect(answer('imperial-figures', HERO)).toBe('no');
    expect(answer('imperial-figures', figure('imperial', { kind: 'ally' }))).toBe('no');
    expect(answer('imperial-figures', NEUTRAL)).toBe('undetermined');
    expect(answer('imperial-figures', MERCENARY, { mode: 'skirmish' })).toBe('undetermined');
  });

  it('hangs on an open point for a Neutral figure in an army', () => {
    const skirmish = { mode: 'skirmish', army: 'mercenary' } as const;
    const closed = judged('mercenary', NEUTRAL, skirmish);
    expect(closed.answer.kind).toBe('no');
    expect(closed.hangsOn).toMatchObject([
      { reading: 'neutral-figures', otherwise: [{ value: 'throughout' }] },
    ]);
    expect(decisivePages(closed.steps)).toContain('ia-310');
    const throughout = { readings: { 'neutral-figures': 'throughout' } } as const;
    expect(answer('mercenary', NEUTRAL, { ...skirmish, ...throughout })).toBe('yes');
    expect(judged('imperial', NEUTRAL, skirmish).hangsOn).toEqual([]);
    expect(answer('mercenary', NEUTRAL, { mode: 'skirmish', ...throughout })).toBe('undetermined');
  });
});

const figures = fc.record<Figure>({
  kind: fc.constantFrom('figure' as const, 'ally' as const),
  affiliation: fc.constantFrom(...CARD_AFFILIATIONS),
  companion: fc.boolean(),
});

describe('any two figures', () => {
  it('are to each other the same either way', () => {
    fc.assert(
      fc.property(figures, figures, fc.boolean(), (a, b, apart) => {
        for (const mode of MODES) {
          const [there, back] = [play(a, b, mode, apart), play(b, a, mode, apart)];
          expect(there.ok && there.value.answer).toEqual(back.ok && back.value.answer);
        }
      }),
    );
  });
});
