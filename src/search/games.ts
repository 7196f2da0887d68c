/**
 * A game's name in a query: "reroll imperial assault" asks about rerolls, and of that game alone. The name is read
 * as a filter, which the page says; quotation marks around the name undo it.
 */

export interface NamedGame {
  /** As the filter has it. */
  readonly game: string;
  /** The name as typed. */
  readonly typed: string;
  /** The text without the name. */
  readonly rest: string;
  /** The text with the name in quotation marks, which asks for its words. */
  readonly asWords: string;
}

interface Name {
  readonly game: string;
  readonly pattern: string;
  /** Does it mean something else between these two? */
  readonly isOther?: (before: string, after: string) => boolean;
}

/** Whatever counts or points: "an X-wing" is a ship, "two minis" are pieces of any game. */
const COUNTED =
  /(?<![\p{L}\p{N}])(?:an?|the|my|your|his|her|their|one|two|three|four|both|each|every|any|all|of|many|more|another|other|which|that|this|t[ -]?\d+)\s+$/iu;
const OF_THE_GAME = /^\s+(?:game|rules?|rulebook|rulings?|faq)\b/i;

const NAMES: readonly Name[] = [
  { game: 'ia', pattern: '(?:star wars )?imperial assault|ia' },
  { game: 'swm', pattern: 'star wars (?:miniatures|minis)|swm' },
  {
    game: 'xwing',
    pattern: '(?:star wars )?x[ ‐‑-]?wing(?: miniatures)?',
    isOther: (before, after) => COUNTED.test(before) && !OF_THE_GAME.test(after),
  },
  {
    game: 'swm',
    pattern: 'minis',
    // Inside a sentence they are pieces.
    isOther: (before, after) => COUNTED.test(before) || (/\S/.test(before) && /[\p{L}\p{N}]/u.test(after)),
  },
];

interface Place {
  readonly game: string;
  readonly at: number;
  readonly end: number;
}

/** Where a name stands as a word of its own; with three digits after it, it begins an id. */
const placesOf = ({ game, pattern, isOther }: Name, text: string): Place[] => {
  const alone = `(?<![\\p{L}\\p{N}‐‑-])(?:${pattern})(?![\\p{L}\\p{N}‐‑-]|['’ʼ]\\p{L}|\\s+\\d{3}(?!\\d))`;
  return [...text.matchAll(new RegExp(alone, 'giu'))]
    .map((match) => ({ game, at: match.index, end: match.index + match[0].length }))
    .filter(({ at, end }) => !isOther?.(text.slice(0, at), text.slice(end)));
};

/** What stands in quotation marks means itself. */
const QUOTED = /["“”][^"“”]*["“”]/gu;

/** The one game that a text names, unless it names several. Its name may be all that there is. */
export const readGame = (text: string): NamedGame | undefined => {
  const loose = text.replace(QUOTED, (quoted) => '"'.repeat(quoted.length));
  const places = NAMES.flatMap((name) => placesOf(name, loose)).sort((a, b) => a.at - b.at);
  const [first] = places;
  if (!first || places.some(({ game }) => game !== first.game)) return undefined;
  const rewritten = (instead: (name: string) => string): string => {
    let end = 0;
    const pieces = places.flatMap((place) => {
      const before = text.slice(end, place.at);
      end = place.end;
      return [before, instead(text.slice(place.at, place.end))];
    });
    return [...pieces, text.slice(end)].join('').replace(/\s+/g, ' ').trim();
  };
  return {
    game: first.game,
    typed: text.slice(first.at, first.end),
    rest: rewritten(() => ' '),
    // In the index a compound is one word: "x wing" is none of it.
    asWords: rewritten((name) => `"${name.replace(/x wing/i, 'x-wing')}"`),
  };
};
