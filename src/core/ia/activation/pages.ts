/** Pages that verdicts about an activation cite. The ids are permanent (`content/rules/ia`). */
export const PAGE = {
  actions: 'ia-109',
  activation: 'ia-110',
} as const;
