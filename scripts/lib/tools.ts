/** Runs the project's tools on this Node, whatever the machine's own one is. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './project.ts';

const TOOLS = {
  astro: 'astro/bin/astro.mjs',
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const;

/** Whether the tool ended well. What it prints goes straight through. */
export function runTool(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return run(process.execPath, [join(ROOT, 'node_modules', TOOLS[tool]), ...args], environment);
}

export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(false);
    });
    child.on('exit', (code) => done(code === 0));
  });
}
