/** Pages that the steps of verdicts about devices cite. The ids are permanent. */
export const PAGE = {
  bombsAndRemotes: 'xwing-002',
  beyondTheLimit: 'xwing-008',
  oneDevice: 'xwing-140',
  bombs: 'xwing-141',
  mines: 'xwing-142',
  chargeOfTheDevice: 'xwing-143',
} as const;
