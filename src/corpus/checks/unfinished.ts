/** `npm run new` writes … in front of what its author is to write; nothing that still says so is an entry yet. */
import type { Path } from '../../core/result.ts';
import type { Problem } from '../problem.ts';
import { type Check, problemAt } from './check.ts';

export const checkUnfinished: Check = ({ read }) =>
  read.flatMap((item): Problem[] => {
    const { data, body, bodyLine, file } = item.entry;
    const fields = textsIn(data, []).filter(({ text }) => isUnfinished(text));
    const message = (text: string) => `Expected text in place of the hint "${text.trim().split('\n')[0]}".`;
    return [
      ...fields.map(({ path, text }) => problemAt(item, path, 'unfinished', message(text))),
      ...(isUnfinished(body)
        ? [{ code: 'unfinished', file, line: bodyLine, column: 1, message: message(body) }]
        : []),
    ];
  });

const isUnfinished = (text: string): boolean => text.trimStart().startsWith('…');

function textsIn(value: unknown, path: Path): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
