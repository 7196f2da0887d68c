/**
 * What every page with a demonstration runs at first: a demonstration comes alive when somebody reaches for it, or
 * when the address holds a position. What the reader did while it was loading is done again afterwards, so that no
 * tap is lost.
 */
import type { DemoProps } from './props.ts';

/** Kept apart from the notation, which would bring every schema into the page; a test holds the two together. */
export const POSITION = /^#v\d+\//;

/** The last two are for whoever is there already when it is tried again. */
const REACHING = ['pointerover', 'focusin', 'pointerdown', 'keydown'] as const;

/** Keys that a board heeds; Tab and the browser's own must go on working. A test holds this and the board together. */
export const isBoardKey = ({ key, altKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !metaKey && /^(Arrow(Up|Right|Down|Left)|Home|End|Enter| |Delete|Backspace|Escape)$/.test(key);

/** Taps, choices and keys on the board: what would have had an effect. Links work without any script. */
function isMeant(event: Event): boolean {
  const target = event.target as Element;
  if (target.closest('a, summary')) return false;
  if (event.type !== 'keydown') return true;
  return target.closest('[role="gridcell"]') !== null && isBoardKey(event as KeyboardEvent);
}

const KEPT = ['click', 'change', 'keydown'] as const;

/** Asks at once for all parts of which one would otherwise ask for the next. */
function preload(parts: string): void {
  for (const href of parts.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Props of a demonstration and the code that brings it to life, which loads now. */
async function revive(island: HTMLElement): Promise<void> {
  preload(island.dataset['parts'] ?? '');
  const { prepare, hydrateDemo } = await import('./island.ts');
  const props: DemoProps = JSON.parse(island.nextElementSibling?.textContent ?? '');
  // The family of the question that the demonstration starts with.
  await prepare(props.cases.slice(0, 1).map(({ scenario }) => scenario.question));
  hydrateDemo(island, props);
  // Of a fold that was opened or closed meanwhile the browser told when nobody listened.
  for (const fold of island.querySelectorAll('details')) fold.dispatchEvent(new Event('toggle'));
  island.dataset['live'] = '';
}

/** How far a press moves, in pixels, before it is a drag. Told twice like `POSITION`, and held together by a test. */
export const SLACK = 5;

const tap = ({ target, clientX, clientY }: PointerEvent): void => {
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
};

/**
 * Takes a piece that is dragged before the demonstration lives for one that is tapped, and then its new place. What it
 * gives waits until no piece is under a finger any more.
 */
function watchDrag(island: HTMLElement, waiting: (() => void)[]): () => Promise<void> {
  let pressed = false;
  let ended = Promise.resolve();
  // Else the page would scroll under the finger: browsers heed no `touch-action` inside a drawing.
  island.querySelector<SVGElement>('[role="grid"]')?.addEventListener(
    'touchmove',
    (event) => {
      if (pressed && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  island.addEventListener('pointerdown', (from) => {
    const isPiece = (from.target as Element).closest('.square-taken') !== null;
    if ('live' in island.dataset || !from.isPrimary || !isPiece) return;
    pressed = true;
    ended = new Promise((done) => {
      const over = new AbortController();
      const lift = (to: PointerEvent) => {
        if (to.pointerId !== from.pointerId) return;
        pressed = false;
        over.abort();
        const far = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLACK;
        if (far && to.type === 'pointerup') {
          waiting.push(() => tap(from));
          // A mouse clicks by itself where it is let go, which is kept like any click; a finger does not.
          if (to.pointerType !== 'mouse') waiting.push(() => tap(to));
        }
        // After the click that may follow.
        setTimeout(done);
      };
      const { signal } = over;
      for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, lift, { signal });
    });
  });
  return () => ended;
}

/** At the edge of the screen, wherever the reader is: nothing that a finger is about to touch moves. */
function makeNote(): HTMLElement {
  const note = document.createElement('p');
  note.className = 'problem floating';
  note.setAttribute('role', 'alert');
  note.textContent = 'This demonstration did not load. Tap it again to try once more.';
  return note;
}

/** Of a focus that was there before anybody listened the browser does not tell again. */
const tellFocus = (target: Element): void => {
  target.dispatchEvent(new FocusEvent('focus'));
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

function watch(island: HTMLElement): void {
  const waiting: (() => void)[] = [];
  const note = makeNote();
  const dragged = watchDrag(island, waiting);

  const keep = (event: Event) => {
    if (!isMeant(event)) return;
    const target = event.target as HTMLElement;
    event.stopPropagation();
    if (event.type === 'change') {
      const { value } = target as HTMLSelectElement;
      waiting.push(() => {
        (target as HTMLSelectElement).value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
      return;
    }
    event.preventDefault();
    if (event.type === 'keydown') waiting.push(() => tellFocus(target));
    const again =
      event instanceof MouseEvent
        ? new MouseEvent('click', event)
        : new KeyboardEvent('keydown', event as KeyboardEvent);
    waiting.push(() => target.dispatchEvent(again));
  };

  const start = async () => {
    for (const type of REACHING) island.removeEventListener(type, start);
    removeEventListener('hashchange', onHash);
    for (const type of KEPT) island.addEventListener(type, keep, true);
    try {
      await revive(island);
      note.remove();
      await dragged();
    } catch (error) {
      // A part did not load: whoever reaches for it again tries again.
      waiting.length = 0;
      // Some browsers never ask again for a module that did not arrive. The page is as it came: nothing is lost.
      if (note.isConnected && (await isReachable())) return location.reload();
      // One that is there already stays, and is not read out again.
      if (!note.isConnected) document.body.append(note);
      listen();
      throw error;
    } finally {
      for (const type of KEPT) island.removeEventListener(type, keep, true);
    }
    for (const act of waiting) {
      act();
      // Each act sees the page that the one before made.
      await new Promise(requestAnimationFrame);
    }
    const focused = document.activeElement;
    if (focused && island.contains(focused)) tellFocus(focused);
  };

  const onHash = () => {
    if (POSITION.test(location.hash)) void start();
  };

  const listen = () => {
    for (const type of REACHING) island.addEventListener(type, start, { passive: true });
    addEventListener('hashchange', onHash);
  };
  listen();
  onHash();
}

if (!import.meta.env.SSR)
  for (const island of document.querySelectorAll<HTMLElement>('.island')) watch(island);
