/** Letters that two things of one list share; one of them would be unseen in an answer. */
import type { SetupError } from '../result.ts';

interface Lettered {
  readonly id: string;
  readonly name: string;
}

/** An error for each thing of `list` whose letter an earlier one has; `key` is the scenario's field. */
export const sameIds = (key: string, list: readonly Lettered[]): readonly SetupError[] =>
  list.flatMap(({ id, name }, i) => {
    const first = list.findIndex((other) => other.id === id);
    if (first === i) return [];
    const message = `${list[first]?.name} and ${name} have the same letter ${id}.`;
    return [{ code: 'same-id', message, path: [key, i, 'id'] }];
  });
