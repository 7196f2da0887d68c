/** Game modes (Consolidated rules, p. 2). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { gameMode } from './game-mode.ts';
import { GAMES, type GameId, type GameModeScenario, PRODUCTS } from './scenario.ts';

type Table = Partial<Omit<GameModeScenario, 'question' | 'game'>>;

function judged(game: GameId, table: Table) {
  const found = gameMode.judge({
    question: 'ia/game-mode',
    game,
    imperial: 0,
    heroes: 0,
    armies: 0,
    products: [],
    ...table,
  });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}
const answer = (game: GameId, table: Table) => judged(game, table).answer.kind;
const CORE = { products: ['core'] } as const;

describe('a campaign', () => {
  it('is for one Imperial player and up to four others', () => {
    for (const heroes of [1, 2, 3, 4]) {
      expect(answer('core-campaign', { ...CORE, imperial: 1, heroes })).toBe('yes');
    }
    expect(answer('core-campaign', { ...CORE, imperial: 1, heroes: 5 })).toBe('no');
    expect(answer('core-campaign', { ...CORE, imperial: 2, heroes: 3 })).toBe('no');
    expect(answer('core-campaign', { ...CORE, heroes: 4 })).toBe('no');
    expect(answer('core-campaign', { ...CORE, imperial: 1 })).toBe('no');
  });

  it('of the core game comes with it, further ones with boxed expansions', () => {
    const all = { imperial: 1, heroes: 2 };
    expect(answer('core-campaign', all)).toBe('no');
    expect(answer('expansion-campaign', { ...all, ...CORE })).toBe('no');
    expect(answer('expansion-campaign', { ...all, products: ['core', 'other-box'] })).toBe('yes');
    expect(judged('expansion-campaign', { ...all, products: ['other-box'] }).answer).toEqual({
      kind: 'undetermined',
      missing: ['core-too'],
    });
  });
});

describe('a skirmish', () => {
  it('is for two armies', () => {
    expect(answer('skirmish', { ...CORE, armies: 2 })).toBe('yes');
    expect(answer('skirmish', { ...CORE, armies: 3 })).toBe('no');
    expect(answer('skirmish', { ...CORE, armies: 2, imperial: 1 })).toBe('no');
  });

  it('or for four, on a map of an expansion that is for four', () => {
    expect(answer('four-player-skirmish', { armies: 4, products: ['core', 'four-player-map'] })).toBe('yes');
    expect(answer('four-player-skirmish', { ...CORE, armies: 4 })).toBe('no');
    expect(answer('four-player-skirmish', { armies: 3, products: ['core', 'four-player-map'] })).toBe('no');
  });
});

describe('the companion app', () => {
  it('plays the Empire for one player or several', () => {
    expect(answer('freedom-fighter', { ...CORE, heroes: 1 })).toBe('yes');
    expect(answer('freedom-fighter', { ...CORE, heroes: 4 })).toBe('yes');
    expect(answer('freedom-fighter', { ...CORE, heroes: 3, imperial: 1 })).toBe('no');
    expect(answer('freedom-fighter', CORE)).toBe('no');
    expect(answer('freedom-fighter', { ...CORE, heroes: 5 })).toBe('undetermined');
  });

  it('has campaigns that need their expansions', () => {
    expect(answer('app-jabbas-realm', { ...CORE, heroes: 2 })).toBe('no');
    expect(answer('app-jabbas-realm', { heroes: 2, products: ['jabbas-realm'] })).toBe('no');
    expect(answer('app-jabbas-realm', { heroes: 2, products: ['core', 'jabbas-realm'] })).toBe('yes');
    expect(answer('app-return-to-hoth', { heroes: 2, products: ['core', 'jabbas-realm'] })).toBe('no');
    expect(answer('app-return-to-hoth', { heroes: 2, products: ['core', 'return-to-hoth'] })).toBe('yes');
  });

  it('has raids of which the guide names no products', () => {
    expect(judged('gray-cap-cantina', { heroes: 2, products: PRODUCTS }).answer).toEqual({
      kind: 'undetermined',
      missing: ['raid-products'],
    });
    expect(answer('malastarian-outpost', { heroes: 2, imperial: 1, products: PRODUCTS })).toBe('no');
  });
});

const count = fc.integer({ min: 0, max: 6 });
const tables = fc.record({
  imperial: count,
  heroes: count,
  armies: count,
  products: fc.subarray([...PRODUCTS]),
});

describe('any table', () => {
  it('loses nothing by further products, and each reason is on one page', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), tables, (game, table) => {
        const verdict = judged(game, table);
        expect(decisivePages(verdict.steps)).toHaveLength(1);
        const richer = answer(game, { ...table, products: PRODUCTS });
        if (verdict.answer.kind === 'yes') expect(richer).toBe('yes');
        if (verdict.answer.kind === 'undetermined') expect(richer).not.toBe('no');
      }),
    );
  });

  it('plays at one kind of game at most', () => {
    const modes = [
      ['core-campaign', 'expansion-campaign'],
      ['skirmish', 'four-player-skirmish'],
      ['freedom-fighter', 'app-jabbas-realm', 'app-return-to-hoth'],
    ] as const;
    fc.assert(
      fc.property(tables, (table) => {
        const playable = modes.filter((games) => games.some((game) => answer(game, table) === 'yes'));
        expect(playable.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
