/** Words of labels inside a line. */

/** What keeps its capital wherever it stands: names and terms of the games. */
const NAMES = /^(AT-AT|Force|Hit Points|Imperial|Rebel)\b/;

/** "Placed character" as it stands inside a line: "placed character", but "AT-AT". */
export const uncapital = (label: string): string =>
  NAMES.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
