/** Pages that the steps of verdicts on Agenda cards cite. The ids are permanent (`content/rules/ia`, `content/open/ia`). */
export const PAGE = { agenda: 'ia-115', fifthCard: 'ia-309' } as const;
