/** Reads one file of the content: its front matter against its kind's schema, each case against its question's. */
import { basename, relative, sep } from 'node:path';
import { err, ok, type Path, type Result, type SetupError } from '../core/result.ts';
import { judgeWith } from '../scenario/asked.ts';
import { checked } from '../scenario/checked.ts';
import { parseScenario, QUESTIONS } from '../scenario/index.ts';
import { explained } from '../scenario/issues.ts';
import { unfold } from '../scenario/written.ts';
import type { Case, Entry } from './entry.ts';
import { type Located, locate, type Place } from './located.ts';
import type { Problem } from './problem.ts';
import { type CaseData, FOLDERS, GAMES, type Game, KINDS, type Kind, SCHEMAS } from './schema.ts';

/** An entry and where its values stand in its file. */
export interface ReadEntry {
  readonly entry: Entry;
  readonly located: Located;
  readonly cases: readonly ReadCase[];
}

export interface ReadCase {
  readonly value: Case;
  /** In the front matter's list, faulty cases included. */
  readonly index: number;
  /** An error of the scenario, in the terms in which it was written, with its place in the file. */
  place(error: SetupError): Placed;
}

interface Placed {
  readonly code: string;
  readonly message: string;
  readonly place: Place;
}

export interface Outcome {
  /** Missing where the problems leave nothing to build on. */
  readonly read?: ReadEntry;
  readonly problems: readonly Problem[];
}

/** `folder` is the content folder, `file` a path in it, `project` what paths in messages start from. */
export function readEntry(project: string, folder: string, file: string, text: string): Outcome {
  const name = relative(project, file).split(sep).join('/');
  const problem = (code: string, message: string, { line, column }: Place): Problem => ({
    code,
    file: name,
    line,
    column,
    message,
  });
  const home = homeOf(relative(folder, file).split(sep));
  if (!home)
    return { problems: [problem('wrong-place', `${WRONG_PLACE} Found ${name}.`, { line: 1, column: 1 })] };

  const front = locate(text);
  if (!front.ok) {
    return { problems: front.error.map((fault) => problem(fault.code, fault.message, fault)) };
  }
  const located = front.value;
  const parsed = checked<Entry['data']>(SCHEMAS[home.kind], located.data ?? {}, explained);
  if (!parsed.ok) {
    return {
      problems: parsed.error.map((error) => {
        const { code, message, place } = placed(error, error.path, located);
        return problem(code, message, place);
      }),
    };
  }

  const slug = basename(file, '.md');
  const data = parsed.value;
  const written = 'cases' in data ? data.cases : [];
  const outcomes = written.map((data, i) => readCase(data, i, located));
  const cases = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const problems = outcomes.flatMap((outcome) =>
    outcome.ok ? [] : outcome.error.map(({ code, message, place }) => problem(code, message, place)),
  );
  const id = 'id' in data ? data.id : slug;
  const entry = {
    kind: home.kind,
    id,
    title: data.title,
    slug,
    address: home.game ? `/${home.game}/${slug}/` : `/sources/${slug}/`,
    file: name,
    data,
    body: located.body,
    bodyLine: located.bodyLine,
    cases: cases.map(({ value }) => value),
    ...(home.game && { game: home.game }),
  } as Entry;
  return { read: { entry, located, cases }, problems };
}

const WRONG_PLACE = `Expected a file content/<kind>/<game>/<name>.md with a kind of ${Object.values(FOLDERS).slice(0, -1).join(', ')} and a game of ${GAMES.join(', ')}, or content/sources/<name>.md; names have small letters, digits and hyphens.`;

function homeOf(path: readonly string[]): { kind: Kind; game?: Game } | undefined {
  const [folder, ...rest] = path;
  const kind = KINDS.find((kind) => FOLDERS[kind] === folder);
  const game = GAMES.find((game) => game === rest[0]);
  const file = rest.at(-1) ?? '';
  if (!kind || !/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(file)) return undefined;
  if (kind === 'source') return rest.length === 1 ? { kind } : undefined;
  return game && rest.length === 2 ? { kind, game } : undefined;
}

function readCase(data: CaseData, index: number, located: Located): Result<ReadCase, readonly Placed[]> {
  const { name, scenario, expect } = data;
  const path = ['cases', index, 'scenario'];
  const unfolded = unfold(scenario);
  if (!unfolded.ok) {
    return err(
      unfolded.error.map(({ code, message, path: inside, drawn }) => ({
        code,
        message,
        place: drawn
          ? located.inText([...path, 'board'], drawn.line, drawn.column)
          : located.at([...path, ...inside]),
      })),
    );
  }
  const place = (error: SetupError): Placed =>
    placed(error, [...path, ...unfolded.value.written(error.path)], located);
  const parsed = parseScenario(unfolded.value.json);
  if (!parsed.ok) return err(parsed.error.map(place));
  let judged: ReturnType<Case['verdict']> | undefined;
  const verdict = () => {
    judged ??= judgeWith(QUESTIONS, parsed.value);
    return judged;
  };
  return ok({ value: { name, scenario: parsed.value, expect, verdict }, index, place });
}

/** An unknown field is told of what it stands in, and found at its key. */
function placed({ code, message }: SetupError, path: Path, located: Located): Placed {
  return code === 'unknown-field'
    ? { code, message: `${named(path.slice(0, -1))}${message}`, place: located.keyAt(path) }
    : { code, message: `${named(path)}${message}`, place: located.at(path) };
}

/** `cases[0].scenario.from: ` in front of a message. */
const named = (path: Path): string => {
  if (!path.length) return '';
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return `${text.replace(/^\./, '')}: `;
};
