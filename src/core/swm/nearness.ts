/** How near things are, where it may be that no way leads to them: further than anything. */

/** In the unit of whoever measured it, a whole number; null where no way leads. */
export type Nearness = number | null;

export const closer = (a: Nearness, b: Nearness): boolean => a !== null && (b === null || a < b);
