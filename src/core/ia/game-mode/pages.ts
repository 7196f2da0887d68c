/** Pages that the steps of verdicts on game modes cite. The ids are permanent (`content/rules/ia`). */
export const PAGE = { campaign: 'ia-103', skirmish: 'ia-104', app: 'ia-105' } as const;
