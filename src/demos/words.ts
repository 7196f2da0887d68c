/** Words of labels inside a line. */

/** What keeps its capital wherever it stands: names and terms of the games. */
const NAMES = /^(AT-AT|Force|Hit Points|Imperial|Rebel)\b/;

/** "Placed character" as it stands inside a line: "placed character", but "AT-AT". */
export const uncapital = (label: string): string =>
  NAMES.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Words that are no names wherever a label begins with them. */
const PLAIN = /^(A|An|Another|Another’s|As|At|By|From|In|It|Its|Not|On|The|To|With|Without)(?= )/;

/** The label of a choice as it stands inside a line: "a commander effect", but "Missiles". */
export const inside = (label: string): string => label.replace(PLAIN, (word) => word.toLowerCase());
