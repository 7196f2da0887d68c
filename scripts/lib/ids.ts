/** Which id a new entry gets. Ids are permanent, so none is given twice. */
import { CORE } from '../../src/corpus/core-records.ts';
import type { Game, Kind } from '../../src/corpus/schema.ts';

/**
 * Passages of the first documents have their ids kept for them, whether or not their entries are written yet:
 * passage swmf-03 is swm-059.
 */
const KEPT: Readonly<
  Record<string, { readonly game: Game; readonly after: number; readonly passages: number }>
> = {
  swmc: { game: 'swm', after: 0, passages: 56 },
  swmf: { game: 'swm', after: 56, passages: 6 },
  swmr: { game: 'swm', after: 100, passages: 33 },
  xw: { game: 'xwing', after: 0, passages: 25 },
  ia: { game: 'ia', after: 100, passages: 15 },
};

/** Where the numbers of each kind begin; the last one goes on past the others when a kind has used up its own. */
const HUNDREDS = { ruling: 0, rule: 100, ability: 200, open: 300 } as const;
const OVERFLOW = 400;

interface Wish {
  readonly kind: Exclude<Kind, 'source'>;
  readonly game: Game;
  readonly passage?: string | undefined;
  /** Of an ability or reading that the core knows. */
  readonly record?: string | undefined;
}

/** `taken` holds every id in use or ever published. */
export function nextId({ kind, game, passage, record }: Wish, taken: ReadonlySet<string>): string {
  const known =
    kind === 'ability'
      ? CORE[game].abilities[record ?? '']
      : kind === 'open'
        ? CORE[game].readings[record ?? '']?.page
        : undefined;
  if (known) return known;
  const kept = keptFor(game, passage);
  if (kept && !taken.has(kept)) return kept;
  const reserved = Object.values(KEPT)
    .filter((range) => range.game === game)
    .flatMap(({ after, passages }) => Array.from({ length: passages }, (_, i) => idOf(game, after + i + 1)));
  const used = new Set([...taken, ...reserved]);
  const first = HUNDREDS[kind];
  const own = Array.from({ length: 99 }, (_, i) => first + i + 1);
  const more = Array.from({ length: 999 - OVERFLOW }, (_, i) => OVERFLOW + i + 1);
  const free = [...own, ...more].find((number) => !used.has(idOf(game, number)));
  if (free === undefined) throw new Error(`All ids of ${game} are in use.`);
  return idOf(game, free);
}

function keptFor(game: Game, passage = ''): string | undefined {
  const [, document = '', digits = ''] = /^([a-z]+)-(\d+)$/.exec(passage) ?? [];
  const range = KEPT[document];
  const number = Number(digits);
  return range?.game === game && number >= 1 && number <= range.passages
    ? idOf(game, range.after + number)
    : undefined;
}

const idOf = (game: Game, number: number): string => `${game}-${String(number).padStart(3, '0')}`;
