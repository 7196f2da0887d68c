/** What makes a round that nobody could play. */
import type { SetupError } from '../../result.ts';
import { PLAYERS } from '../players.ts';
import type { AnyRoundScenario } from './scenario.ts';

const NAMES = { rebel: 'Rebel', empire: 'Imperial' } as const;

/** Each character has a letter of its own, events name characters there are, and each player has some. */
export function roundErrors({ characters, events }: AnyRoundScenario): readonly SetupError[] {
  const named = (id: string) => characters.find((character) => character.id === id);
  return [
    ...characters.flatMap(({ id, name }, i): SetupError[] => {
      const earlier = named(id);
      if (!earlier || earlier === characters[i]) return [];
      const message = `${earlier.name} and ${name} have the same letter ${id}.`;
      return [{ code: 'same-id', message, path: ['characters', i, 'id'] }];
    }),
    ...PLAYERS.filter((player) => !characters.some(({ side }) => side === player)).map(
      (player): SetupError => ({
        code: 'no-characters',
        message: `The ${NAMES[player]} player has no characters.`,
        path: ['characters'],
      }),
    ),
    ...events.flatMap(({ character }, i): SetupError[] =>
      named(character)
        ? []
        : [
            {
              code: 'unknown-character',
              message: `No character has the letter ${character}.`,
              path: ['events', i, 'character'],
            },
          ],
    ),
  ];
}
