/** `npm run new` writes … in front of what its author is to write; nothing that still says so is an entry yet. */
import type { Problem } from '../problem.ts';
import { type Check, problemAt } from './check.ts';
import { textsIn } from './texts.ts';

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
