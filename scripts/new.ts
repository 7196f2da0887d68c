/** Starts an entry: asks for what it needs, gives it its id, writes its file and says what to do next. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CORE } from '../src/corpus/core-records.ts';
import { readCorpus } from '../src/corpus/index.ts';
import { publishedIn } from '../src/corpus/published.ts';
import { GAMES, type Game, KINDS, type Kind } from '../src/corpus/schema.ts';
import { slugOf } from '../src/prose/words.ts';
import { QUESTIONS } from '../src/scenario/index.ts';
import { closest } from '../src/text/closest.ts';
import { nextId } from './lib/ids.ts';
import { ROOT } from './lib/project.ts';
import { fileOf, type NewEntry, skeleton } from './lib/skeleton.ts';

const FLAGS = [
  'kind',
  'game',
  'title',
  'record',
  'document',
  'place',
  'date',
  'passage',
  'abilities',
  'asks',
  'answer',
  'slug',
] as const;
type Flag = (typeof FLAGS)[number];

const HELP = `Starts an entry and tells what to do next.

  npm run new                                      asks for what it needs
  npm run new -- --kind ruling --game swm …        takes the answers from the command line

  ${FLAGS.map((flag) => `--${flag}`).join(' ')}
`;

/** One thing to ask for. `wrong` says what is expected where an answer does not do. */
interface Ask {
  readonly flag: Flag;
  readonly label: string;
  readonly preset?: string;
  readonly wrong: (answer: string) => string | undefined;
}

const corpus = readCorpus(join(ROOT, 'content'));
const documents = corpus.entries.filter(({ kind }) => kind === 'source').map(({ id }) => id);

const text = (max: number) => (answer: string) =>
  answer.length === 0 || answer.length > max ? `text of 1 to ${max} characters` : undefined;

const oneOf = (values: readonly string[]) => (answer: string) => {
  if (values.includes(answer)) return undefined;
  const near = closest(answer, values);
  const known = values.length > 40 ? `one of ${values.length} known names` : `one of ${values.join(', ')}`;
  return near ? `${known}. Did you mean ${near}?` : known;
};

const isDate = (answer: string) =>
  /^(unknown|\d{4}(-\d{2}(-\d{2})?)?)$/.test(answer)
    ? undefined
    : 'a date such as 2005-12-18 or 2004, or unknown';

/** What to ask next, given what is known; nothing where all is known. */
function nextAsk(known: Readonly<Partial<Record<Flag, string>>>): Ask | undefined {
  const kind = known.kind as Kind | undefined;
  const game = (known.game ?? 'swm') as Game;
  const questions = QUESTIONS.map(({ question }) => question.id).filter((id) => id.startsWith(`${game}/`));
  const asks: (Ask | false)[] = [
    { flag: 'kind', label: `Kind (${KINDS.join(', ')})`, preset: 'ruling', wrong: oneOf(KINDS) },
    kind !== 'source' && { flag: 'game', label: `Game (${GAMES.join(', ')})`, wrong: oneOf(GAMES) },
    { flag: 'title', label: 'Title, as lists show it', wrong: text(90) },
    kind === 'ability' && {
      flag: 'record',
      label: 'Id of the ability in the core, such as bodyguard',
      wrong: oneOf(Object.keys(CORE[game].abilities)),
    },
    kind === 'open' && {
      flag: 'record',
      label: 'Name of the reading in the core',
      wrong: oneOf(Object.keys(CORE[game].readings)),
    },
    kind !== 'source' &&
      kind !== 'open' && {
        flag: 'document',
        label: `Source document (${documents.join(', ')})`,
        wrong: oneOf(documents),
      },
    kind !== 'source' &&
      kind !== 'open' && { flag: 'place', label: 'Place in it, such as "Line of Sight"', wrong: text(160) },
    kind !== 'open' && { flag: 'date', label: 'Date as issued', preset: 'unknown', wrong: isDate },
    kind === 'ruling' && {
      flag: 'passage',
      label: 'Key of the passage: a short name of the document and a number, such as swmc-17',
      wrong: (answer) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer) ? undefined : 'small letters, digits and hyphens',
    },
    kind === 'ruling' && {
      flag: 'abilities',
      label: 'Abilities it is about, separated by commas (none: leave empty)',
      preset: '',
      wrong: (answer) =>
        listed(answer)
          .map(oneOf(Object.keys(CORE[game].abilities)))
          .find(Boolean),
    },
    kind === 'ruling' && {
      flag: 'answer',
      label: 'Answer: yes, no, depends, none, or a short value',
      wrong: text(40),
    },
    (kind === 'ruling' || kind === 'rule') && {
      flag: 'asks',
      label: `What its cases ask (${questions.join(', ')})`,
      wrong: oneOf(questions),
    },
    {
      flag: 'slug',
      label: 'Name of the file, which becomes its address for ever',
      preset: slugOf(known.title ?? ''),
      wrong: (slug) => {
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'small letters, digits and hyphens';
        const taken = corpus.entries.some(
          (entry) => entry.slug === slug && (entry.kind === 'source' || entry.game === game),
        );
        return taken ? 'a name that no other entry has' : undefined;
      },
    },
  ];
  return asks.find((ask): ask is Ask => ask !== false && known[ask.flag] === undefined);
}

