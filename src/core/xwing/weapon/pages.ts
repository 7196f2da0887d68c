/** Pages that the steps of verdicts about weapons cite. The ids are permanent. */
export const PAGE = {
  declaring: 'xwing-120',
  specialWeapon: 'xwing-124',
  weaponOfTheAttack: 'xwing-023',
  bonusAttack: 'xwing-106',
} as const;
