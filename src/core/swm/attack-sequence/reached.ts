/** Whether an effect works on a character by its text, as far as a position without names and factions tells. */
import { sourceOf } from '../abilities/index.ts';
import type { ReachText } from '../abilities/vocabulary.ts';
import { sideOf } from '../effects/sides.ts';
import { isOfKind } from '../kinds.ts';
import { type Actor, distanceOf, enemies, type Table } from './state.ts';

/** All others are within 6 squares, but for those who stand far off; a follower has no commander effect of its own. */
export function isOf(
  table: Table,
  { whom, kinds = [], within }: ReachText,
  who: Actor,
  holder: Actor,
): boolean {
  const { abilities } = who.character;
  const near = within === undefined || distanceOf(table, holder, who) !== 'further';
  const side =
    whom === 'anyone'
      ? true
      : whom === 'enemies'
        ? enemies(who, holder)
        : who !== holder && !enemies(who, holder);
  const commands = abilities.some((id) => sourceOf(id)?.kind === 'commander-effect');
  return (
    near &&
    side &&
    !(whom === 'followers' && commands) &&
    kinds.every((kind) => isOfKind(kind, sideOf(abilities)))
  );
}
