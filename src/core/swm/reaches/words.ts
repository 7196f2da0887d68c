/**
 * What a word in a text means (Star Wars Miniatures, Clarifications 2005). "Allied Yuuzhan Vong" are the characters of
 * that faction, whatever their names; to have Jedi Hunter is to have it among the special abilities, and not in the
 * name. A word that is neither faction, kind nor ability is looked for in names.
 */
import { sourceOf } from '../abilities/index.ts';
import { ABILITY_IDS, type AbilityId } from '../abilities/pages.ts';
import { KINDS, type Kind } from '../abilities/vocabulary.ts';
import { FACTION_WORDS, FACTIONS, type Faction } from '../factions.ts';

export type Meaning =
  | { readonly means: 'faction'; readonly faction: Faction }
  /** Droids, Unique characters and so on; a Cyborg counts as a Droid (Clarifications 2005, Dominate). */
  | { readonly means: 'kind'; readonly kind: Kind }
  | { readonly means: 'ability'; readonly ability: AbilityId }
  | { readonly means: 'name' };

export function meaningOf(word: string): Meaning {
  const spelt = idOf(word);
  const faction = FACTIONS.find((id) => id === spelt) ?? FACTION_WORDS[spelt];
  if (faction) return { means: 'faction', faction };
  const kind = KINDS.find((id) => id === spelt);
  if (kind) return { means: 'kind', kind };
  const ability = ABILITY_IDS.find((id) => id === spelt && sourceOf(id)?.kind !== 'commander-effect');
  return ability ? { means: 'ability', ability } : { means: 'name' };
}

const idOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

/** Does the name contain the word, as a word? */
export const inName = (word: string, name: string): boolean => `-${idOf(name)}-`.includes(`-${idOf(word)}-`);

/** Is the name this one? */
export const isName = (word: string, name: string): boolean => idOf(word) === idOf(name);
