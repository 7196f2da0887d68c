/** Finds a Chromium for the browser tests, and installs one where there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './tools.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function installed(): Promise<string | undefined> {
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
  const found = await installed();
  if (found) return found;
  console.log('No Chromium was found; installing one for the browser tests …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], quiet);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
  }
  const packaged = await installed();
  if (packaged) return packaged;
  await runTool('playwright', ['install', 'chromium']);
  const downloaded = await installed();
  if (!downloaded) {
    console.error(
      'No Chromium could be installed, so the browser tests cannot run. Install Chromium or Google Chrome, or\n' +
        'set CHROMIUM to the path of its program, and run the tests again.',
    );
  }
  return downloaded;
}
