/** Abilities of which the sources say that they replace attacks. Others go without a name. */
import { ABILITIES, ABILITY_IDS } from '../abilities/index.ts';

const replacing = new Set<string>(
  ABILITIES.filter(({ replaces }) => replaces === 'attacks').map(({ id }) => id),
);

export const REPLACING = ABILITY_IDS.filter((id) => replacing.has(id));
