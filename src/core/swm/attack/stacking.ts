/** How modifiers add up. What one origin allows is data; what does not count stays in the list, with its reason. */
import type { PageId } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import type { Left } from './facts.ts';
import type { Modifier, ModifierOrigin } from './scenario.ts';

/** Of the bonuses to one stat, which exclude each other: all of this origin, or those of one name. */
const EXCLUSIVE: Readonly<Record<ModifierOrigin, { readonly by: 'origin' | 'name'; readonly rule: PageId }>> =
  {
    // Clarifications 2005, Followers and Commanders; FAQ, Stacking: the better of two bonuses to the same stat.
    'commander-effect': { by: 'origin', rule: PAGE.stacking },
    'special-ability': { by: 'name', rule: READINGS['same-bonus'].page },
    'force-power': { by: 'name', rule: READINGS['same-bonus'].page },
    rule: { by: 'name', rule: READINGS['same-bonus'].page },
  };

export interface Counted {
  readonly modifier: Modifier;
  /** Why it does not count; undefined when it does. */
  readonly left?: { readonly why: Left; readonly rule: PageId; readonly by?: Modifier };
}

/** `critical`: does what counts on a critical hit only count now? */
export function counted(
  modifiers: readonly Modifier[],
  critical: boolean,
  readings?: Readings,
): readonly Counted[] {
  const scored = modifiers.filter(({ counts }) => counts === 'always' || critical);
  return modifiers.map((modifier): Counted => {
    if (modifier.counts === 'critical-hit' && !critical) {
      return { modifier, left: { why: 'no-critical-hit', rule: PAGE.naturalTwenty } };
    }
    const rivals = scored.filter((other) => exclude(modifier, other, readings));
    const best = rivals.reduce<Modifier | undefined>(
      (better, other) => (better && better.amount >= other.amount ? better : other),
      undefined,
    );
    return best === undefined || best === modifier
      ? { modifier }
      : { modifier, left: { why: 'another-counts', rule: EXCLUSIVE[modifier.origin].rule, by: best } };
  });
}

/** Can at most one of the two count? Penalties always do. A modifier excludes itself, if it is a bonus. */
function exclude(one: Modifier, other: Modifier, readings: Readings | undefined): boolean {
  if (one.amount <= 0 || other.amount <= 0 || one.stat !== other.stat) return false;
  const [a, b] = [EXCLUSIVE[one.origin], EXCLUSIVE[other.origin]];
  if (a.by === 'origin' || b.by === 'origin') return one.origin === other.origin;
  return one.name === other.name && readingOf(readings, 'same-bonus') === 'once';
}
