import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

/** What demonstrations need whatever they ask. Signals, which the renderer offers, stay out: nothing uses them. */
const EVERY_DEMO = [
  /\/node_modules\/(preact|valibot)\//,
  /\/src\/scenario\/[^/]+$/,
  /\/src\/core\/[^/]+$/,
  /\/src\/demos\/((controls|views)\/)?(?!start\.ts)[^/]+$/,
];

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
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every demonstration needs is one file: small files compress worse than a large one.
              codeSplitting: {
                groups: [
                  // With what fetches the rest, which would otherwise be in a file that pages need not load.
                  { name: 'start', test: /\/src\/demos\/start\.ts|vite\/preload-helper/, priority: 1 },
                  { name: 'demo', test: (id) => EVERY_DEMO.some((part) => part.test(id)) },
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
