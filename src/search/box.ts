/**
 * Runs the search box: form and address to query, query to index, what is found to the view. A query that a newer
 * one has overtaken is dropped wherever it is.
 */
import { type Asked, readAddress, writeAddress } from './address.ts';
import { answerTo, calledFirst, type Found } from './find.ts';
import { openPagefind, type PagefindIndex, type ResultPage } from './pagefind.ts';
import { respelt } from './query.ts';
import { SearchView, type Shown, type State } from './view.ts';

/** After the last key. The index is in memory by then, so waiting longer would only be waiting. */
const PAUSE_MS = 90;
/** Results shown at a time. */
const PAGE = 10;

export interface BoxOptions {
  /** The development server has pages but no index. */
  readonly development: boolean;
}

export const startSearch = (element: HTMLElement, { development }: BoxOptions): void => {
  let opened: Promise<PagefindIndex> | undefined;
  let attempt = 0;
  /** Counts questions; an answer to any but the last is dropped. */
  let question = 0;
  let shown = PAGE;
  let failed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const view = new SearchView(element, {
    more: () => {
      const before = view.links().length;
      shown += PAGE;
      run().then(() => view.links()[before]?.focus());
    },
    retry: () => run(),
    askInstead: (asked) => {
      view.ask({ ...view.asked(), ...asked });
      submit('push');
      view.input.focus();
    },
  });

  const open = (): Promise<PagefindIndex> => {
    opened ??= openPagefind(new URL('pagefind/', view.root).href, { attempt: attempt++ }).then(
      (index) => {
        index.abilities().then((abilities) => view.offerAbilities(abilities), forget);
        return index;
      },
      (error: unknown) => {
        opened = undefined;
        throw error;
      },
    );
    return opened;
  };
  const forget = () => {
    opened = undefined;
  };
  /** Loads the index before the first letter. A failure shows when something is asked. */
  const preload = () => {
    if (!development) open().catch(() => {});
  };

  const answer = async ({ text, filters }: Asked): Promise<State> => {
    if (text.trim() === '') return { kind: 'idle' };
    if (development) return { kind: 'failed', reason: 'development' };
    try {
      const index = await open();
      const { query, found, named, ...applied } = await answerTo(index, text, filters);
      if (query.terms.length === 0) return { kind: 'short' };
      const pages = await pagesOf(named?.rest ?? text, found, shown);
      const meant = respelt(text, found.unknown, index.vocabulary);
      return { kind: 'found', found, terms: query.terms, filters: applied.filters, named, meant, ...pages };
    } catch (error) {
      forget();
      console.warn('Search:', error);
      return { kind: 'failed', reason: navigator.onLine ? 'missing' : 'offline' };
    }
  };

  const run = async (): Promise<void> => {
    const mine = ++question;
    const asked = view.asked();
    if (asked.text.trim() !== '') view.show({ kind: 'loading' });
    const state = await answer(asked);
    if (mine !== question) return;
    failed = state.kind === 'failed';
    view.show(state);
  };

  /** Searches for what the form says and puts it in the address. */
  const submit = (entry: 'push' | 'replace') => {
    clearTimeout(pause);
    shown = PAGE;
    const search = writeAddress(view.asked(), location.search);
    if (search !== location.search) {
      const address = `${location.pathname}${search}`;
      if (entry === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    run();
  };

  const follow = () => {
    const asked = readAddress(location.search);
    if (writeAddress(asked) === writeAddress(view.asked()) && question > 0) return;
    view.ask(asked);
    shown = PAGE;
    run();
  };

  view.input.addEventListener('focus', preload, { once: true });
  view.form.addEventListener('pointerenter', preload, { once: true });
  view.input.addEventListener('input', () => {
    clearTimeout(pause);
    // The first letters of a search are a new entry in the history; the next ones change it.
    const entry = readAddress(location.search).text === '' ? 'push' : 'replace';
    pause = setTimeout(() => submit(entry), PAUSE_MS);
  });
  view.form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement) submit('push');
  });
  view.form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit('replace');
  });
  element.addEventListener('keydown', (event) => handleKey(event, view, () => submit('replace')));
  window.addEventListener('popstate', follow);
  window.addEventListener('online', () => {
    if (failed) run();
  });
  follow();
};

/** The pages to show, `limit` of those that match in full. */
const pagesOf = async (text: string, found: Found<ResultPage>, limit: number) => {
  const load = (matches: Found<ResultPage>['full']): Promise<Shown[]> =>
    Promise.all(matches.map(async (match) => ({ match, page: await match.load() })));
  const [full, partial] = await Promise.all([load(found.full.slice(0, limit)), load(found.partial)]);
  return { full: calledFirst(text, full), partial };
};

/** Arrows go from the field through the results and back; Escape returns to the field, and there clears it. */
const handleKey = (event: KeyboardEvent, view: SearchView, cleared: () => void): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const links = view.links();
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const inField = document.activeElement === view.input;
  if (!inField && at < 0) return;
  switch (event.key) {
    case 'ArrowDown':
      links[Math.min(at + 1, links.length - 1)]?.focus();
      break;
    case 'ArrowUp':
      if (inField) return;
      (links[at - 1] ?? view.input).focus();
      break;
    case 'Escape':
      if (!inField) view.input.focus();
      else if (view.input.value !== '') {
        view.input.value = '';
        cleared();
      } else return;
      break;
    default:
      return;
  }
  event.preventDefault();
};
