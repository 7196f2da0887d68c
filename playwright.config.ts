/** Browser tests of the built site (`dist`). Each worker serves it itself; see tests/browser/site.ts. */
import { defineConfig } from '@playwright/test';
import { installedChromium } from './scripts/lib/chromium.ts';

const chromium = await installedChromium();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.browser.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: 'list',
  // Generous, for machines that are busy with something else; a passing test waits for none of this.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      args: ['--no-sandbox'],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
});
