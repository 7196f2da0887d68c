/** The page that the steps about the abilities box cite (`content/rules/ia`). */
export const PAGE = { abilitiesBox: 'ia-107' } as const;
