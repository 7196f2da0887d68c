/** What an entry expects is what the core says, for the reason that the entry names. */
import { decisivePages } from '../../core/steps.ts';
import type { Answer } from '../../core/verdict.ts';
import type { Problem } from '../problem.ts';
import type { ReadCase, ReadEntry } from '../read-entry.ts';
import type { ExpectedAnswer } from '../schema.ts';
import { type Check, problemAt } from './check.ts';

export const checkCases: Check = ({ read }) =>
  read.flatMap((item) => [...number(item), ...item.cases.flatMap((one) => outcome(item, one))]);

/** A single case, or cases that all end alike, could be passed by a constant and teach nobody what it hangs on. */
function number(item: ReadEntry): readonly Problem[] {
  const { entry } = item;
  if (entry.kind === 'source') return [];
  const { cases } = entry.data;
  if (cases.length === 0 && entry.kind !== 'ruling') return [];
  if (cases.length < 2) {
    const message = `Expected at least two cases: the position itself and a neighbour where the answer differs; found ${cases.length || 'none'}.`;
    return [problemAt(item, ['cases'], 'few-cases', message)];
  }
  const answers = new Set(cases.map(({ expect }) => JSON.stringify(expect.answer)));
  if (answers.size > 1) return [];
  const message = `Expected cases whose answers differ, so that they show what the ruling hangs on; found ${shown(cases[0]?.expect.answer)} in all ${cases.length} cases.`;
  return [problemAt(item, ['cases'], 'same-answer', message)];
}

function outcome(item: ReadEntry, { value, index, place }: ReadCase): readonly Problem[] {
  const verdict = value.verdict();
  const { file } = item.entry;
  if (!verdict.ok) {
    return verdict.error.map((error) => {
      const { code, message, place: at } = place(error);
      return { code, file, ...at, message };
    });
  }
  const { answer, steps } = verdict.value;
  const pages = decisivePages(steps);
  const decided = pages.length ? `decided by ${pages.join(', ')}` : 'for no decisive page';
  const path = ['cases', index, 'expect'];
  if (!agrees(value.expect.answer, answer)) {
    const message = `Expected ${shown(value.expect.answer)} in the case "${value.name}"; the rules core finds ${shown(asExpected(answer))}, ${decided}.`;
    return [problemAt(item, [...path, 'answer'], 'verdict-differs', message)];
  }
  return value.expect.because.flatMap((page, i) =>
    pages.includes(page)
      ? []
      : [
          problemAt(
            item,
            [...path, 'because', i],
            'not-decisive',
            `Expected ${page} among the pages that decide the case "${value.name}"; the verdict is ${shown(asExpected(answer))}, ${decided}.`,
          ),
        ],
  );
}

export const agrees = (expected: ExpectedAnswer, answer: Answer): boolean =>
  JSON.stringify(sorted(expected)) === JSON.stringify(sorted(asExpected(answer)));

/** A verdict's answer as front matter writes it. */
export function asExpected(answer: Answer): ExpectedAnswer {
  switch (answer.kind) {
    case 'yes':
    case 'no':
      return answer.kind;
    case 'number':
      return answer.value;
    case 'set':
      return [...answer.members];
    case 'order':
      return { order: [...answer.items] };
    case 'undetermined':
      return { undetermined: [...answer.missing] };
  }
}

/** The order of a set's members, and of what is missing, says nothing. */
function sorted(answer: ExpectedAnswer): ExpectedAnswer {
  if (Array.isArray(answer)) return answer.toSorted();
  if (typeof answer === 'object' && 'undetermined' in answer) {
    return { undetermined: answer.undetermined.toSorted() };
  }
  return answer;
}

function shown(answer: ExpectedAnswer | undefined): string {
  if (Array.isArray(answer)) return `the set [${answer.join(', ')}]`;
  if (typeof answer !== 'object') return String(answer);
  if ('order' in answer) return `the order [${answer.order.join(', ')}]`;
  return `undetermined [${answer.undetermined.join(', ')}]`;
}
