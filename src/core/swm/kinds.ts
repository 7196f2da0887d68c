/** Kinds of characters that texts tell apart, such as living characters. */
import type { Kind } from './abilities/vocabulary.ts';
import type { Side } from './effects/sides.ts';

/** Is the character of a kind that a text names? A Cyborg is a Droid and a non-Droid. */
export function isOfKind(kind: Kind, { kind: as, has }: Side): boolean {
  const mounted = has('is-mounted');
  switch (kind) {
    // A living character is no Droid, unless it is a Cyborg, and has no Mounted Weapon.
    case 'living':
      return as !== 'droid-only' && !mounted;
    case 'droid':
      return as !== 'non-droid';
    case 'non-droid':
      return as !== 'droid-only';
    case 'droid-or-mounted-weapon':
      return as !== 'non-droid' || mounted;
    case 'unique':
      return has('is-unique');
    case 'non-unique':
      return !has('is-unique');
  }
}
