/** Pages that the steps of Tallon Roll verdicts cite. The ids are permanent (`content/rules/xwing` and so on). */
export const PAGE = {
  validPosition: 'xwing-009',
  tallonRoll: 'xwing-150',
  overlap: 'xwing-151',
  partly: 'xwing-152',
  flee: 'xwing-153',
  measures: 'xwing-154',
  obstacle: 'xwing-155',
  likeABarrelRoll: 'xwing-305',
} as const;
