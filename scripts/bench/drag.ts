/**
 * How long the verdict takes to follow a piece that is dragged on a phone: the built site in Chromium with its
 * processor slowed to a quarter, on the largest board of each question's entries and on the battle grid.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { MovementScenario } from '../../src/core/swm/movement/scenario.ts';
import type { Point } from '../../src/core/verdict.ts';
import type { Entry } from '../../src/corpus/entry.ts';
import { readCorpus } from '../../src/corpus/index.ts';
import { swm } from '../../src/scenario/games/swm.ts';
import { toFragment } from '../../src/scenario/notation.ts';
import { findChromium } from '../lib/chromium.ts';
import { OUTPUT, ROOT } from '../lib/project.ts';
import { listen, siteServer } from '../lib/server.ts';
import { battle } from './battle.ts';
import { type Measured, median } from './measure.ts';

/** From a pointer's move to the picture of the new verdict, in milliseconds. */
const LIMIT = 50;
/** What else the machine does only adds to a time: a board over the limit is dragged on again, and its least time counts. */
const TRIES = 3;
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

/** A rule page whose demonstration asks about movement. */
const PAGE = '/swm/movement/';

const WHAT = 'a dragged piece’s verdict on a slow phone';

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
    const timed = async (path: string, fragment = '') => {
      let least = Number.POSITIVE_INFINITY;
      for (let tried = 0; tried < TRIES && least > LIMIT; tried++) {
        await page.goto('about:blank');
        await page.goto(`http://127.0.0.1:${port}${path}${fragment}`);
        least = Math.min(least, await drag(page));
      }
      return least;
    };
    const entries: Measured[] = [];
    for (const { id, address } of largestBoards()) {
      entries.push({
        what: `${WHAT}, slowest of the entries: ${id}`,
        median: await timed(address),
        limit: LIMIT,
      });
    }
    return [
      ...entries.toSorted((a, b) => b.median - a.median).slice(0, 1),
      {
        what: `${WHAT}, the battle grid`,
        median: await timed(PAGE, `#${toFragment(onBattleGrid, swm)}`),
        limit: LIMIT,
      },
    ];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

const squaresOf = (entry: Entry): number => {
  const scenario = entry.cases[0]?.scenario;
  return scenario && 'board' in scenario ? scenario.board.width * scenario.board.height : 0;
};

/** Of the entries that ask a question about a board, the one with the largest for each question. */
function largestBoards(): readonly Entry[] {
  const { entries } = readCorpus(join(ROOT, 'content'));
  const onBoards = entries.filter((entry) => squaresOf(entry) > 0);
  const byQuestion = Map.groupBy(onBoards, (entry) => entry.cases[0]?.scenario.question);
  return [...byQuestion.values()].flatMap((asking) =>
    asking.toSorted((a, b) => squaresOf(b) - squaresOf(a)).slice(0, 1),
  );
}

/** Drags a piece to and fro over a few squares; gives the median of the times that its verdict took. */
async function drag(page: Page): Promise<number> {
  await page.locator('.demo .board').first().hover();
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await page.locator('.island[data-live]').waitFor();
  const piece = page.locator('.demo .board').first().locator('.piece-shape').first();
  await piece.evaluate((shape) => shape.scrollIntoView({ block: 'center', inline: 'center' }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watch);
  const box = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // A square and a bit at a time, towards the middle of what is seen of the board: at its edge a piece stays where it is.
  const square = (await grid.getByRole('gridcell').first().boundingBox())?.width ?? 0;
  const whole = (await grid.boundingBox()) ?? box;
  const towards = (middle: number, from: number) => square * (from > middle ? -1.2 : 1.2);
  const side = towards(Math.min(PHONE.width, whole.x + whole.width) / 2, x);
  const upright = towards(whole.y + whole.height / 2, y);
  // Straight to the browser: Playwright's own mouse runs scripts in the page at each move.
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', [toX, toY]: Point) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: toX,
      y: toY,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mouseMoved', [x, y]);
  await mouse('mousePressed', [x, y]);
  for (let lap = 0; lap < 6; lap++) {
    for (const [right, down] of [
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ] as const) {
      await mouse('mouseMoved', [x + right * side, y + down * upright]);
      await page.waitForTimeout(250);
    }
  }
  await mouse('mouseReleased', [x, y]);
  const times = await page.evaluate(() => Reflect.get(window, 'dragTimes') as number[]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(times);
}

/** In the page: takes the time of each move of the pointer that takes the piece to another square. */
function watch() {
  const times: number[] = [];
  Reflect.set(window, 'dragTimes', times);
  addEventListener(
    'pointermove',
    (event) => {
      const demo = document.querySelector('.demo');
      if (demo === null) return;
      const observer = new MutationObserver((changes) => {
        // Between two squares what follows the pointer is moved at once, and what was put off while the piece moved
        // is drawn at rest: neither is the verdict on a new place.
        if (!changes.some(({ target }) => target instanceof Element && target.matches('.piece-carried')))
          return;
        observer.disconnect();
        // The frame that shows the change has been drawn when a message posted in it arrives.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - event.timeStamp);
          port2.postMessage(undefined);
        });
      });
      const attributeFilter = ['d', 'transform'];
      observer.observe(demo, { subtree: true, childList: true, characterData: true, attributeFilter });
      setTimeout(() => observer.disconnect(), 240);
    },
    true,
  );
}
