/** Pages that verdicts about the next activation cite. The ids are permanent (`content/rules/ia`). */
export const PAGE = {
  activation: 'ia-110',
  phase: 'ia-111',
} as const;
