/**
 * What players call things, for the search. A name on the right is read as the term on the left, in the text of
 * a page and in a query alike. Words that merely begin their term ("init", "def", "fig") need no entry: the
 * search completes them.
 */
export interface Alias {
  readonly term: string;
  readonly calls: readonly string[];
}

/** In lower case, as `plainWords` leaves them: hyphens joined, apostrophes gone. */
export const ALIASES: readonly Alias[] = [
  // Star Wars Miniatures
  { term: 'attack of opportunity', calls: ['aoo'] },
  { term: 'attacks of opportunity', calls: ['aoos'] },
  { term: 'commander effect', calls: ['ce'] },
  { term: 'commander effects', calls: ['ces'] },
  { term: 'combined fire', calls: ['cf'] },
  { term: 'damage reduction', calls: ['dr'] },
  { term: 'execute order 66', calls: ['eo66', 'eo 66', 'order 66'] },
  { term: 'force point', calls: ['fp'] },
  { term: 'force points', calls: ['fps'] },
  { term: 'general grievous', calls: ['gg'] },
  { term: 'greater mobile attack', calls: ['gma'] },
  // X-Wing
  { term: 'fine tuned controls', calls: ['ftc', 'finetuned controls'] },
  { term: 'fire control system', calls: ['fcs', 'firecontrol system'] },
  { term: 'rules reference', calls: ['rrg'] },
  { term: 'snap shot', calls: ['ss', 'snapshot'] },
  { term: 'target lock', calls: ['tl'] },
  { term: 'target locks', calls: ['tls'] },
  // Imperial Assault
  { term: 'movement points', calls: ['mp', 'mps'] },
  // All of them
  { term: 'attack', calls: ['atk'] },
  { term: 'damage', calls: ['dmg'] },
  { term: 'hit points', calls: ['hp'] },
  { term: 'line of sight', calls: ['los'] },
  // Names that people write apart or together
  { term: 'atat', calls: ['at at'] },
  { term: 'atst', calls: ['at st'] },
  { term: 'bodyguard', calls: ['body guard'] },
  { term: 'set up', calls: ['setup'] },
  { term: 'lightsaber', calls: ['light saber', 'light sabre'] },
  { term: 'xwing', calls: ['x wing'] },
  { term: 'ywing', calls: ['y wing'] },
];

/** Every name and every full term, with the words that it stands for. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ALIASES.flatMap(({ term, calls }) => [term, ...calls].map((name) => [name, term.split(' ')] as const)),
);

const LONGEST = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length));

/** The longest name or full term that starts at a place in a list of words: how many words it takes, and its own. */
export const aliasAt = (
  words: readonly string[],
  at: number,
): { length: number; words: readonly string[] } | undefined => {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const term = NAMES.get(words.slice(at, at + length).join(' '));
    if (term !== undefined) return { length, words: term };
  }
  return undefined;
};
