/** Reads how many tests passed and failed from the reports of the runners. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './project.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(join(ROOT, file), 'utf8').catch(() => {
    throw new Error('The runner ended without a report; what it printed above says why.');
  });
  return JSON.parse(text);
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** A file that could not be loaded has no tests to fail; it counts one. */
export async function vitestCounts(file: string): Promise<Counts> {
  const report = (await readReport(file)) as VitestReport;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded;
  // An error outside of any test fails the run as a whole.
  return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

export async function playwrightCounts(file: string): Promise<Counts> {
  const { stats, errors } = (await readReport(file)) as PlaywrightReport;
  const failed = stats.unexpected + errors.length;
  const passed = stats.expected + stats.flaky;
  // A run without tests proves nothing.
  return { passed, failed: passed + failed === 0 ? 1 : failed };
}
