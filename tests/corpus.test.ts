/**
 * The whole of the published content against the rules core: every case of every entry is a test of its own.
 * What an entry expects was written from its source; the core never sees it.
 */
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../src/core/steps.ts';
import type { Verdict } from '../src/core/verdict.ts';
import { asExpected } from '../src/corpus/checks/cases.ts';
import { type Entry, readCorpus } from '../src/corpus/index.ts';
import { printProblem } from '../src/corpus/problem.ts';
import { sentences as ia } from '../src/prose/ia/index.ts';
import { answerText, type SentenceTable, sentenceOf } from '../src/prose/sentence.ts';
import { sentences as swm } from '../src/prose/swm/index.ts';
import { sentences as xwing } from '../src/prose/xwing/index.ts';
import { QUESTIONS } from '../src/scenario/index.ts';

const { entries, problems } = readCorpus('content');
const SENTENCES: Readonly<Record<string, SentenceTable>> = { swm, xwing, ia };
const sentencesOf = (question: string): SentenceTable => SENTENCES[question.split('/')[0] ?? ''] ?? {};
const byId = new Map<string, Entry>(entries.map((entry) => [entry.id, entry]));
const cases = entries.flatMap((entry) => entry.cases.map((one) => ({ entry, one })));

function verdictOf({ one }: (typeof cases)[number]): Verdict {
  const verdict = one.verdict();
  if (!verdict.ok) throw new Error(verdict.error.map(({ message }) => message).join('\n'));
  return verdict.value;
}

describe('the content', () => {
  it('has nothing wrong with it', () => {
    expect(problems.map(printProblem)).toEqual([]);
  });
});

describe.each(entries.filter((entry) => entry.cases.length > 0))('$id $title', (entry) => {
  it.each(entry.cases)('$name', (one) => {
    const verdict = verdictOf({ entry, one });
    const { answer, because } = one.expect;
    const found = asExpected(verdict.answer);
    expect(Array.isArray(found) ? found.toSorted() : found).toEqual(
      Array.isArray(answer) ? answer.toSorted() : answer,
    );
    expect(decisivePages(verdict.steps)).toEqual(expect.arrayContaining([...because]));
  });
});

describe('every verdict of the content', () => {
  const verdicts = cases.map((each) => ({
    name: `${each.entry.id}: ${each.one.name}`,
    question: each.one.scenario.question,
    verdict: verdictOf(each),
  }));

  it('cites only pages that exist and that its question declares', () => {
    const wrong = verdicts.flatMap(({ name, question, verdict }) => {
      const cites = QUESTIONS.find((asked) => asked.question.id === question)?.question.cites ?? [];
      const pages = [...walk(verdict.steps)].map(({ rule }) => rule);
      return [...pages, ...verdict.hangsOn.map(({ page }) => page)]
        .filter((page) => !byId.has(page) || !cites.includes(page))
        .map((page) => `${name} cites ${page}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is worded: a sentence for each fact, starting large and ending in a full stop', () => {
    const wrong = verdicts.flatMap(({ name, question, verdict }) =>
      [...walk(verdict.steps)].flatMap((step) => {
        const sentence = sentenceOf(sentencesOf(question), step, (id) => id);
        return sentence !== step.fact &&
          /^\S.*[.?!]$/s.test(sentence) &&
          !/undefined|\[object|NaN/.test(sentence)
          ? []
          : [`${name}: ${step.fact}: ${sentence}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('gives at least one decisive step, and an answer in words', () => {
    const wrong = verdicts.filter(
      ({ verdict }) =>
        decisivePages(verdict.steps).length === 0 || answerText(verdict.answer, (id) => id) === '',
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('is plain JSON', () => {
    for (const { verdict } of verdicts) expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
  });
});

describe('every page that a question can cite', () => {
  it.each(QUESTIONS.map(({ question }) => question))('$id', ({ cites }) => {
    expect(cites.filter((page) => !byId.has(page))).toEqual([]);
  });
});
