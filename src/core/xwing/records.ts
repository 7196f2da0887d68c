/** What the X-Wing core knows by id: abilities and readings, each with its page. */
import type { PageId } from '../verdict.ts';
import { CARDS } from './ability-queue/abilities/index.ts';
import { READINGS as abilityQueue } from './ability-queue/readings.ts';

export const ABILITY_PAGE: Readonly<Record<string, PageId>> = {
  ...Object.fromEntries(Object.entries(CARDS).map(([id, { page }]) => [id, page])),
};

export const READINGS = { ...abilityQueue };
