/** Changes of single values: a choice, a number, a switch, one of a list that is ticked. */
import type { Field, Option } from '../../scenario/controls.ts';
import { toggled } from '../controls/Abilities.tsx';
import { setIn } from '../controls/lens.ts';
import { namedIn } from '../names.ts';
import { type Change, type Holder, nowIn, SIZE, said } from './change.ts';
import { inside } from './inside.ts';

/** As far as a number is counted up and down. */
export const FAR = 20;

/** Longer lists of choices come after everything else. */
const FEW = 8;

/** What is asked is left as it is: another question is no change of the position. */
export function valueChanges(holder: Holder, field: Field): readonly Change[] {
  if (field.asks) return [];
  switch (field.control) {
    case 'number':
      return numberChanges(holder, field);
    case 'switch':
      return switchChanges(holder, field);
    case 'choice':
      return choiceChanges(holder, field, field.options ?? []);
    case 'piece':
      return choiceChanges(holder, field, pieceOptions(holder));
    case 'abilities':
      return tickChanges(holder, field, field.options ?? []);
    case 'some-pieces':
      return tickChanges(holder, field, pieceOptions(holder));
    case 'readings':
      return (field.fields ?? []).flatMap((point) => readingChanges(holder, field, point));
    default:
      return [];
  }
}

type Told = Pick<Change, 'size' | 'words'>;

/** The value replaced; `part` tells the changes of one value apart that are not measured against each other. */
function change(holder: Holder, field: Field, told: Told, value: unknown, part = ''): Change {
  const path = [...holder.at, field.key];
  return {
    subject: [...path, part].join('/'),
    distance: holder.distance,
    ...told,
    ...(value === undefined && { leavesOut: path }),
    apply: () => setIn(holder.scenario, path, value),
  };
}

/** A number in a title is told there: "Move, squares of movement 7 instead of 6". */
function counted(holder: Holder, label: string, value: number, now: number): string {
  const inTitle = `${label.toLowerCase()} ${now}`;
  const instead = `${signed(value)} instead of ${signed(now)}`;
  return holder.whose.toLowerCase().endsWith(inTitle)
    ? `${holder.whose.slice(0, holder.whose.length - String(now).length)}${instead}`
    : said(holder, `${label} ${instead}`);
}

const signed = (value: number): string => String(value).replace('-', '−');

/** What an item is called tells which choice it is about; the scenario's own are told by their labels. */
function chosen(holder: Holder, field: Field, to: Option, from: Option | undefined): string {
  const { whose } = holder;
  if (from === undefined) return said(holder, `${field.label}: ${to.label}`);
  if (whose.startsWith(from.label)) return `${to.label} instead of ${inside(whose)}`;
  const instead = `${inside(to.label)} instead of ${inside(from.label)}`;
  return said(holder, whose === '' ? `${field.label}: ${instead}` : instead);
}

/** What may be left out is left out. */
function unsaid(holder: Holder, field: Field): readonly Change[] {
  if (!field.optional || nowIn(holder, field) === undefined) return [];
  const told = { size: SIZE.removed, words: said(holder, `${field.label}: not said`) };
  return [change(holder, field, told, undefined, 'unsaid')];
}

/** Up and down, each as far as it must be; a number that nothing was said about begins at the least or at 0. */
function numberChanges(holder: Holder, field: Field): readonly Change[] {
  const { label, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
  const now = nowIn(holder, field);
  if (typeof now !== 'number') {
    const first = Math.max(min, 0);
    return [first, first + 1]
      .filter((value) => value <= max)
      .map((value, i) =>
        change(
          holder,
          field,
          { size: SIZE.added + i, words: said(holder, `${label} ${value}, so far not said`) },
          value,
        ),
      );
  }
  const steps = Array.from({ length: FAR }, (_, i) => i + 1).flatMap((by) => [
    { value: now - by, by, part: 'less' },
    { value: now + by, by, part: 'more' },
  ]);
  return [
    ...steps
      .filter(({ value }) => value >= min && value <= max)
      .map(({ value, by, part }) =>
        change(holder, field, { size: by, words: counted(holder, label, value, now) }, value, part),
      ),
    ...unsaid(holder, field),
  ];
}

function switchChanges(holder: Holder, field: Field): readonly Change[] {
  const next = nowIn(holder, field) !== true;
  const words = said(holder, `${field.label}: ${next ? 'yes' : 'no'}`);
  return [change(holder, field, { size: SIZE.turned, words }, next)];
}

function choiceChanges(holder: Holder, field: Field, options: readonly Option[]): readonly Change[] {
  const value = nowIn(holder, field);
  const now = options.find((option) => option.value === value);
  const size = options.length > FEW ? SIZE.ofMany : SIZE.other;
  const others = options
    .filter((option) => option !== now)
    .map((other, i): Change => {
      const told = { size, words: chosen(holder, field, other, now) };
      const made = change(holder, field, told, other.value);
      // The long lists of several fields come in turn.
      return size === SIZE.ofMany ? { ...made, distance: i } : made;
    });
  return [...others, ...unsaid(holder, field)];
}

const pieceOptions = ({ scenario, name }: Holder): readonly Option[] =>
  namedIn(scenario).map(({ id }) => ({ value: id, label: name(id) }));

/** One less; or one more, but not of each of the many who stand about. */
function tickChanges(holder: Holder, field: Field, options: readonly Option[]): readonly Change[] {
  const now = nowIn(holder, field);
  const chosen = Array.isArray(now) ? now.map(String) : [];
  return options.flatMap(({ value, label }) => {
    const has = chosen.includes(value);
    if (!has && (!holder.central || chosen.length === field.max)) return [];
    const what = has ? `without ${label}` : `with ${label}`;
    const words = holder.whose === '' ? said(holder, `${field.label}: ${what}`) : `${holder.whose} ${what}`;
    return [
      change(
        holder,
        field,
        { size: has ? SIZE.taken : SIZE.added, words },
        toggled(options, chosen, value),
        value,
      ),
    ];
  });
}

/** A point that the sources leave open, read another way. */
function readingChanges(holder: Holder, field: Field, point: Field): readonly Change[] {
  const inner: Holder = { ...holder, at: [...holder.at, field.key] };
  const [standard] = point.options ?? [];
  const now = nowIn(inner, point) ?? standard?.value;
  return (point.options ?? [])
    .filter(({ value }) => value !== now)
    .map(({ value, label }) =>
      change(
        inner,
        point,
        {
          size: SIZE.reading,
          words: said(holder, `${point.label} read as “${label}”`),
        },
        value,
      ),
    );
}
