/** How many actions a figure can perform in its activation (Consolidated rules, "Actions", p. 4). */
export const ACTIONS = 2;
