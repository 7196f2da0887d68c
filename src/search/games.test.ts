import { describe, expect, it } from 'vitest';
import { readGame } from './games.ts';

const read = (text: string) => {
  const named = readGame(text);
  return named && [named.game, named.rest];
};

describe('a game in a query', () => {
  it('is named as players name it', () => {
    expect(read('reroll dice Imperial Assault')).toEqual(['ia', 'reroll dice']);
    expect(read('IA reroll')).toEqual(['ia', 'reroll']);
    expect(read('star wars imperial assault reroll')).toEqual(['ia', 'reroll']);
    for (const name of ['x-wing', 'xwing', 'X Wing', 'X‑Wing', 'star wars x-wing']) {
      expect(read(`what is an ability ${name}?`)).toEqual(['xwing', 'what is an ability ?']);
    }
    for (const name of ['swm', 'minis', 'star wars minis', 'Star Wars Miniatures']) {
      expect(read(`${name} cover`)).toEqual(['swm', 'cover']);
    }
  });

  it('is none where the words mean something else', () => {
    for (const text of [
      'is an x-wing a large ship',
      'T-70 X-wing shields',
      "the x-wing's shields",
      'two x-wings',
      'how many minis in a squad',
      'can two minis share a space',
      'do minis block',
      'swm-029',
      'ia 101',
      'media',
      'imperial charging assault',
    ]) {
      expect.soft(read(text), text).toBeUndefined();
    }
    expect(read('large ship in the x-wing game')).toEqual(['xwing', 'large ship in the game']);
  });

  it('is none in quotation marks, which is how reading it is undone', () => {
    expect(readGame('luke "x-wing"')).toBeUndefined();
    expect(readGame('luke x-wing')?.asWords).toBe('luke "x-wing"');
    expect(readGame('luke x wing')?.asWords).toBe('luke "x-wing"');
    expect(readGame(readGame('IA reroll')?.asWords ?? '')).toBeUndefined();
  });

  it('is none where several are named', () => {
    expect(read('cover swm ia')).toBeUndefined();
    expect(read('swm cover in star wars minis')).toEqual(['swm', 'cover in']);
  });
});
