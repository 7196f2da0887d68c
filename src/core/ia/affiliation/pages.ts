/** Pages that the steps of verdicts on affiliation cite. The ids are permanent (`content/rules/ia`, `content/open/ia`). */
export const PAGE = { affiliation: 'ia-114', neutralFigures: 'ia-310' } as const;
