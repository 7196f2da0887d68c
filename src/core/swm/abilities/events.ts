/** Short ways to write down common records. They return plain data. */
import { ABILITY_PAGE, type AbilityId } from './pages.ts';
import type { Ability, Clause, Condition, EventSpec, Known } from './vocabulary.ts';

type Details = Omit<Ability, 'id' | 'name' | 'page' | 'kind'>;

const record =
  (kind: Ability['kind']) =>
  <Id extends AbilityId>(id: Id, name: string, details: Details): Ability & { readonly id: Id } => ({
    id,
    name,
    page: ABILITY_PAGE[id],
    kind,
    ...details,
  });

export const specialAbility = record('special-ability');
export const forcePower = record('force-power');
export const commanderEffect = record('commander-effect');

/** An attack: d20 plus Attack against Defense, then damage (what counts as an attack, swm-015). */
export const attack = (details: Pick<EventSpec, 'usesTargetRules'> & Partial<EventSpec>): EventSpec => ({
  role: 'attack',
  origin: 'attack',
  resolvedBy: 'attack-roll',
  affects: 'targets',
  does: 'attack-damage',
  aimed: true,
  spendsForce: false,
  ...details,
});

/**
 * An attack granted outside of the normal turn. As far as the texts go, the ability says whom it is for, or its user
 * chooses by the rules; whether the rules for choosing targets are used for all of them is an open point.
 */
export const granted = (as: Known<boolean>, details: Partial<EventSpec> = {}): readonly EventSpec[] => [
  attack({ usesTargetRules: as, ...details, given: { reading: 'granted-attacks', value: 'as-worded' } }),
  attack({ usesTargetRules: true, ...details, given: { reading: 'granted-attacks', value: 'by-the-rules' } }),
  attack({
    usesTargetRules: false,
    ...details,
    given: { reading: 'granted-attacks', value: 'outside-the-rules' },
  }),
];

/** A special ability or Force power that helps its own user, such as by granting attacks or a bonus. */
const use =
  (origin: EventSpec['origin'], spendsForce: boolean) =>
  (does: EventSpec['does'], details: Partial<EventSpec> = {}): EventSpec => ({
    role: 'use',
    origin,
    resolvedBy: 'automatic',
    affects: 'user',
    does,
    usesTargetRules: false,
    aimed: false,
    spendsForce,
    ...details,
  });

export const useAbility = use('special-ability', false);
/** Using a Force power takes Force points, unless its record says otherwise. */
export const usePower = use('force-power', true);

/** A clause against what enemies do in answer to the holder's own attacks and abilities. */
export const forbidsAnswer = (
  id: AbilityId,
  when: readonly Condition[],
  details: Pick<Clause, 'given'> = {},
): Clause => ({ on: 'response', effect: 'prevent', when, ...details, rule: ABILITY_PAGE[id] });
