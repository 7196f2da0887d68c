/** Abilities that say no more than what kind of character has them (`traits.ts`). */
import { specialAbility } from './events.ts';

export const KINDS = {
  droid: specialAbility('droid', 'Droid', { known: 'partly' }),
  cyborg: specialAbility('cyborg', 'Cyborg', {
    known: 'quoted',
  }),
  unique: specialAbility('unique', 'Unique', { known: 'partly' }),
  'mounted-weapon': specialAbility('mounted-weapon', 'Mounted Weapon', {
    known: 'partly',
  }),
  turret: specialAbility('turret', 'Turret', { known: 'quoted' }),
  tower: specialAbility('tower', 'Tower', { known: 'quoted' }),
  gunner: specialAbility('gunner', 'Gunner', { known: 'partly' }),
  rigid: specialAbility('rigid', 'Rigid', { known: 'partly' }),
  'melee-attack': specialAbility('melee-attack', 'Melee Attack', { known: 'partly' }),
  'melee-reach-2': specialAbility('melee-reach-2', 'Melee Reach 2', {
    known: 'quoted',
  }),
} as const;
