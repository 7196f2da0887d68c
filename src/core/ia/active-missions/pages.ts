/** The page that the steps of verdicts on active missions cite (`content/rules/ia`). */
export const PAGE = { activeMissions: 'ia-112' } as const;
