/**
 * A question as people ask it: the core's judge together with the schema of what it is asked about.
 * Pages, the command line and the corpus all work from lists of these and know no question by name.
 */
import type * as v from 'valibot';
import type { Question } from '../core/question.ts';
import { err, ok, type Result, type SetupError } from '../core/result.ts';
import type { Verdict } from '../core/verdict.ts';
import { checked, type Explain } from './checked.ts';

/** Anything a question can be asked about; which fields it has, its question says. */
export interface AnyScenario {
  readonly question: string;
}

export interface AskedQuestion<S extends AnyScenario> {
  readonly question: Question<S['question'], S>;
  readonly schema: v.GenericSchema<unknown, S>;
  /** A few words, such as "Line of sight". */
  readonly title: string;
  /** One sentence: what is being asked. */
  readonly asks: string;
  /** The same for one scenario, where its fields narrow down what is asked; `name` names what ids stand for. */
  asksOf?(scenario: S, name: (id: string) => string): string | undefined;
  /** A scenario to start from. */
  readonly example: S;
}

/** A list of questions, such as those of a game. */
export type Questions = readonly AskedQuestion<AnyScenario>[];

/** The scenarios that a list of questions can be asked about. */
export type ScenarioOf<List> = List extends readonly AskedQuestion<infer S>[] ? S : never;

/** Finds the word that was probably meant (`src/text/closest.ts`); pages do without until an address is wrong. */
export type Near = (word: string, known: readonly string[]) => string | undefined;

/** The question of this id, or an error that says which one may have been meant. */
export function questionOf(
  questions: Questions,
  id: unknown,
  near?: Near,
): Result<Questions[number], SetupError> {
  const found = questions.find(({ question }) => question.id === id);
  if (found) return ok(found);
  return err(
    unknownQuestion(
      id,
      questions.map(({ question }) => question.id),
      near,
    ),
  );
}

/** What is said of a question that is none of these: the one that was probably meant, or those of its game. */
export function unknownQuestion(id: unknown, ids: readonly string[], near?: Near): SetupError {
  const error = (message: string): SetupError => ({ code: 'unknown-question', message, path: ['question'] });
  const games = [...new Set(ids.map((one) => `${gameOf(one)}/`))];
  if (typeof id !== 'string') {
    const found = id === undefined ? 'none' : JSON.stringify(id);
    return error(`Expected a question, which begins with ${games.join(', ')}; found ${found}.`);
  }
  const none = `There is no question ${JSON.stringify(id)}.`;
  const meant = near?.(id, ids);
  if (meant) return error(`${none} Did you mean ${meant}?`);
  const others = ids.filter((one) => gameOf(one) === gameOf(id));
  return error(
    others.length > 0
      ? `${none} Those of its game are ${others.join(', ')}.`
      : `${none} Questions begin with ${games.join(', ')}.`,
  );
}

const gameOf = (id: string): string => id.split('/', 1)[0] ?? '';

/** A checked scenario of one of these questions, or everything that is wrong with it, each at its path. */
export function parseWith<List extends Questions>(
  questions: List,
  json: unknown,
  explain?: Explain,
  near?: Near,
): Result<ScenarioOf<List>, readonly SetupError[]> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return err([
      {
        code: 'wrong-type',
        message: `Expected a scenario, that is an object with a question; found ${found(json)}.`,
        path: [],
      },
    ]);
  }
  const asked = questionOf(questions, 'question' in json ? json.question : undefined, near);
  if (!asked.ok) return err([asked.error]);
  return checked(asked.value.schema, json, explain) as Result<ScenarioOf<List>, readonly SetupError[]>;
}

/** The verdict on a scenario that has been checked by `parseWith` with the same list. */
export function judgeWith<List extends Questions>(
  questions: List,
  scenario: ScenarioOf<List>,
): Result<Verdict, readonly SetupError[]> {
  const asked = questionOf(questions, scenario.question);
  return asked.ok ? asked.value.question.judge(scenario) : err([asked.error]);
}

const found = (json: unknown): string =>
  json === undefined || json === null ? 'nothing' : Array.isArray(json) ? 'a list' : `a ${typeof json}`;
