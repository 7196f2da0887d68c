/** What each value of an open point comes to, after "it is taken that". Families of questions bring their own. */
import type { SwmBoardFacts } from '../../../core/swm/facts.ts';
import type { Reading, ReadingId } from '../../../core/swm/readings.ts';
import type { Sentences } from '../../sentence.ts';

/** Words for some open points, for every value of each. */
export type Words<P extends ReadingId = ReadingId> = {
  readonly [R in P]?: Readonly<Record<Reading<R>, string>>;
};

/** How a verdict says what it takes for granted, in the words that its family has. */
export function openPointSentences(
  ...words: readonly Words[]
): Sentences<Pick<SwmBoardFacts, 'reading-taken'>> {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.assign({}, ...words);
  return {
    'reading-taken': ({ reading, value }) =>
      `The rules leave this open, and here it is taken that ${known[reading]?.[value] ?? `${reading} means ${value}`}.`,
  };
}
