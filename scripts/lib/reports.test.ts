import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './project.ts';
import { playwrightCounts, vitestCounts } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'netrep-reports-'));
let files = 0;
function report(content: object): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, JSON.stringify(content));
  return relative(ROOT, file);
}

describe('counting tests', () => {
  const loaded = { status: 'passed', assertionResults: [{}] };
  const broken = { status: 'failed', assertionResults: [] };

  it('counts each unit test once', async () => {
    const good = { success: true, numPassedTests: 12, numFailedTests: 0, testResults: [loaded] };
    expect(await vitestCounts(report(good))).toEqual({ passed: 12, failed: 0 });
  });

  it('counts a test file that does not load, and a run that fails outside of its tests', async () => {
    const unloaded = { success: false, numPassedTests: 3, numFailedTests: 1, testResults: [loaded, broken] };
    expect(await vitestCounts(report(unloaded))).toEqual({ passed: 3, failed: 2 });
    const outside = { success: false, numPassedTests: 3, numFailedTests: 0, testResults: [loaded] };
    expect(await vitestCounts(report(outside))).toEqual({ passed: 3, failed: 1 });
  });

  it('counts browser tests; a test that needed another try passed', async () => {
    const run = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] };
    expect(await playwrightCounts(report(run))).toEqual({ passed: 6, failed: 1 });
  });

  it('takes no tests at all, and no report, as a failure', async () => {
    const none = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] };
    expect(await playwrightCounts(report(none))).toEqual({ passed: 0, failed: 1 });
    await expect(vitestCounts('test-results/none.json')).rejects.toThrow('without a report');
  });
});
