/** Pages that the steps of X-Wing verdicts cite. The ids are permanent (`content/rules/xwing`, `content/rulings/xwing`). */
export const PAGE = {
  queueOrder: 'xwing-101',
  gameEffectsFirst: 'xwing-102',
  becomingTractored: 'xwing-103',
  debrisCloud: 'xwing-104',
  actions: 'xwing-105',
  bonusAttack: 'xwing-106',
  ability: 'xwing-114',
  requirement: 'xwing-115',
  cost: 'xwing-116',
  singleEffect: 'xwing-007',
  losingShields: 'xwing-010',
  oneInstance: 'xwing-025',
  shields: 'xwing-160',
  costNeedsEffect: 'xwing-301',
  failedActionCost: 'xwing-311',
} as const;
