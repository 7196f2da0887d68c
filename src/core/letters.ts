/** Verdicts speak of things by their letters, so all letters in a scenario differ. */
import type { SetupError } from './result.ts';

interface Lettered {
  readonly id: string;
  readonly name: string;
}

/** An error for each letter of these lists, by field, that an earlier thing has already. */
export function sameLetters(lists: Readonly<Record<string, readonly Lettered[]>>): readonly SetupError[] {
  const all = Object.entries(lists).flatMap(([field, items]) =>
    items.map(({ id, name }, i) => ({ id, name, path: [field, i, 'id'] })),
  );
  return all.flatMap(({ id, name, path }, i) => {
    const earlier = all.slice(0, i).find((other) => other.id === id);
    if (!earlier) return [];
    return [{ code: 'same-id', message: `${earlier.name} and ${name} have the same letter ${id}.`, path }];
  });
}
