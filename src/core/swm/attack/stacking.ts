/** How modifiers add up. What one origin allows is data; what does not count stays in the list, with its reason. */
import type { PageId } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import type { Left } from './facts.ts';
import type { Modifier, ModifierOrigin } from './scenario.ts';

/** Of the bonuses of these origins to one stat only one counts, whatever their names. */
const ONE_A_STAT: Readonly<Partial<Record<ModifierOrigin, PageId>>> = {
  // Clarifications 2005, Followers and Commanders; FAQ, Stacking: the better of two bonuses to the same stat.
  'commander-effect': PAGE.stacking,
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
  const counting: Modifier[] = [];
  const shutOut = new Map<Modifier, Counted>();
  for (const modifier of scored.toSorted(better)) {
    const [left] = counting.flatMap((other) => leftFor(modifier, other, readings) ?? []);
    if (left) shutOut.set(modifier, { modifier, left });
    else counting.push(modifier);
  }
  return modifiers.map(
    (modifier): Counted =>
      modifier.counts === 'critical-hit' && !critical
        ? { modifier, left: { why: 'no-critical-hit', rule: PAGE.naturalTwenty } }
        : (shutOut.get(modifier) ?? { modifier }),
  );
}

/** The bigger bonus first; of equal ones, that which leaves room for more of its origin. */
const better = (one: Modifier, other: Modifier): number =>
  other.amount - one.amount || Number(one.origin in ONE_A_STAT) - Number(other.origin in ONE_A_STAT);

/** Why a bonus does not count beside one that does; undefined when both count. Penalties always do. */
function leftFor(one: Modifier, by: Modifier, readings: Readings | undefined): Counted['left'] {
  if (one.amount <= 0 || by.amount <= 0 || one.stat !== by.stat) return undefined;
  const rule = one.origin === by.origin ? ONE_A_STAT[one.origin] : undefined;
  if (rule) return { why: 'another-counts', rule, by };
  return one.name === by.name && readingOf(readings, 'same-bonus') === 'once'
    ? { why: 'same-bonus', rule: READINGS['same-bonus'].page, by }
    : undefined;
}
