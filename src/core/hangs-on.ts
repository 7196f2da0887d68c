/** Finds the open points on which an answer hangs, by answering again with each of them taken another way. */
import { sameAnswer } from './same-answer.ts';
import type { Answer, HangsOn, PageId } from './verdict.ts';

/** A game's open points by name; the first value of each is its default. */
export type OpenPoints = Readonly<
  Record<string, { readonly page: PageId; readonly values: readonly [string, ...string[]] }>
>;

/** A value for some of the points; those left out are taken by their default. */
export type Taken<P extends OpenPoints> = { readonly [R in keyof P]?: P[R]['values'][number] };

/** The value of a point that is in force: the one taken, else its default. */
export const takenOf = <P extends OpenPoints, R extends keyof P>(
  points: P,
  readings: Taken<P> | undefined,
  point: R,
): P[R]['values'][number] => readings?.[point] ?? (points[point] as P[R]).values[0];

/**
 * The points of which some other value changes the answer, all others being taken as `readings` says.
 * `answer` must give the answer under the readings that it is handed.
 */
export function hangsOn<P extends OpenPoints>(
  points: P,
  readings: Taken<P> | undefined,
  answer: (readings: Taken<P>) => Answer,
): readonly HangsOn[] {
  const here = answer(readings ?? {});
  return Object.entries(points).flatMap(([reading, { page, values }]) => {
    const taken = takenOf(points, readings, reading);
    const otherwise = values
      .filter((value) => value !== taken)
      .map((value) => ({ value, answer: answer({ ...readings, [reading]: value } as Taken<P>) }))
      .filter((other) => !sameAnswer(other.answer, here));
    return otherwise.length > 0 ? [{ reading, page, taken, otherwise }] : [];
  });
}
