/**
 * Gives Astro the bodies of the entries as HTML. Front matter is read by `src/corpus` alone, so that pages,
 * tests and the command line agree on it; a changed file reloads the page that is open.
 */
import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import type { Loader, LoaderContext } from 'astro/loaders';
import { remarkEntryLinks } from '../markdown/remark-entry-links.ts';
import { readSite } from './corpus.ts';

export const entryLoader: Loader = {
  name: 'netrep-entries',
  async load({ store, config: { root }, logger, watcher }) {
    const folder = fileURLToPath(new URL('content', root));
    if (!watcher) return fill(store, folder, root);

    // While developing, a fault is told and waits for its repair. It goes into the store as well, because what
    // changes there reloads the page, which then shows it.
    const refill = () =>
      fill(store, folder, root).catch((fault: Error) => {
        logger.error(fault.message);
        store.clear();
        store.set({ id: 'fault', data: {}, body: fault.message });
      });
    // One after the other, so that the last state of the files is what stays.
    let filling = refill();
    watcher.add(folder);
    watcher.on('all', (_event, path) => {
      if (path.startsWith(folder)) filling = filling.then(refill);
    });
    await filling;
  },
};

async function fill(store: LoaderContext['store'], folder: string, root: URL): Promise<void> {
  const { entries, byId } = readSite(folder);
  const resolve = (id: string) => {
    const entry = byId.get(id);
    return entry && { href: entry.address, title: entry.title };
  };
  const markdown = await unified({
    remarkPlugins: [[remarkEntryLinks, { resolve }]],
  }).createRenderer({ syntaxHighlight: false });

  const rendered = await Promise.all(
    entries.map(async ({ id, file, body, bodyLine }) => {
      // Empty lines in place of the front matter, so that messages name the right line of the file.
      const text = '\n'.repeat(bodyLine - 1) + body;
      const { code, metadata } = await markdown.render(text, { fileURL: new URL(file, root) });
      return { id, data: {}, filePath: file, rendered: { html: code, metadata: { ...metadata } } };
    }),
  );
  // At once, so that no page sees some entries and not others.
  store.clear();
  for (const entry of rendered) store.set(entry);
}
