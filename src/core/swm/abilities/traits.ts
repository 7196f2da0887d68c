/** What abilities make of the character that has them. Apart from the records, which few questions need. */
import type { AbilityId } from './pages.ts';
import type { SourceId, Trait } from './vocabulary.ts';

export const TRAITS: Readonly<Partial<Record<AbilityId, readonly Trait[]>>> = {
  droid: ['is-droid'],
  // Counts as a Droid and as a non-Droid (Clarifications 2005, Dominate).
  cyborg: ['is-droid', 'counts-as-non-droid'],
  unique: ['is-unique'],
  'mounted-weapon': ['is-mounted'],
  // Both are treated as having Mounted Weapon, a tower for combined fire only (Clarifications 2005, AT-AT).
  turret: ['is-mounted'],
  tower: ['is-mounted'],
  gunner: ['is-gunner'],
  // Cannot squeeze, as card lists have it; named in a note to Clarifications 2005, Setup.
  rigid: ['is-rigid'],
  'melee-attack': ['melee'],
  // Its attacks "still count as melee attacks" (Clarifications 2005, Melee Reach 2).
  'melee-reach-2': ['melee', 'reach'],
  lightsaber: ['with-lightsaber'],
  'lightsaber-assault': ['with-lightsaber'],
  'lightsaber-sweep': ['with-lightsaber'],
  'lightsaber-precision': ['with-lightsaber'],
  'lightsaber-riposte': ['with-lightsaber'],
};

/** An effect that asks for one of these finds it in the other (Clarifications 2005, AT-AT). */
const TREATED_AS: Readonly<Partial<Record<AbilityId, AbilityId>>> = {
  turret: 'mounted-weapon',
  tower: 'mounted-weapon',
};
export const treatedAs = (id: AbilityId): AbilityId | undefined => TREATED_AS[id];

const BY_ID: Readonly<Partial<Record<SourceId, readonly Trait[]>>> = TRAITS;

export const traitsOf = (id: SourceId): readonly Trait[] => BY_ID[id] ?? [];

/** The abilities that give a trait. */
export const abilitiesThatMake = (trait: Trait): readonly AbilityId[] =>
  (Object.keys(TRAITS) as AbilityId[]).filter((id) => traitsOf(id).includes(trait));
