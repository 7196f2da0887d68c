/**
 * `npm run bench`: times the core on a large battle grid, and a dragged piece in a browser on the built site, and holds
 * the medians to their limits. On a busy machine they say nothing.
 */
import { measureDrags } from './bench/drag.ts';
import { measureAll } from './bench/measure.ts';

const measured = [...measureAll(), ...(await measureDrags())];
for (const { what, median, limit } of measured) {
  const verdict = median <= limit ? '✓' : '✗';
  console.log(`${verdict} ${median.toFixed(1).padStart(6)} ms  of ${String(limit).padStart(2)} ms  ${what}`);
}
process.exitCode = measured.every(({ median, limit }) => median <= limit) ? 0 : 1;
