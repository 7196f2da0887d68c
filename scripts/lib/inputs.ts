/** Tells whether the built site is still what its inputs make, so that a second start needs no build. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OUTPUT, ROOT } from './project.ts';

const FOLDERS = ['content', 'public', 'scripts', 'src'];
const FILES = ['astro.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'];
/** Inside node_modules, so that other packages ask for another build. */
const RECORD = join(ROOT, 'node_modules/.cache/netrep/built');

/** One hash over everything that a build depends on; tests do not count. */
export async function inputsHash(): Promise<string> {
  const nested = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const paths = [...FILES.map((file) => join(ROOT, file)), ...nested.flat()]
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted();
  const { SITE = '' } = process.env;
  const hash = createHash('sha256').update(SITE);
  for (const path of paths) {
    hash.update(`\0${path.slice(ROOT.length)}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

export async function rememberBuild(inputs: string): Promise<void> {
  await mkdir(dirname(RECORD), { recursive: true });
  await writeFile(RECORD, inputs);
}

export async function isBuilt(): Promise<boolean> {
  if (!existsSync(join(OUTPUT, 'index.html'))) return false;
  const built = await readFile(RECORD, 'utf8').catch(() => undefined);
  return built !== undefined && built === (await inputsHash());
}
