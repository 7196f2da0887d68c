/** Pages that the steps of verdicts about attacks cite. The ids are permanent. */
export const PAGE = {
  steps: 'xwing-120',
  modifiesFirst: 'xwing-121',
  whatModifies: 'xwing-122',
  oneReroll: 'xwing-123',
  specialWeapon: 'xwing-124',
  spendingTokens: 'xwing-125',
  addedDie: 'xwing-126',
  bonusAttack: 'xwing-106',
  otherRolls: 'xwing-011',
  rerollsTheAdded: 'xwing-012',
  appliedInItsStep: 'xwing-017',
  aftermath: 'xwing-024',
  weaponOfTheAttack: 'xwing-023',
} as const;
