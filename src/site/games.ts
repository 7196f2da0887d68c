/** The games whose rulings are kept here, as pages, footers and filters name them. */

export interface Game {
  readonly id: string;
  readonly name: string;
  readonly publisher: string;
  readonly about: string;
  /** The page where readers ask about anything of the game. */
  readonly ask?: string;
}

export const GAMES: readonly Game[] = [
  {
    id: 'swm',
    name: 'Star Wars Miniatures',
    publisher: 'Wizards of the Coast, 2004–2010',
    about: 'Squares with thin walls, attack rolls and saves.',
    ask: '/swm/ask/',
  },
  {
    id: 'xwing',
    name: 'X-Wing',
    publisher: 'Second edition; Fantasy Flight Games, later Atomic Mass Games',
    about: 'Ships on a table, abilities in a queue.',
  },
  {
    id: 'ia',
    name: 'Imperial Assault',
    publisher: 'Fantasy Flight Games',
    about: 'Squares with walls and doors, dice with symbols.',
  },
];

export const gameOf = (id: string): Game => {
  const game = GAMES.find((known) => known.id === id);
  if (!game) throw new Error(`There is no game "${id}".`);
  return game;
};
