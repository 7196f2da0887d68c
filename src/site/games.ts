/** The games whose rulings are kept here, as pages, footers and filters name them. */

import type { Game as GameId } from '../corpus/schema.ts';

export interface Game {
  readonly id: GameId;
  readonly name: string;
  readonly publisher: string;
  readonly about: string;
  /** What readers can ask on the game's page for it. */
  readonly asks: string;
}

export const GAMES: readonly Game[] = [
  {
    id: 'swm',
    name: 'Star Wars Miniatures',
    publisher: 'Wizards of the Coast, 2004–2010',
    about: 'Squares with thin walls, attack rolls and saves.',
    asks: 'Ask about any pair of an offence and a defence, any bonuses, any turn',
  },
  {
    id: 'xwing',
    name: 'X-Wing',
    publisher: 'Second edition; Fantasy Flight Games, later Atomic Mass Games',
    about: 'Ships on a table, abilities in a queue.',
    asks: 'Ask about abilities, attacks, maneuvers, devices or locks in a position of your own',
  },
  {
    id: 'ia',
    name: 'Imperial Assault',
    publisher: 'Fantasy Flight Games',
    about: 'Squares with walls and doors, dice with symbols.',
    asks: 'Ask about activations, abilities, adjacency or armies in a position of your own',
  },
];

/** Where readers ask about anything of a game. */
export const askPath = ({ id }: Game): string => `/${id}/ask/`;

export const gameOf = (id: string): Game => {
  const game = GAMES.find((known) => known.id === id);
  if (!game) throw new Error(`There is no game "${id}".`);
  return game;
};
