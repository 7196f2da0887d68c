/** What the factions are called in a sentence. */
import type { Faction } from '../../core/swm/factions.ts';

export const FACTION: Readonly<Record<Faction, string>> = {
  'rebel-alliance': 'the Rebel Alliance',
  'galactic-empire': 'the Galactic Empire',
  fringe: 'the Fringe',
  'old-republic': 'the Old Republic',
  sith: 'the Sith',
  republic: 'the Republic',
  separatists: 'the Separatists',
  'new-republic': 'the New Republic',
  mandalorians: 'the Mandalorians',
  'yuuzhan-vong': 'the Yuuzhan Vong',
};