const listed = (answer: string): string[] =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Answers from the command line first; the rest is asked for where somebody is there to be asked. */
async function answers(flags: Partial<Record<Flag, string>>, reader: Interface | undefined) {
  const known: Partial<Record<Flag, string>> = {};
  for (let ask = nextAsk(known); ask; ask = nextAsk(known)) {
    const given = flags[ask.flag] ?? (reader ? await askFor(ask, reader) : ask.preset);
    if (given === undefined) throw new Error(`--${ask.flag} is missing: ${ask.label}.`);
    const wrong = ask.wrong(given);
    if (wrong && flags[ask.flag] === undefined && reader) console.log(`  Expected ${sentence(wrong)}`);
    else if (wrong)
      throw new Error(`--${ask.flag}: found ${JSON.stringify(given)}, expected ${sentence(wrong)}`);
    else known[ask.flag] = given;
  }
  return known;
}

const sentence = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);

async function askFor({ label, preset }: Ask, reader: Interface): Promise<string> {
  const answer = (await reader.question(`${label}${preset ? ` [${preset}]` : ''}: `)).trim();
  return answer || (preset ?? '');
}

function write(known: Partial<Record<Flag, string>>): void {
  const kind = known.kind as Kind;
  const game = (known.game ?? 'swm') as Game;
  const published = publishedIn(ROOT)?.addresses.map(({ id }) => id) ?? [];
  const taken = new Set([...corpus.entries.map(({ id }) => id), ...published]);
  const {
    title = '',
    slug = '',
    document = '',
    place = '',
    date = '',
    passage = '',
    asks = '',
    answer = '',
    record = '',
  } = known;
  const id = kind === 'source' ? slug : nextId({ kind, game, passage, record }, taken);
  const abilities = listed(known.abilities ?? '');
  const entry: NewEntry = {
    kind,
    game,
    id,
    title,
    slug,
    document,
    place,
    date,
    passage,
    abilities,
    asks,
    answer,
    record,
  };
  const file = fileOf(entry);
  if (existsSync(join(ROOT, file))) throw new Error(`${file} exists already.`);
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), skeleton(entry));
  console.log(`
Wrote ${file} (${id}). Next:
  1. Fill it in, in your own words; CONTRIBUTING.md says how.
  2. npm run check               what is still missing or wrong, with its line
  3. npm run dev                 the page as readers will see it
  4. npm run check -- --publish  once you are content with the file's name`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      ...(Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'string' }])) as Record<
        Flag,
        { type: 'string' }
      >),
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const reader = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    write(await answers(values, reader));
  } finally {
    reader?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
