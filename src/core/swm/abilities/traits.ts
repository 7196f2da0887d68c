/** Abilities that say what kind of character has them. */
import { specialAbility } from './events.ts';

export const TRAITS = {
  droid: specialAbility('droid', 'Droid', { known: 'partly', traits: ['is-droid'] }),
  // Counts as a Droid and as a non-Droid (Clarifications 2005, Dominate).
  cyborg: specialAbility('cyborg', 'Cyborg', {
    known: 'quoted',
    traits: ['is-droid', 'counts-as-non-droid'],
  }),
  unique: specialAbility('unique', 'Unique', { known: 'partly', traits: ['is-unique'] }),
  'mounted-weapon': specialAbility('mounted-weapon', 'Mounted Weapon', {
    known: 'partly',
    traits: ['is-mounted'],
  }),
  // Both are treated as having Mounted Weapon, a tower for combined fire only (Clarifications 2005, AT-AT).
  turret: specialAbility('turret', 'Turret', { known: 'quoted', traits: ['is-mounted'] }),
  tower: specialAbility('tower', 'Tower', { known: 'quoted', traits: ['is-mounted'] }),
  gunner: specialAbility('gunner', 'Gunner', { known: 'partly', traits: ['is-gunner'] }),
  'melee-attack': specialAbility('melee-attack', 'Melee Attack', { known: 'partly', traits: ['melee'] }),
  // Its attacks "still count as melee attacks" (Clarifications 2005, Melee Reach 2).
  'melee-reach-2': specialAbility('melee-reach-2', 'Melee Reach 2', {
    known: 'quoted',
    traits: ['melee', 'reach'],
  }),
} as const;
