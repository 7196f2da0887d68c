/** What effects are called in the middle of a sentence. */
import { sourceOf } from '../../core/swm/abilities/index.ts';
import type { SourceId } from '../../core/swm/abilities/vocabulary.ts';
import type { Naming } from '../sentence.ts';

/** Rules and commander effects are spoken of ("the commander effect of Durge"); abilities go by their names. */
export function called(id: SourceId, name: Naming): string {
  const source = sourceOf(id);
  const spoken = source && source.name.charAt(0).toLowerCase() + source.name.slice(1);
  if (source?.kind === 'rule') return spoken ?? id;
  if (source?.kind === 'commander-effect') return `the ${spoken}`;
  const label = name(id);
  return label === id ? (source?.name ?? id) : label;
}
