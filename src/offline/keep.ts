/** The page about offline use: keeps the site on this device, says how far that is, and takes it away again. */
import type { Kept, Progress } from './messages.ts';

const root = new URL(document.documentElement.dataset['root'] ?? './', location.href).href;

const part = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

/** What can be done now; the page shows the buttons of it. */
type State = 'cannot' | 'not-kept' | 'keeping' | 'kept';

const number = new Intl.NumberFormat('en-GB');
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function show(state: State, words: string): void {
  part('keeping').dataset['state'] = state;
  part('keeping-status').textContent = words;
}

/** Words about what there is to keep, if that can be known now. */
const size = (words: (kept: Kept) => string): Promise<string> =>
  fetch(`${root}offline.json`)
    .then((answer) => answer.json() as Promise<Kept>)
    .then(words)
    .catch(() => '');

const toFetch = ({ files, bytes, space }: Kept): string =>
  ` It would take ${megabytes(space)} here, and fetches ${megabytes(bytes)} in ${number.format(files)} files.`;
const onDevice = ({ files, space }: Kept): string => ` (${number.format(files)} files, ${megabytes(space)})`;

const KEEPING = 'Keeping the site on this device. You can go on reading meanwhile.';
const STOPPED =
  'Not all of it arrived. What did is kept: try again when the connection is better, and it goes on from there.';

async function look(): Promise<void> {
  const kept = await registration();
  if (kept?.active)
    return show(
      'kept',
      `The whole site is on this device${await size(onDevice)}. It works without a connection.`,
    );
  if (kept?.installing) return follow(kept.installing);
  show('not-kept', `The site is not kept on this device.${await size(toFetch)}`);
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const found = await navigator.serviceWorker.getRegistration(root);
  return found?.scope === root ? found : undefined;
};

function follow(worker: ServiceWorker): void {
  show('keeping', KEEPING);
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') void look();
    if (worker.state === 'redundant') show('not-kept', STOPPED);
  });
}

async function keep(): Promise<void> {
  show('keeping', KEEPING);
  // Asks the browser not to clear it away when space is short; it may say no.
  await navigator.storage?.persist?.().catch(() => false);
  try {
    const { installing } = await navigator.serviceWorker.register(`${root}worker.js`);
    if (installing) follow(installing);
    else await look();
  } catch {
    show('not-kept', STOPPED);
  }
}

async function remove(): Promise<void> {
  await (await registration())?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(root)).map((name) => caches.delete(name)));
  await look();
}

async function update(): Promise<void> {
  try {
    const found = await (await registration())?.update();
    show(
      'kept',
      found?.installing ? 'There is a newer version. It is being fetched.' : 'This is the newest version.',
    );
  } catch {
    show('kept', 'Whether there is a newer version cannot be known without a connection.');
  }
}

if ('serviceWorker' in navigator && 'caches' in window) {
  const bar = part<HTMLProgressElement>('keeping-progress');
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Progress>) => {
    bar.max = data.of;
    bar.value = data.kept;
    part('keeping-count').textContent = `${number.format(data.kept)} of ${number.format(data.of)} files`;
  });
  const on = (id: string, act: () => Promise<void>) => part(id).addEventListener('click', () => void act());
  on('keep', keep);
  on('update', update);
  on('remove', remove);
  void look();
} else {
  show(
    'cannot',
    'This browser, or the way this page is opened, cannot keep a site. It needs an address with https.',
  );
}
