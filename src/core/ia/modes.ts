/** The two games that the order of effects and the costs of abilities differ in (Consolidated rules, "Timing"). */
export const MODES = ['campaign', 'skirmish'] as const;
export type Mode = (typeof MODES)[number];
