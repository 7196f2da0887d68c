import type { Answer } from './verdict.ts';

/**
 * Is it the same answer? The order of a set's members carries no meaning, and what is missing to an answer makes no
 * other one of it: neither is decided.
 */
export const sameAnswer = (a: Answer, b: Answer): boolean =>
  a === b || (size(a) === size(b) && gist(a) === gist(b));

const size = (answer: Answer): number => (answer.kind === 'set' ? answer.members.length : 0);

function gist(answer: Answer): string {
  switch (answer.kind) {
    case 'undetermined':
      return answer.kind;
    case 'set':
      return JSON.stringify([answer.kind, [...answer.members].sort()]);
    default:
      return JSON.stringify(answer);
  }
}
