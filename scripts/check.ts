/** Reads the whole corpus and prints what is wrong with it, each with its place. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../src/corpus/index.ts';
import { printProblem } from '../src/corpus/problem.ts';
import { ADDRESSES, publishedIn, unpublished } from '../src/corpus/published.ts';
import { ROOT } from './lib/project.ts';

const HELP = `Checks every entry: its fields, its links, and its cases against the rules core.

  npm run check                  prints what is wrong; exit code 1 if anything is
  npm run check -- --publish     and, if nothing is, records the addresses of new entries for ever
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
  if (!fresh.length) return;
  if (publish) {
    appendFileSync(join(ROOT, ADDRESSES), fresh.map(({ id, address }) => `${id}\t${address}\n`).join(''));
    console.log(`Recorded ${counted(fresh.length, 'new address', 'new addresses')} in ${ADDRESSES}.`);
  } else {
    console.log(
      `${counted(fresh.length, 'address is', 'addresses are')} not on record yet: npm run check -- --publish, once you are content with the file names.`,
    );
  }
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
