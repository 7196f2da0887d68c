/** Finds the open points on which an answer hangs, by answering again with each taken another way. */
import type { Answer, HangsOn, Step } from '../verdict.ts';
import { boardStep } from './facts.ts';
import { READINGS, type ReadingId, type Readings, readingOf } from './readings.ts';

/**
 * Of the readings that bear on a question, those of which some other value changes the answer, all else being read
 * as the scenario says. `answer` must give the answer under the readings it is handed.
 */
export function hangsOn(
  bearing: readonly ReadingId[],
  readings: Readings | undefined,
  answer: (readings: Readings) => Answer,
): readonly HangsOn[] {
  const plain = text(answer(readings ?? {}));
  return bearing.flatMap((reading) => {
    const { page, values } = READINGS[reading];
    const taken: string = readingOf(readings, reading);
    const otherwise = values
      .filter((value) => value !== taken)
      .map((value) => ({ value, answer: answer({ ...readings, [reading]: value }) }))
      .filter((other) => text(other.answer) !== plain);
    return otherwise.length > 0 ? [{ reading, page, taken, otherwise }] : [];
  });
}

/** The order of a set's members carries no meaning. */
const text = (answer: Answer): string =>
  JSON.stringify(answer.kind === 'set' ? { ...answer, members: [...answer.members].sort() } : answer);

/** Each open point on which an answer hangs, as a step: without it the answer would not follow. */
export const readingSteps = (open: readonly HangsOn[]): readonly Step[] =>
  open.map(({ page, reading, taken }) =>
    boardStep(page, 'reading-taken', true, { reading, value: taken }, { decisive: true }),
  );
