import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

/** What demonstrations need whatever they ask. Signals, which the renderer offers, stay out: nothing uses them. */
const EVERY_DEMO = [
  /\/node_modules\/(preact|valibot)\//,
  /\/src\/scenario\/(?!issues\.ts|blank\.ts|[\w-]+-reader\.ts)[^/]+$/,
  /\/src\/core\/(?!conditions|letters)[^/]+$/,
  /\/src\/demos\/((controls|views)\/)?(?!start\.ts|addressed\.ts|grow|Walk\.tsx)[^/]+$/,
];

const START = [/\/src\/demos\/start\.ts$/, /vite\/preload-helper/];

const FAMILY = /\/src\/demos\/families\/([\w-]+)\.ts$/;

/**
 * Each page names the files that its demonstration needs (`scripts/lib/parts.ts`). So no file has to list what others import;
 * and the wrapper of dynamic imports, a kilobyte on every page with a demonstration, has nothing to load before: the
 * stylesheets of a stage are linked by the island. Astro sets `modulePreload` itself, hence a plugin.
 */
const ownPreloads = {
  name: 'own-preloads',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  /** Writes down which files each family comes in: itself, and what it imports. */
  generateBundle(_, bundle) {
    const withImports = (file, found = new Set()) => {
      if (found.has(file)) return found;
      found.add(file);
      for (const next of bundle[file]?.imports ?? []) withImports(next, found);
      return found;
    };
    const parts = Object.values(bundle).flatMap(({ facadeModuleId, fileName }) => {
      const family = FAMILY.exec(facadeModuleId ?? '')?.[1];
      return family ? [[family, [...withImports(fileName)]]] : [];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'parts.json',
      source: JSON.stringify(Object.fromEntries(parts)),
    });
  },
};

const known = new Map();

/** The families of questions whose code contains a module. */
function familiesWith(id, context) {
  const families = known.get(id) ?? importing(id, context, new Set());
  known.set(id, families);
  return families;
}

function importing(id, context, seen) {
  if (seen.has(id)) return [];
  seen.add(id);
  const family = FAMILY.exec(id)?.[1];
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return [...(family ? [family] : []), ...importers.flatMap((from) => importing(from, context, seen))];
}

const STAGE = fileURLToPath(new URL('src/demos/views/board/stage.tsx', import.meta.url));

/**
 * What many families share is one file, for small files compress worse than a large one and each costs a request:
 * what questions with and without a board need, what boards of any game need, what battle grids need. What few share
 * stays as it falls. A file takes along what it imports, so each group holds whatever its members import, or a group
 * before it does.
 */
const SHARED = [
  { name: 'swm', isFor: (boards, others) => boards > 2 && others > 0 },
  { name: 'board', isFor: (boards, _, families) => boards > 1 && families.includes('ia-board') },
  { name: 'battle-grid', isFor: (boards) => boards > 3 },
];

const sharedFile = ({ name, isFor }, i) => ({
  name(id, context) {
    if (!id.includes('/src/')) return null;
    const families = familiesWith(id, context);
    const onBoards = familiesWith(STAGE, context);
    const boards = families.filter((family) => onBoards.includes(family)).length;
    return isFor(boards, families.length - boards, families) ? name : null;
  },
  priority: SHARED.length - i,
});

const within = (parts) => (id) => parts.some((part) => part.test(id));

export default defineConfig({
  // The full address is needed for link previews and canonical links only; without it they are left out.
  site: process.env.SITE,
  trailingSlash: 'always',
  integrations: [preact()],
  build: { inlineStylesheets: 'never' },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [ownPreloads],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Each page with a demonstration names them all; of more than 64 files the bundler wants no shorter hash.
              chunkFileNames: '_astro/[name].[hash:7].js',
              // What every demonstration needs is one file: small files compress worse than a large one.
              codeSplitting: {
                groups: [
                  // What a page loads at once, with what fetches the rest, which would otherwise bring much along.
                  { name: 'start', test: within(START), priority: 9 },
                  { name: 'demo', test: within(EVERY_DEMO), priority: 8 },
                  ...SHARED.map(sharedFile),
                ],
              },
            },
          },
        },
      },
    },
    experimental: {
      // Scripts find each other wherever the site is served.
      renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
    },
  },
});
