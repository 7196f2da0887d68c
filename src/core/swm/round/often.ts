/** Characters that activate more than once in a round: the AT-AT. */
import { type TurnClause, turnAbilitiesThat, turnClauses } from '../abilities/turns.ts';
import type { RoundCharacter } from './scenario.ts';

type Often = Extract<TurnClause, { does: 'activates-often' }>;

export const ROUND_TRAITS = turnAbilitiesThat(({ does }) => does === 'activates-often');

/** What limits a character that activates more than once; undefined for all others. */
export const oftenOf = ({ abilities = [] }: RoundCharacter): Often | undefined =>
  abilities.flatMap((id) => turnClauses(id)).find((clause) => clause.does === 'activates-often');

/** How often it activates in a round (Rebel Storm rulebook, p. 6: once). */
export const activationsOf = (character: RoundCharacter): number =>
  (oftenOf(character) && character.activations) || 1;
