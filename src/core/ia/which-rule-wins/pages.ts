/** The page that the steps about contradicting texts cite (`content/rules/ia`). */
export const PAGE = { goldenRules: 'ia-101' } as const;
