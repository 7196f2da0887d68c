/** The factions that characters belong to. A squad is of one of them, and the Fringe fights for all. */
export const FACTIONS = [
  'rebel-alliance',
  'galactic-empire',
  'fringe',
  'old-republic',
  'sith',
  'republic',
  'separatists',
  'new-republic',
  'mandalorians',
  'yuuzhan-vong',
] as const;
export type Faction = (typeof FACTIONS)[number];
