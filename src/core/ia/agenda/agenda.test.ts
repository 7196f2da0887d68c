/** Agenda cards (Consolidated rules, p. 6, where our copy breaks off). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { agenda } from './agenda.ts';
import { type AgendaScenario, CAMPAIGNS, MOMENTS, PLACES, type Place } from './scenario.ts';

const cards = (...places: Place[]) =>
  places.map((place, i) => ({ id: String(i), name: `Agenda card ${i}`, place, cost: 2 }));

const judge = (details: Partial<AgendaScenario>) =>
  agenda.judge({
    question: 'ia/agenda',
    campaign: 'jabbas-realm',
    moment: 'upgrade-stage',
    influence: 4,
    cards: [],
    ...details,
  });

function judged(details: Partial<AgendaScenario>) {
  const found = judge(details);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}
const answer = (details: Partial<AgendaScenario>) => judged(details).answer.kind;

describe('buying Agenda cards', () => {
  it('is for campaigns, in an Imperial Upgrade Stage, by spending influence', () => {
    expect(answer({ cards: cards('bought', 'bought') })).toBe('yes');
    expect(answer({ cards: cards('bought', 'bought'), influence: 3 })).toBe('no');
    expect(answer({ cards: cards('bought'), moment: 'other-time' })).toBe('no');
    expect(answer({ cards: cards('bought'), campaign: 'skirmish' })).toBe('no');
    expect(answer({ cards: cards('hand', 'play-area'), influence: 0, moment: 'other-time' })).toBe('yes');
  });

  it('is over when the stage ends', () => {
    expect(judge({ cards: cards('hand', 'bought'), moment: 'end-of-stage' })).toMatchObject({
      error: [{ code: 'bought-by-then', path: ['cards', 1, 'place'], rule: 'ia-115' }],
    });
  });
});

it('the Agenda deck is made of six sets', () => {
  expect(answer({ sets: 6 })).toBe('yes');
  expect(answer({ sets: 5 })).toBe('no');
  expect(answer({ sets: 7 })).toBe('no');
});

describe('four Agenda cards', () => {
  const four = cards('hand', 'hand', 'hand', 'play-area');
  const five = cards('hand', 'hand', 'hand', 'play-area', 'play-area');

  it('in hand and play area together are the limit of three campaigns', () => {
    for (const campaign of ['jabbas-realm', 'heart-of-the-empire', 'tyrants-of-lothal'] as const) {
      expect(answer({ campaign, moment: 'other-time', cards: four })).toBe('yes');
      expect(answer({ campaign, moment: 'other-time', cards: five })).toBe('no');
    }
    expect(answer({ campaign: 'another', moment: 'other-time', cards: five })).toBe('yes');
  });

  it('are not exceeded by what was discarded after use', () => {
    expect(answer({ moment: 'other-time', cards: [...four, ...cards('discarded').map(late)] })).toBe('yes');
  });

  it('and a fifth one in the stage: an open point; as it ends, the source breaks off', () => {
    const fifth = [...four, ...cards('bought').map(late)];
    const open = judged({ cards: fifth });
    expect(open.answer.kind).toBe('yes');
    expect(open.hangsOn).toMatchObject([{ reading: 'fifth-agenda-card', otherwise: [{ value: 'never' }] }]);
    expect(decisivePages(open.steps)).toContain('ia-309');
    const never = { readings: { 'fifth-agenda-card': 'never' } } as const;
    expect(answer({ cards: fifth, ...never })).toBe('no');
    expect(judged({ cards: five, moment: 'end-of-stage' }).answer).toEqual({
      kind: 'undetermined',
      missing: ['end-of-the-passage'],
    });
    expect(answer({ cards: five, moment: 'end-of-stage', ...never })).toBe('no');
    expect(judged({ cards: four }).hangsOn).toEqual([]);
  });
});

/** With a letter that the cards above do not have. */
const late = (card: ReturnType<typeof cards>[number]) => ({ ...card, id: 'L' });

it('has letters of their own for its cards', () => {
  const [card] = cards('hand');
  expect(judge({ cards: card ? [card, card] : [] })).toMatchObject({ error: [{ code: 'same-id' }] });
});

describe('any Agenda cards', () => {
  const tables = fc.record({
    campaign: fc.constantFrom(...CAMPAIGNS),
    moment: fc.constantFrom(...MOMENTS),
    influence: fc.integer({ min: 0, max: 8 }),
    places: fc.array(fc.constantFrom(...PLACES), { minLength: 1, maxLength: 7 }),
  });

  it('that are allowed stay so with one card less, and with more influence', () => {
    fc.assert(
      fc.property(tables, ({ places, ...table }) => {
        const scenario = { ...table, cards: cards(...places) };
        fc.pre(judge(scenario).ok && answer(scenario) === 'yes');
        expect(answer({ ...scenario, cards: scenario.cards.slice(1) })).toBe('yes');
        expect(answer({ ...scenario, influence: table.influence + 1 })).toBe('yes');
      }),
    );
  });
});
