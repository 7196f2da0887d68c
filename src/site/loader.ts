/**
 * Gives Astro the bodies of the entries as HTML. Front matter is read by `src/corpus` alone, so that pages,
 * tests and the command line agree on it; a changed file reloads the page that is open.
 */
import { unified } from '@astrojs/markdown-remark';
import type { Loader } from 'astro/loaders';
import { fileURLToPath } from 'node:url';
import { remarkEntryLinks } from '../markdown/remark-entry-links.ts';
import { readSite } from './corpus.ts';

export const entryLoader: Loader = {
  name: 'netrep-entries',
  async load({ store, config, logger, watcher }) {
    const folder = fileURLToPath(new URL('content', config.root));
    await fill(store, folder, config.root);

    watcher?.add(folder);
    watcher?.on('all', (_event, path) => {
      if (!path.startsWith(folder)) return;
      fill(store, folder, config.root).catch((error: Error) => logger.error(error.message));
    });
  },
};

type Store = Parameters<Loader['load']>[0]['store'];

async function fill(store: Store, folder: string, root: URL): Promise<void> {
  const { entries, byId } = readSite(folder);
  const resolve = (id: string) => {
    const entry = byId.get(id);
    return entry && { href: entry.address, title: entry.title };
  };
  const markdown = await unified({
    remarkPlugins: [[remarkEntryLinks, { resolve }]],
    smartypants: true,
  }).createRenderer({ syntaxHighlight: false });

  store.clear();
  for (const { id, kind, file, body, bodyLine } of entries) {
    // Empty lines in place of the front matter, so that messages name the right line of the file.
    const text = '\n'.repeat(bodyLine - 1) + body;
    const { code, metadata } = await markdown.render(text, { fileURL: new URL(file, root) });
    store.set({ id, data: { kind }, filePath: file, rendered: { html: code, metadata: { ...metadata } } });
  }
}
