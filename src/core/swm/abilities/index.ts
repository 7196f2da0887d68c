/** What special abilities, Force powers and commander effects are, as data. Their wording lives in `content/abilities/swm`. */

import type { ReadingId } from '../readings.ts';
import { ACTING } from './acting.ts';
import { areaOf } from './areas.ts';
import { ATTACKS } from './attacks.ts';
import { COMMANDERS, RESERVES } from './commanders.ts';
import { DEFENCES } from './defences.ts';
import { KINDS } from './kinds.ts';
import { ABILITY_IDS, type AbilityId } from './pages.ts';
import { POWERS } from './powers.ts';
import { RULES } from './rules.ts';
import { TARGETING_ABILITIES, type TargetingAbility } from './targeting.ts';
import { traitsOf } from './traits.ts';
import { turnClauses } from './turns.ts';
import type { Ability, EventSpec, Given, SourceId } from './vocabulary.ts';

export { ABILITY_IDS, ABILITY_PAGE, type AbilityId } from './pages.ts';

const EFFECTS: Readonly<Partial<Record<AbilityId, Ability>>> = {
  ...ATTACKS,
  ...POWERS,
  ...DEFENCES,
  ...KINDS,
  ...ACTING,
  ...RESERVES,
  ...COMMANDERS,
};
const TARGETING = new Map(TARGETING_ABILITIES.map((ability) => [ability.id, ability]));

const merged = (effects: Ability | undefined, choice: TargetingAbility | undefined): readonly Ability[] => {
  const { id, name, page, clauses = [] } = choice ?? {};
  const targeting = clauses.length ? { targeting: clauses } : {};
  if (effects) return [{ ...effects, ...targeting }];
  return id && name && page
    ? [{ id, name, page, kind: 'special-ability', known: 'partly', ...targeting }]
    : [];
};

/** What it makes of its holder and does to a turn or around a target is apart, for questions that need no more. */
const withMore = (ability: Ability, id: AbilityId): Ability => {
  const [traits, turn, area] = [traitsOf(id), turnClauses(id), areaOf(id)];
  return {
    ...ability,
    ...(traits.length > 0 && { traits }),
    ...(turn.length > 0 && { turn }),
    ...(area && { area }),
  };
};

/** Every ability once, with all that the core knows of it. */
export const ABILITIES: readonly Ability[] = ABILITY_IDS.flatMap((id) =>
  merged(EFFECTS[id], TARGETING.get(id)).map((ability) => withMore(ability, id)),
);

const SOURCES: readonly Ability[] = [...Object.values(RULES), ...ABILITIES];
const BY_ID: ReadonlyMap<SourceId, Ability> = new Map(SOURCES.map((source) => [source.id, source]));

/** The record of an ability, or of something that the rules provide. */
export const sourceOf = (id: SourceId): Ability | undefined => BY_ID.get(id);

const having = (wanted: (ability: Ability) => boolean): readonly SourceId[] =>
  SOURCES.filter(wanted).map(({ id }) => id);

/** All that makes something happen to others or strengthens it. */
export const OFFENCES = having(({ events }) => events !== undefined);

/** All that guards against events. */
export const GUARDS = having(({ clauses = [] }) => clauses.some(({ on }) => on === 'incoming'));

/** Abilities of either side that can bear on a pair: what kind of character it is, and what it forbids. */
export const BYSTANDERS = having(
  ({ traits, clauses = [] }) => traits !== undefined || clauses.some(({ on }) => on === 'response'),
) as readonly AbilityId[];

const givenIn = (specs: readonly EventSpec[] = []): readonly (Given | undefined)[] =>
  specs.flatMap(({ given, arising }) => [given, ...givenIn(arising)]);

/** The open points on which a record turns. */
export const readingsIn = ({ events, clauses = [] }: Ability): readonly ReadingId[] =>
  [...givenIn(events), ...clauses.map(({ given }) => given)].flatMap((given) =>
    given ? [given.reading] : [],
  );

/** The open points on which any record turns. */
export const EFFECT_READINGS: readonly ReadingId[] = [...new Set(SOURCES.flatMap(readingsIn))];
