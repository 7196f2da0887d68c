/** Judges a scenario that no entry needs to contain. Standard output is JSON, whatever happens but for --help. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SetupError } from '../src/core/result.ts';
import { judgeText, questionList } from './lib/judgement.ts';

const HELP = `Judges a scenario and prints the verdict as JSON.

  npm run -s judge -- FILE           a scenario in YAML or JSON; the map as numbers or as a drawing
  npm run -s judge -- < FILE         the same from standard input
  npm run -s judge -- --questions    what can be asked: an example and the JSON Schema of each question
  npm run -s judge -- --questions swm/cover      the same of one question
  npm run -s judge -- --help         this

Exit code 0 with a verdict, 2 with errors: [{ code, message, path }].
CONTRIBUTING.md tells how to draw a map.
`;

interface Outcome {
  readonly print: unknown;
  readonly code: 0 | 2;
}

const refused = (code: string, message: string): Outcome => ({
  print: { errors: [{ code, message, path: [] } satisfies SetupError] },
  code: 2,
});

function outcome(): Outcome {
  const options = { help: { type: 'boolean', short: 'h' }, questions: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (values.help || (file === undefined && !values.questions && process.stdin.isTTY)) {
      return { print: HELP, code: 0 };
    }
    if (values.questions) return questions(positionals);
    return more.length
      ? refused('bad-option', `Expected one file; found ${positionals.length}.`)
      : judged(file);
  } catch (error) {
    const [what] = said(error).split('. ');
    return refused('bad-option', `${what}. See --help.`);
  }
}

/** All questions, or those named. */
function questions(ids: readonly string[]): Outcome {
  const list = questionList();
  const unknown = ids.find((id) => !list.some((question) => question.id === id));
  return unknown === undefined
    ? { print: ids.length === 0 ? list : list.filter(({ id }) => ids.includes(id)), code: 0 }
    : refused('unknown-question', `There is no question ${unknown}. See --questions.`);
}

/** Standard input where no file is named, or `-`. */
function judged(file = '-'): Outcome {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const name = file === '-' ? 'Standard input' : `The file ${file}`;
    return refused('unreadable-file', `${name} cannot be read: ${said(error)}`);
  }
  const judgement = judgeText(text);
  return judgement.ok ? { print: judgement.value, code: 0 } : { print: { errors: judgement.error }, code: 2 };
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// Whoever reads only the first lines of the output has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { print, code } = outcome();
process.stdout.write(typeof print === 'string' ? print : `${JSON.stringify(print, null, 2)}\n`);
process.exitCode = code;
