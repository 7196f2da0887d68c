/** Pages that the steps of Star Wars Miniatures verdicts cite. The ids are permanent (`content/rules/swm`). */
export const PAGE = {
  whatIsAnAttack: 'swm-015',
  forceImmunity: 'swm-037',
  diagonals: 'swm-113',
  lowObjectsMovement: 'swm-116',
  lineOfSight: 'swm-121',
  choosingTargets: 'swm-122',
  cover: 'swm-123',
  lowObjectsCover: 'swm-124',
  charactersCover: 'swm-125',
  attackRolls: 'swm-126',
  attackingAllies: 'swm-130',
  attacksOfOpportunity: 'swm-133',
  distance: 'swm-134',
  forcePoints: 'swm-140',
  adjacent: 'swm-301',
} as const;
