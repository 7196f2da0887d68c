/** Words that are no names wherever a label begins with them. */
const PLAIN = /^(A|An|Another|Another’s|As|At|By|From|In|It|Its|Not|On|The|To|With|Without)(?= )/;

/** The label of a choice as it stands inside a line: "a commander effect", but "Missiles". */
export const inside = (label: string): string => label.replace(PLAIN, (word) => word.toLowerCase());
