/**
 * The service worker of readers who keep the site on their device: it fetches every file once, then answers from what
 * it has, connection or not. It is registered by the page about offline use, and by no other.
 */
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { type Listed, type Progress, TAKE_OVER } from './messages.ts';

/** The site's files; written in when the site is built. */
declare const FILES: readonly Listed[];

/** As much of a worker's surroundings as is used here; the library that types them all forbids those of a page. */
declare const self: Window & {
  readonly clients: {
    matchAll(options: {
      includeUncontrolled: boolean;
    }): Promise<readonly { postMessage(data: Progress): void }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

const tell = async (progress: Progress): Promise<void> => {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(progress);
};

let kept = 0;
/** Often enough to be seen moving. */
const SOME = Math.ceil(FILES.length / 200);
const progress = {
  async handlerDidComplete({ event }: { readonly event: Event }) {
    if (event.type !== 'install') return;
    kept += 1;
    if (kept % SOME === 0 || kept === FILES.length) await tell({ kept, of: FILES.length });
  },
};

/**
 * Workbox fetches one file after the other, which takes as many round trips as there are files. Several of its
 * controllers do so side by side, each with files and a cache of its own. A file's lane follows from its address, so
 * that a later version finds it where it was.
 */
const LANES = 8;
const laneOf = (url: string): number => [...url].reduce((sum, char) => sum + char.charCodeAt(0), 0) % LANES;

const lanes = Array.from({ length: LANES }, (_, lane) => {
  const cacheName = `kept-${lane}-${self.registration.scope}`;
  const controller = new PrecacheController({ cacheName, plugins: [progress] });
  controller.addToCacheList(FILES.filter(({ url }) => laneOf(url) === lane));
  return controller;
});

/** The lane that keeps an address, if one does. */
const keeperOf = (url: string): PrecacheController | undefined =>
  lanes.find((lane) => lane.getCacheKeyForURL(url) !== undefined);

type Lifecycle = Parameters<PrecacheController['install' | 'activate']>[0];
self.addEventListener('install', (event) => {
  for (const lane of lanes) void lane.install(event as Lifecycle);
});
self.addEventListener('activate', (event) => {
  for (const lane of lanes) void lane.activate(event as Lifecycle);
});

const isPage = ({ request }: { readonly request: Request }): boolean => request.mode === 'navigate';

/** Hosts send readers on to the address with the slash, which relative links need. */
registerRoute(
  ({ url, request }) =>
    isPage({ request }) &&
    !url.pathname.endsWith('/') &&
    keeperOf(`${url.origin}${url.pathname}/`) !== undefined,
  async ({ url }) => Response.redirect(`${url.origin}${url.pathname}/${url.search}`),
);

// What follows the question mark is for scripts: no file depends on it.
for (const lane of lanes)
  registerRoute(new PrecacheRoute(lane, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

/** A page that is not among the kept ones may be new; without a connection it is not there. */
registerRoute(isPage, async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    const missing = await keeperOf('404.html')?.matchPrecache('404.html');
    return missing ? new Response(missing.body, { status: 404, headers: missing.headers }) : Response.error();
  }
});

clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
