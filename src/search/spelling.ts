/**
 * British and American spellings that occur in these games' texts, each with the one that the search uses:
 * the American one, because that is how the cards are printed ("Dark Armor", "maneuver").
 * A pair stands for a word's beginning, so "manoeuvred" follows from "manoeuv".
 */
const BEGINNINGS: readonly (readonly [british: string, american: string])[] = [
  ['analys', 'analyz'],
  ['armour', 'armor'],
  ['behaviour', 'behavior'],
  ['cancell', 'cancel'],
  ['centre', 'center'],
  ['colour', 'color'],
  ['defence', 'defense'],
  ['favour', 'favor'],
  ['grey', 'gray'],
  ['honour', 'honor'],
  ['judgement', 'judgment'],
  ['labell', 'label'],
  ['levell', 'level'],
  ['lightsabre', 'lightsaber'],
  ['manoeuvre', 'maneuver'],
  ['manoeuvr', 'maneuver'],
  ['modell', 'model'],
  ['neighbour', 'neighbor'],
  ['neutralis', 'neutraliz'],
  ['offence', 'offense'],
  ['organis', 'organiz'],
  ['prioritis', 'prioritiz'],
  ['programme', 'program'],
  ['realis', 'realiz'],
  ['recognis', 'recogniz'],
  ['sabre', 'saber'],
  ['signall', 'signal'],
  ['travell', 'travel'],
];

/** The one spelling of a lower-case word: "manoeuvres" is "maneuvers"; a word without variants is itself. */
export const commonSpelling = (word: string): string => {
  for (const [british, american] of BEGINNINGS) {
    if (word.startsWith(british)) return american + word.slice(british.length);
  }
  return word;
};
