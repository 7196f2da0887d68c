/** The pages that verdicts about movement cite. */
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { abilitiesThatMake } from '../abilities/traits.ts';
import { FORBIDDING_PAGES } from '../held-clauses.ts';
import { PAGE } from '../pages.ts';

/** Every page that a step of a move can cite. */
export const MOVE_PAGES = [
  PAGE.speed,
  PAGE.diagonals,
  PAGE.wallCorners,
  PAGE.otherCharacters,
  PAGE.lowObjectsMovement,
  PAGE.wallsAndPits,
  PAGE.doors,
  PAGE.largeCharacters,
  PAGE.squeezing,
  PAGE.attacksOfOpportunity,
  ...FORBIDDING_PAGES,
  ...abilitiesThatMake('is-rigid').map((id) => ABILITY_PAGE[id]),
] as const;
