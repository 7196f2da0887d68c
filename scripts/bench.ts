/** `npm run bench`: times the core on a large battle grid and holds the medians to their limits. */
import { measureAll } from './bench/measure.ts';

const measured = measureAll();
for (const { what, median, limit } of measured) {
  const verdict = median <= limit ? '✓' : '✗';
  console.log(`${verdict} ${median.toFixed(1).padStart(6)} ms  of ${String(limit).padStart(2)} ms  ${what}`);
}
process.exitCode = measured.every(({ median, limit }) => median <= limit) ? 0 : 1;
