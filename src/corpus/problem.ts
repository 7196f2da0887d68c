/** Something wrong in the content, told to the person who wrote it. */
export interface Problem {
  /** Stable, kebab-case. */
  readonly code: string;
  /** From the project's root: `content/rulings/swm/….md`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** One or more sentences: what was found, what was expected. */
  readonly message: string;
}

/** `content/rulings/swm/x.md:12:5 [unknown-field] There is …` as terminals and editors link it. */
export const printProblem = ({ file, line, column, code, message }: Problem): string =>
  `${file}:${line}:${column} [${code}]\n  ${message.replaceAll('\n', '\n  ')}`;

/** By file, then by place. */
export const byPlace = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;
