/** What `npm run -s judge` prints, as data: a verdict in full, or errors with their paths. */
import { LineCounter, parseDocument } from 'yaml';
import { err, ok, type Result, type SetupError } from '../../src/core/result.ts';
import type { HangsOn, Step, Verdict } from '../../src/core/verdict.ts';
import { namingOf } from '../../src/demos/names.ts';
import { sentences as ia } from '../../src/prose/ia/index.ts';
import { answerText, type Naming, type SentenceTable, sentenceOf } from '../../src/prose/sentence.ts';
import { effectNaming } from '../../src/prose/swm/attack-sequence.ts';
import { sentences as swm } from '../../src/prose/swm/index.ts';
import { naming, sentences as xwing } from '../../src/prose/xwing/index.ts';
import { judgeWith, questionOf } from '../../src/scenario/asked.ts';
import { controlsOf } from '../../src/scenario/controls.ts';
import { parseScenario, QUESTIONS, type Scenario } from '../../src/scenario/index.ts';
import { type JsonSchema, jsonSchemaOf } from '../../src/scenario/json-schema.ts';
import { toFragment } from '../../src/scenario/notation.ts';
import { unfold } from '../../src/scenario/written.ts';

const SENTENCES: Readonly<Record<string, SentenceTable>> = { swm, xwing, ia };

/** Names what verdicts of a game speak of besides pieces and values. */
const NAMING: Readonly<Record<string, (name: Naming) => Naming>> = { swm: effectNaming, xwing: naming };

/** A step with its sentence. */
export interface ToldStep extends Omit<Step, 'children'> {
  readonly sentence: string;
  readonly children: readonly ToldStep[];
}

export interface Judgement extends Omit<Verdict, 'steps' | 'frames'> {
  readonly question: string;
  /** The answer in words. */
  readonly says: string;
  readonly hangsOn: readonly HangsOn[];
  readonly steps: readonly ToldStep[];
  readonly frames?: readonly (Omit<NonNullable<Verdict['frames']>[number], 'step'> & {
    readonly step: ToldStep;
  })[];
  /** Put behind the address of a page with this question, it shows this position. */
  readonly fragment: string;
}

/** Judges the text of a file: a scenario in YAML or JSON, or a case of an entry with its scenario. */
export function judgeText(text: string): Result<Judgement, readonly SetupError[]> {
  const data = parse(text);
  if (!data.ok) return data;
  const unfolded = unfold(isCase(data.value) ? data.value.scenario : data.value);
  if (!unfolded.ok) {
    return err(unfolded.error.map(({ code, message, path }) => ({ code, message, path })));
  }
  const { json, written } = unfolded.value;
  const inWriting = (errors: readonly SetupError[]) =>
    err(errors.map(({ code, message, path }) => ({ code, message, path: written(path) })));
  const scenario = parseScenario(json);
  if (!scenario.ok) return inWriting(scenario.error);
  const verdict = judgeWith(QUESTIONS, scenario.value);
  return verdict.ok ? ok(told(scenario.value, verdict.value)) : inWriting(verdict.error);
}

/** Every question: what it asks, an example to start from, and what may be asked. */
export const questionList = (): readonly {
  readonly id: string;
  readonly title: string;
  readonly asks: string;
  readonly example: Scenario;
  readonly schema: JsonSchema;
}[] =>
  QUESTIONS.map((asked) => ({
    id: asked.question.id,
    title: asked.title,
    asks: asked.asks,
    example: asked.example,
    schema: jsonSchemaOf(asked),
  }));

function parse(text: string): Result<unknown, readonly SetupError[]> {
  if (text.trim() === '') {
    return err([
      { code: 'empty-input', message: 'Expected a scenario in YAML or JSON; found nothing.', path: [] },
    ]);
  }
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, col } = counter.linePos(error.pos[0]);
    const message = `This is neither YAML nor JSON (line ${line}, column ${col}): ${plainly(error)}`;
    return err([{ code: 'not-yaml', message, path: [] }]);
  }
  try {
    return ok(document.toJS());
  } catch (error) {
    const message = `This YAML cannot be resolved: ${error instanceof Error ? error.message : error}`;
    return err([{ code: 'not-yaml', message, path: [] }]);
  }
}

/** What the parser says, but for what only a programmer could act on. */
function plainly({ code, message }: { readonly code: string; readonly message: string }): string {
  if (code === 'MULTIPLE_DOCS') return 'Expected one scenario; found another after ---.';
  return message.includes('call stack') ? 'It is nested too deeply.' : message;
}

const isCase = (data: unknown): data is { readonly scenario: unknown } =>
  typeof data === 'object' && data !== null && 'scenario' in data && !('question' in data);

function told(scenario: Scenario, { answer, steps, hangsOn, frames }: Verdict): Judgement {
  const asked = questionOf(QUESTIONS, scenario.question);
  const game = scenario.question.split('/')[0] ?? '';
  const plain = namingOf(scenario, asked.ok ? controlsOf(asked.value.schema) : []);
  const name = (NAMING[game] ?? ((same: Naming) => same))(plain);
  const table = SENTENCES[game] ?? {};
  return {
    question: scenario.question,
    answer,
    says: answerText(answer, name),
    hangsOn,
    steps: steps.map((step) => toldStep(step, table, name)),
    ...(frames && {
      frames: frames.map(({ step, queue }) => ({ step: toldStep(step, table, name), queue })),
    }),
    fragment: `#${toFragment(scenario, QUESTIONS)}`,
  };
}

function toldStep(step: Step, table: SentenceTable, name: Naming): ToldStep {
  const { children, ...rest } = step;
  return {
    sentence: sentenceOf(table, step, name),
    ...rest,
    children: children.map((child) => toldStep(child, table, name)),
  };
}
