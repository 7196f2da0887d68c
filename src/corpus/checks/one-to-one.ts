/** What the core knows by id has its page, and a page that tells of something in the core has its record there. */
import { closest } from '../../text/closest.ts';
import { CITED_BY_CORE, CORE } from '../core-records.ts';
import type { Problem } from '../problem.ts';
import type { ReadEntry } from '../read-entry.ts';
import { FOLDERS, GAMES, type Game } from '../schema.ts';
import { type Check, didYouMean, problemAt } from './check.ts';

export const checkOneToOne: Check = ({ read, byId }) => [
  ...read.flatMap(recordProblems),
  ...GAMES.flatMap((game) => missingPages(game, read)),
  ...CITED_BY_CORE.filter((page) => !byId.has(page)).map((page) =>
    missing(
      `content/${FOLDERS.rule}/${page.split('-')[0]}`,
      `a page with the id ${page}, which verdicts cite`,
    ),
  ),
];

/** An ability's or open question's page names a record of the core, which names the page. */
function recordProblems(item: ReadEntry): readonly Problem[] {
  const { entry } = item;
  if (entry.kind === 'ability') {
    const { abilities } = CORE[entry.game];
    return record(item, 'ability', entry.data.ability, abilities[entry.data.ability], Object.keys(abilities));
  }
  if (entry.kind !== 'open') return [];
  const { readings } = CORE[entry.game];
  const reading = readings[entry.data.reading];
  const problems = record(item, 'reading', entry.data.reading, reading?.page, Object.keys(readings));
  if (!reading) return problems;
  const values = entry.data.readings.map(({ value }) => value);
  const [first = ''] = reading.values;
  return [
    ...problems,
    ...(values.toSorted().join() === reading.values.toSorted().join()
      ? []
      : [
          problemAt(
            item,
            ['readings'],
            'readings-differ',
            `Expected the values of the core, ${reading.values.join(', ')}; found ${values.join(', ')}.`,
          ),
        ]),
    ...(entry.data.default === first
      ? []
      : [
          problemAt(
            item,
            ['default'],
            'readings-differ',
            `Expected the core's default, ${first}; found ${entry.data.default}.`,
          ),
        ]),
  ];
}

function record(
  item: ReadEntry,
  what: 'ability' | 'reading',
  name: string,
  page: string | undefined,
  known: readonly string[],
): readonly Problem[] {
  if (page === undefined) {
    const article = what === 'ability' ? 'an ability' : 'a reading';
    const message = `Expected ${article} of the core; found ${name}.${didYouMean(closest(name, known))}`;
    return [problemAt(item, [what], `unknown-${what}`, message)];
  }
  if (page === item.entry.id) return [];
  return [
    problemAt(
      item,
      ['id'],
      'wrong-id',
      `Expected ${page}, the page that the core has for ${name}; found ${item.entry.id}.`,
    ),
  ];
}

function missingPages(game: Game, read: readonly ReadEntry[]): readonly Problem[] {
  const named = new Set(
    read.flatMap(({ entry }) => {
      if (entry.kind === 'ability' && entry.game === game) return [`ability ${entry.data.ability}`];
      return entry.kind === 'open' && entry.game === game ? [`reading ${entry.data.reading}`] : [];
    }),
  );
  const { abilities, readings } = CORE[game];
  return [
    ...Object.entries(abilities)
      .filter(([ability]) => !named.has(`ability ${ability}`))
      .map(([ability, page]) =>
        missing(`content/${FOLDERS.ability}/${game}`, `a page (${page}) for the core's ability ${ability}`),
      ),
    ...Object.entries(readings)
      .filter(([reading]) => !named.has(`reading ${reading}`))
      .map(([reading, { page }]) =>
        missing(`content/${FOLDERS.open}/${game}`, `a page (${page}) for the core's reading ${reading}`),
      ),
  ];
}

const missing = (file: string, what: string): Problem => ({
  code: 'missing-page',
  file,
  line: 1,
  column: 1,
  message: `Expected ${what}; found none.`,
});
