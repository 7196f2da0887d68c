/**
 * Runs everything that must hold, in the order in which it is quickest to know: type checks, lint, unit tests
 * with the corpus, the build, browser tests. The last line is `N passed, N failed`; type checks, lint and the
 * build count one each, every test one.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { OUTPUT } from './lib/project.ts';
import { playwrightCounts, vitestCounts } from './lib/reports.ts';
import { runTool } from './lib/tools.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}
const one = (succeeded: boolean): Outcome =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const chromium = await findChromium();

async function vitest(): Promise<Outcome> {
  const report = 'test-results/vitest.json';
  await rm(report, { force: true });
  await runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  return vitestCounts(report);
}

async function playwright(): Promise<Outcome> {
  if (!chromium || !existsSync(OUTPUT)) {
    console.error(chromium ? 'There is no built site to test.' : 'There is no browser to test with.');
    return one(false);
  }
  const report = 'test-results/playwright.json';
  await rm(report, { force: true });
  await runTool('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightCounts(report);
}

const stages: readonly { readonly name: string; readonly run: () => Promise<Outcome> }[] = [
  { name: 'Types of the core', run: async () => one(await runTool('tsc', ['-p', 'src/core'])) },
  { name: 'Types of everything', run: async () => one(await runTool('astro', ['check'])) },
  { name: 'Lint and format', run: async () => one(await runTool('biome', ['check', '--error-on-warnings'])) },
  { name: 'Unit tests and corpus', run: vitest },
  {
    name: 'Build',
    run: async () => {
      await rm(OUTPUT, { recursive: true, force: true });
      return one(await build());
    },
  },
  { name: 'Browser tests', run: playwright },
];

const outcomes: (Outcome & { readonly name: string; readonly seconds: number })[] = [];
for (const { name, run } of stages) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = await run().catch((error: unknown) => {
    console.error(error);
    return one(false);
  });
  outcomes.push({ name, ...outcome, seconds: (performance.now() - start) / 1000 });
}

console.log('\n── Summary');
for (const { name, passed, failed, seconds } of outcomes) {
  const count = `${passed} passed, ${failed} failed`;
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(24)}${count.padEnd(26)}${seconds.toFixed(1).padStart(6)} s`,
  );
}
const total = (of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
