/** Pages that the steps of verdicts about locks cite. The ids are permanent. */
export const PAGE = {
  additionalLock: 'xwing-004',
  lock: 'xwing-144',
} as const;
