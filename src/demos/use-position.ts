/**
 * The position of a demonstration lives in the address: each edit is an entry in the browser's history, so that
 * Back undoes, and a copied address is the very position.
 */
import { useEffect, useState } from 'preact/hooks';
import type { AnyScenario } from '../scenario/asked.ts';
import type { Explain } from '../scenario/checked.ts';
import { isFragment } from '../scenario/notation.ts';
import {
  type Current,
  edited,
  fragmentOf,
  notLoaded,
  type Problem,
  samePosition,
  unread,
} from './position.ts';

export interface LivePosition {
  readonly scenario: AnyScenario;
  readonly problem: Problem | undefined;
  /** Has this page's own history an edit to go back from? */
  readonly canUndo: boolean;
  /** Takes an edited position, as a step in the history; says whether it could be kept. */
  commit(next: AnyScenario): boolean;
  undo(): void;
  /** Back to one of the entry's cases; its own has a clean address. */
  reset(to: AnyScenario): void;
  /** The full address of the position as it is. */
  address(): string;
}

/** How many edits deep this history entry is; kept in the entry itself, so that it survives a reload. */
const KEY = 'netrepEdits';

function depth(): number {
  const state: unknown = history.state;
  const edits = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : 0;
  return typeof edits === 'number' ? edits : 0;
}

const push = (address: string) => history.pushState({ [KEY]: depth() + 1 }, '', address);

type StateUpdater = (update: (current: Current) => Current) => void;

/** Says in better words what is wrong with what was taken once they are here, if it still is what is shown. */
async function reword(
  taken: Current,
  again: (explain: Explain) => Current | Promise<Current>,
  set: StateUpdater,
): Promise<void> {
  if (taken.problem === undefined) return;
  const { explained } = await import('../scenario/issues.ts');
  const told = await again(explained);
  set((current) => (current === taken ? told : current));
}

/** The position of an address; the entry's own one where there is none in it. What reads one is loaded for it. */
async function positionAt(fragment: string, own: AnyScenario, explain?: Explain): Promise<Current> {
  if (!isFragment(fragment)) return { scenario: own };
  try {
    const { positionIn } = await import('./addressed.ts');
    return await positionIn(fragment, own, explain);
  } catch {
    return unread(own, [notLoaded]);
  }
}

export function usePosition(own: AnyScenario): LivePosition {
  const [current, setCurrent] = useState<Current>({ scenario: own });
  const [edits, setEdits] = useState(0);

  useEffect(() => {
    const read = async () => {
      const { hash } = location;
      const taken = await positionAt(hash, own);
      // Whoever went on meanwhile has a newer position already.
      if (location.hash !== hash) return;
      setEdits(depth());
      setCurrent(taken);
      await reword(taken, (explain) => positionAt(hash, own, explain), setCurrent);
    };
    void read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, [own]);

  const go = (next: Current, address: string) => {
    push(address);
    setCurrent(next);
    setEdits(depth());
  };

  return {
    scenario: current.scenario,
    problem: current.problem,
    canUndo: edits > 0,
    commit(next) {
      const taken = edited(current.scenario, next);
      if (taken.problem !== undefined) {
        setCurrent(taken);
        void reword(taken, (explain) => edited(current.scenario, next, explain), setCurrent);
      } else if (!samePosition(taken.scenario, current.scenario)) {
        go(taken, `#${fragmentOf(taken.scenario)}`);
      }
      return taken.problem === undefined;
    },
    undo() {
      if (depth() > 0) history.back();
    },
    reset(to) {
      go({ scenario: to }, to === own ? `${location.pathname}${location.search}` : `#${fragmentOf(to)}`);
    },
    address() {
      return new URL(`#${fragmentOf(current.scenario)}`, location.href).href;
    },
  };
}
