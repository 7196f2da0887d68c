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

/** What else texts call their characters: "the Rebel player" has a squad of the Rebel Alliance (Rebel Storm rulebook, p. 5). */
export const FACTION_WORDS: Readonly<Record<string, Faction>> = {
  rebel: 'rebel-alliance',
  imperial: 'galactic-empire',
  separatist: 'separatists',
  mandalorian: 'mandalorians',
};
