/**
 * The service worker of readers who keep the site on their device: it fetches every file once, then answers from what
 * it has, connection or not. It is registered by the page about offline use, and by no other.
 */
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { addPlugins } from 'workbox-precaching/addPlugins.js';
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js';
import { getCacheKeyForURL } from 'workbox-precaching/getCacheKeyForURL.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
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
  skipWaiting(): Promise<void>;
};

const tell = async (progress: Progress): Promise<void> => {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(progress);
};

let kept = 0;
/** Often enough to be seen moving. */
const SOME = Math.ceil(FILES.length / 100);
addPlugins([
  {
    async handlerDidComplete({ event }) {
      if (event.type !== 'install') return;
      kept += 1;
      if (kept % SOME === 0 || kept === FILES.length) await tell({ kept, of: FILES.length });
    },
  },
]);

const isPage = ({ request }: { readonly request: Request }): boolean => request.mode === 'navigate';

/** Hosts send readers on to the address with the slash, which relative links need. */
registerRoute(
  ({ url, request }) =>
    isPage({ request }) &&
    !url.pathname.endsWith('/') &&
    getCacheKeyForURL(`${url.origin}${url.pathname}/`) !== undefined,
  async ({ url }) => Response.redirect(`${url.origin}${url.pathname}/${url.search}`),
);

// What follows the question mark is for scripts: no file depends on it.
precacheAndRoute([...FILES], { ignoreURLParametersMatching: [/./], cleanURLs: false });

/** A page that is not among the kept ones may be new; without a connection it is not there. */
registerRoute(isPage, async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    const missing = await matchPrecache('404.html');
    return missing ? new Response(missing.body, { status: 404, headers: missing.headers }) : Response.error();
  }
});

cleanupOutdatedCaches();
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
