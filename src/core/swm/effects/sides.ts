/** What a character's abilities make of it. */
import { traitsOf } from '../abilities/traits.ts';
import type { SourceId, Trait } from '../abilities/vocabulary.ts';

export interface Side {
  readonly ids: readonly SourceId[];
  has(trait: Trait): boolean;
  /** The abilities that give it the trait. */
  because(trait: Trait): readonly SourceId[];
  /** `both`: a Cyborg counts as a Droid and as a non-Droid. */
  readonly kind: 'droid-only' | 'both' | 'non-droid';
}

export function sideOf(ids: readonly SourceId[]): Side {
  const because = (trait: Trait) => ids.filter((id) => traitsOf(id).includes(trait));
  const has = (trait: Trait) => because(trait).length > 0;
  const kind = !has('is-droid') ? 'non-droid' : has('counts-as-non-droid') ? 'both' : 'droid-only';
  return { ids, has, because, kind };
}
