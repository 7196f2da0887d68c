/** Finds a Chromium for the browser tests, and installs one where there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './tools.ts';

/** The first one has no windows to draw, and is twice as quick in tests. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the program of a Chromium that is here. */
export async function installedChromium(): Promise<string | undefined> {
  const { CHROMIUM = '', PATH = '' } = process.env;
  const folders = PATH.split(delimiter).filter(Boolean);
  const { chromium } = await import('@playwright/test');
  const candidates = [
    CHROMIUM,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Path of its program; undefined, with a message, when there is none and none could be installed. */
export async function findChromium(): Promise<string | undefined> {
  const found = await installedChromium();
  if (found) return found;
  console.log('No Chromium was found; installing one for the browser tests …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], quiet);
    const install = ['install', '-y', '-q', '--no-install-recommends'];
    // Older versions of Debian have the second only.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (await run('apt-get', [...install, name], quiet)) break;
    }
  }
  const packaged = await installedChromium();
  if (packaged) return packaged;
  await runTool('playwright', ['install', 'chromium']);
  const downloaded = await installedChromium();
  if (!downloaded) {
    console.error(
      'No Chromium could be installed, so the browser tests cannot run. Install Chromium or Google Chrome, or\n' +
        'set CHROMIUM to the path of its program, and run the tests again.',
    );
  }
  return downloaded;
}
