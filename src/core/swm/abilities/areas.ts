/**
 * Abilities that damage a target and everybody adjacent to it, as data. `swm/area-damage` reads it and knows no ability.
 * The range of Grenades is as card lists give it.
 */

import type { Known } from './given.ts';
import { ABILITY_PAGE, type AbilityId } from './pages.ts';

export interface Area {
  /** How far away the target may be, in squares; `sight`: as far as it can be seen. */
  readonly range: Known<number | 'sight'>;
  /** What the die has to show at least for a save that avoids the damage. */
  readonly save: Known<number>;
}

export interface AreaAbility {
  readonly id: AbilityId;
  readonly name: string;
  readonly page: string;
  readonly area: Area;
}

/** What has to be rolled against Grenades and Missiles, as card lists give it. */
export const BLAST_SAVE = 11;

const ability = <Id extends AbilityId>(id: Id, name: string, area: Area) => ({
  id,
  name,
  page: ABILITY_PAGE[id],
  area,
});

export const AREA_ABILITIES = [
  ability('grenades', 'Grenades', { range: 6, save: BLAST_SAVE }),
  ability('missiles', 'Missiles', { range: 'sight', save: BLAST_SAVE }),
  ability('heavy-laser-cannon', 'Heavy Laser Cannon', { range: 'unknown', save: 'unknown' }),
] as const satisfies readonly AreaAbility[];

export type AreaAbilityId = (typeof AREA_ABILITIES)[number]['id'];
export const AREA_ABILITY_IDS: readonly AreaAbilityId[] = AREA_ABILITIES.map(({ id }) => id);

const AREAS: ReadonlyMap<AbilityId, AreaAbility> = new Map(AREA_ABILITIES.map((each) => [each.id, each]));

/** What an ability does around its target; nothing for most abilities. */
export const areaOf = (id: AbilityId): Area | undefined => AREAS.get(id)?.area;
