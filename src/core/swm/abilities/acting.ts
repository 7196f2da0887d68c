/** Abilities that change what their holder does in its turn, or that work at certain times; what they do: `turns.ts`. */
import { specialAbility } from './events.ts';

export const ACTING = {
  // The number on the card is what a turn is asked about with (`swm/turn`).
  speed: specialAbility('speed', 'Speed', { known: 'partly' }),
  'mobile-attack': specialAbility('mobile-attack', 'Mobile Attack', { known: 'partly' }),
  'heavy-weapon': specialAbility('heavy-weapon', 'Heavy Weapon', { known: 'partly' }),
  wheeled: specialAbility('wheeled', 'Wheeled', { known: 'unknown' }),
  lift: specialAbility('lift', 'Lift', { known: 'unknown' }),
  'industrial-repair': specialAbility('industrial-repair', 'Industrial Repair', { known: 'unknown' }),
  regeneration: specialAbility('regeneration', 'Regeneration', { known: 'partly' }),
  'door-gimmick': specialAbility('door-gimmick', 'Door Gimmick', { known: 'partly' }),
  'at-at': specialAbility('at-at', 'AT-AT', { known: 'partly' }),
  'pawn-of-the-dark-side': specialAbility('pawn-of-the-dark-side', 'Pawn of the Dark Side', {
    known: 'partly',
  }),
} as const;
