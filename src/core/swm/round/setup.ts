/** What makes a round that nobody could play. */

import { sameLetters } from '../../letters.ts';
import { citing, type SetupError } from '../../result.ts';
import type { PageId } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { PLAYERS } from '../players.ts';
import { oftenOf } from './often.ts';
import type { InARound, RoundCharacter } from './scenario.ts';

const NAMES = { rebel: 'Rebel', empire: 'Imperial' } as const;

/** Each character has a letter of its own, events name characters there are, and each player has some. */
export function roundErrors({ characters, events }: InARound): readonly SetupError[] {
  const named = (id: string) => characters.find((character) => character.id === id);
  return [
    ...sameLetters({ characters }),
    ...PLAYERS.filter((player) => !characters.some(({ side }) => side === player)).map(
      (player): SetupError => ({
        code: 'no-characters',
        message: `The ${NAMES[player]} player has no characters.`,
        path: ['characters'],
      }),
    ),
    ...characters.flatMap(activationErrors),
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

/** Each character activates once in a round (Rebel Storm rulebook, p. 6); how often an AT-AT does, its card says. */
function activationErrors(character: RoundCharacter, i: number): readonly SetupError[] {
  const { name, activations } = character;
  const error = (code: string, message: string, rule?: PageId) => [
    citing(rule, { code, message, path: ['characters', i, 'activations'] }),
  ];
  const often = oftenOf(character) !== undefined;
  if (often && activations === undefined) {
    return error('unknown-activations', `How often ${name} activates in a round must be said.`);
  }
  return !often && activations !== undefined && activations > 1
    ? error('several-activations', `${name} is no AT-AT, and activates once in a round.`, PAGE.phases)
    : [];
}

/** A character that the question is about is one of those on the battle grid. */
export const memberErrors = ({
  characters,
  character,
}: InARound & { readonly character?: string }): readonly SetupError[] =>
  character === undefined || characters.some(({ id }) => id === character)
    ? []
    : [
        {
          code: 'unknown-character',
          message: `No character has the letter ${character}.`,
          path: ['character'],
        },
      ];
