/** What makes a built site one that can be kept on a device: the list of its files, and the worker that fetches them. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'vite';
import type { Kept, Listed } from '../../src/offline/messages.ts';
import { ROOT } from './project.ts';

const zipped = promisify(gzip);

/** Read by hosts, by other sites' previews, or by the browser before there is a worker. */
const NOT_KEPT = /^(_headers|preview\.png|worker\.js|offline\.json)$/;
/** Their addresses change with their content. */
const NAMED_BY_CONTENT = /^_astro\//;

/** Pages are asked for by their folders. */
const urlOf = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1') || './';

/** Writes `offline.json` and `worker.js` into a built site; `paths` are all of its files. */
export async function makeOffline(site: string, paths: readonly string[]): Promise<void> {
  const listed: Listed[] = [];
  let bytes = 0;
  let space = 0;
  for (const path of paths.filter((path) => !NOT_KEPT.test(path)).toSorted()) {
    const content = await readFile(join(site, path));
    const revision = createHash('sha256').update(content).digest('hex').slice(0, 12);
    listed.push({ url: urlOf(path), revision: NAMED_BY_CONTENT.test(path) ? null : revision });
    bytes += (await zipped(content)).length;
    space += content.length;
  }
  const version = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 12);
  const kept: Kept = { files: listed.length + 1, bytes, space, version };
  await writeFile(join(site, 'offline.json'), JSON.stringify(kept));
  // Kept like the others: it says what this version is, and nothing else changes with every version.
  await makeWorker(site, [...listed, { url: 'offline.json', revision: version }]);
}

async function makeWorker(site: string, files: readonly Listed[]): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: site,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(ROOT, 'src/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
}
