/** What the search says about its results, in sentences. Nothing it left out goes unsaid. */
import type { Found, ReadGame } from './find.ts';
import type { Term } from './query.ts';

const quoted = (text: string): string => (/^[“"]/.test(text) ? text : `“${text}”`);

const listed = (parts: readonly string[], conjunction: string): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts[parts.length - 1]}`;

/** "1 entry", "3 entries". */
export const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

export const termList = (terms: readonly Term[], conjunction: 'and' | 'or' = 'and'): string =>
  listed(
    terms.map((term) => quoted(term.typed)),
    conjunction,
  );

/** How much was found, for the line that screen readers announce. */
export const summary = (found: Found<unknown>, terms: readonly Term[]): string => {
  const searched = terms.filter((term) => !found.unknown.includes(term));
  const full = found.full.length;
  if (searched.length === 0 || full + found.partial.length === 0) return 'No entry found.';
  const close = `${found.partial.length} close ${found.partial.length === 1 ? 'match' : 'matches'}`;
  if (full === 0) return `No entry has all of your words; ${close} below.`;
  return found.partial.length > 0 ? `${entries(full)} found, then ${close}.` : `${entries(full)} found.`;
};

/** What was not searched for, and why. */
export const leftOut = (found: Found<unknown>): string[] => {
  const sentences: string[] = [];
  if (found.unknown.length > 0) {
    const words = found.unknown.every((term) => term.words.length === 1)
      ? found.unknown.length === 1
        ? 'the word '
        : 'the words '
      : '';
    sentences.push(`No entry has ${words}${termList(found.unknown, 'or')}.`);
  }
  if (found.ignored.length > 0) sentences.push(`Not searched for: ${found.ignored.join(', ')}.`);
  return sentences;
};

/** A name that was read as a term: “EO66” is read as “execute order 66”. */
export const readAs = (terms: readonly Term[]): string[] =>
  terms
    .filter((term) => !term.phrase && term.means !== undefined)
    .map((term) => `${quoted(term.typed)} is read as ${quoted(term.means ?? '')}.`);

const READ_AS = {
  filter: ': only its entries are shown',
  chosen: '',
  elsewhere: ', which has no entry with your other words: these are of other games',
};

/** A name that was read as a game: “IA” is read as the game Imperial Assault, and what came of it. */
export const readAsGame = ({ typed, as }: ReadGame, game: string): string => {
  const name = typed.toLowerCase() === game.toLowerCase() ? '' : ` ${game}`;
  return `${quoted(typed)} is read as the game${name}${READ_AS[as]}.`;
};
