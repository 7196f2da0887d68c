/** What special abilities and Force powers are, as data. Their wording lives in `content/abilities/swm`. */
export { ABILITY_IDS, ABILITY_PAGE, type AbilityId } from './pages.ts';
