/** Reads the whole corpus and prints what is wrong with it, each with its place. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../src/corpus/index.ts';
import { printProblem } from '../src/corpus/problem.ts';
import {
  ADDRESSES,
  FRAGMENTS,
  publishedIn,
  unpublished,
  unpublishedPositions,
} from '../src/corpus/published.ts';
import { ROOT } from './lib/project.ts';

const HELP = `Checks every entry: its fields, its links, and its cases against the rules core.

  npm run check                  prints what is wrong; exit code 1 if anything is
  npm run check -- --publish     and, if nothing is, records for ever the addresses of new
                                 entries and an example of each new question
`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, publish: { type: 'boolean' } },
});

if (values.help) process.stdout.write(HELP);
else check(values.publish ?? false);

function check(publish: boolean): void {
  const { entries, problems } = readCorpus(join(ROOT, 'content'));
  const fresh = unpublished(entries, publishedIn(ROOT));
  for (const problem of problems) console.error(printProblem(problem));
  if (problems.length) {
    console.error(
      `\n${counted(problems.length, 'problem')} in ${counted(entries.length, 'entry', 'entries')}.`,
    );
    process.exitCode = 1;
    return;
  }
  const cases = entries.reduce((sum, entry) => sum + entry.cases.length, 0);
  console.log(
    `${counted(entries.length, 'entry', 'entries')} with ${counted(cases, 'case')}: nothing is wrong.`,
  );
  const positions = unpublishedPositions(ROOT);
  if (publish) {
    record(
      ADDRESSES,
      fresh.map(({ id, address }) => `${id}\t${address}`),
    );
    record(FRAGMENTS, positions);
  } else if (fresh.length || positions.length) {
    console.log(
      `Not on record yet: ${counted(fresh.length, 'address', 'addresses')}, ${counted(positions.length, 'question')}. Once you are content with the names: npm run check -- --publish`,
    );
  }
}

function record(file: string, lines: readonly string[]): void {
  appendFileSync(join(ROOT, file), lines.map((line) => `${line}\n`).join(''));
  console.log(`Added ${counted(lines.length, 'line')} to ${file}.`);
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
