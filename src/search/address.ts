/** The query and the filters in the page's address: `?q=bodyguard+grenades&game=swm&kind=ruling&ability=Bodyguard`. */
import type { Filters } from './find.ts';

export interface Asked {
  readonly text: string;
  readonly filters: Filters;
}

const FILTER_NAMES = ['game', 'kind', 'ability'] as const;

/** Longer texts are cut: no question needs more, and an address may come from anywhere. */
export const LONGEST_QUERY = 200;

const clean = (value: string | null): string => (value ?? '').slice(0, LONGEST_QUERY);

export const readAddress = (search: string): Asked => {
  const parameters = new URLSearchParams(search);
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = clean(parameters.get(name));
    return value === '' ? [] : [[name, value] as const];
  });
  return { text: clean(parameters.get('q')), filters: Object.fromEntries(filters) };
};

/** What to put after the path: empty when nothing is asked. Parameters that are not the search's are kept. */
export const writeAddress = ({ text, filters }: Asked, search = ''): string => {
  const parameters = new URLSearchParams(search);
  const set = (name: string, value: string) => {
    parameters.delete(name);
    if (value !== '') parameters.set(name, value);
  };
  set('q', text.trim());
  for (const name of FILTER_NAMES) set(name, filters[name] ?? '');
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
};
