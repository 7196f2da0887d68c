/** The two games in which the rules differ, where they do (Consolidated rules, "Introduction"). */
export const MODES = ['campaign', 'skirmish'] as const;
export type Mode = (typeof MODES)[number];
