/**
 * How long the verdict takes to follow a piece that is dragged on a phone: the built site in Chromium with its
 * processor slowed to a quarter, a small board and the battle grid, and the question that costs most.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { MovementScenario } from '../../src/core/swm/movement/scenario.ts';
import { swm } from '../../src/scenario/games/swm.ts';
import { toFragment } from '../../src/scenario/notation.ts';
import { findChromium } from '../lib/chromium.ts';
import { OUTPUT } from '../lib/project.ts';
import { listen, siteServer } from '../lib/server.ts';
import { battle } from './battle.ts';
import { type Measured, median } from './measure.ts';

/** From a pointer's move to the picture of the new verdict, in milliseconds. */
const LIMIT = 50;
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

/** A rule page whose demonstration asks about movement. */
const PAGE = 'swm/movement/';

const onBattleGrid: MovementScenario = { question: 'swm/movement', ...battle(), mover: 'A', squares: 6 };

export async function measureDrags(): Promise<readonly Measured[]> {
  const executablePath = existsSync(join(OUTPUT, PAGE)) ? await findChromium() : undefined;
  if (executablePath === undefined) {
    console.log('– dragging is measured on the built site, in Chromium: run `npm run build` first');
    return [];
  }
  const server = siteServer(OUTPUT);
  const port = await listen(server, 0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
    const page = await context.newPage();
    const address = `http://127.0.0.1:${port}/${PAGE}`;
    const medians: Measured[] = [];
    for (const [what, fragment] of [
      ['the entry’s own board', ''],
      ['the battle grid', `#${toFragment(onBattleGrid, swm)}`],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(address + fragment);
      medians.push({
        what: `a dragged piece’s verdict on a slow phone, ${what}`,
        median: await drag(page),
        limit: LIMIT,
      });
    }
    return medians;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Drags a piece to and fro over a few squares; gives the median of the times that its verdict took. */
async function drag(page: Page): Promise<number> {
  await page.locator('.demo .board').first().hover();
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const piece = grid.locator('.piece-shape').first();
  await piece.evaluate((shape) => shape.scrollIntoView({ block: 'center', inline: 'center' }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watch);
  const box = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const side = box.width * 1.2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let lap = 0; lap < 6; lap++) {
    for (const [right, down] of [
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ] as const) {
      await page.mouse.move(x + right * side, y + down * side);
      await page.waitForTimeout(250);
    }
  }
  await page.mouse.up();
  const times = await page.evaluate(() => Reflect.get(window, 'dragTimes') as number[]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(times);
}

/** In the page: takes the time of each move of the pointer that changes what is said. */
function watch() {
  const times: number[] = [];
  Reflect.set(window, 'dragTimes', times);
  addEventListener(
    'pointermove',
    (event) => {
      const demo = document.querySelector('.demo');
      if (demo === null) return;
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // The frame that shows the change has been drawn when a message posted in it arrives.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - event.timeStamp);
          port2.postMessage(undefined);
        });
      });
      observer.observe(demo, { subtree: true, childList: true, characterData: true });
      setTimeout(() => observer.disconnect(), 240);
    },
    true,
  );
}
