/** Which open points bear on which question about the battle grid, and the steps that say how they were taken. */
import type { HangsOn, PageId, Step } from '../verdict.ts';
import { boardStep } from './facts.ts';
import type { Position } from './position.ts';
import { READINGS } from './readings.ts';

export const ADJACENCY_POINTS = {
  'adjacent-corner': READINGS['adjacent-corner'],
  'adjacent-wall': READINGS['adjacent-wall'],
  'adjacent-wall-end': READINGS['adjacent-wall-end'],
} as const;

export const COVER_POINTS = {
  ...ADJACENCY_POINTS,
  'corner-in-wall': READINGS['corner-in-wall'],
  'pit-cover': READINGS['pit-cover'],
  'tower-cover': READINGS['tower-cover'],
} as const;

export const TARGET_POINTS = { ...ADJACENCY_POINTS, nearest: READINGS.nearest, ...COVER_POINTS } as const;

export const pagesOf = (points: Readonly<Record<string, { readonly page: PageId }>>): readonly PageId[] =>
  Object.values(points).map(({ page }) => page);

/** Each open point on which an answer hangs, as a step: without it the answer would not follow. */
export const readingSteps = (open: readonly HangsOn[]): readonly Step[] =>
  open.map(({ page, reading, taken }) =>
    boardStep(page, 'reading-taken', true, { reading, value: taken }, { decisive: true }),
  );

/** The points that can make a difference in a position: what towers do needs towers. */
export const bearing = <P extends Partial<typeof TARGET_POINTS>>(points: P, { objects }: Position): P => {
  const { 'tower-cover': _, ...others } = points;
  return objects.length > 0 ? points : (others as P);
};
