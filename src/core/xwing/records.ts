/** What the X-Wing core knows by id: abilities and readings, each with its page. */
import type { PageId } from '../verdict.ts';
import { CARD_IDS, CARDS, textBox } from './ability-queue/abilities/index.ts';
import { READINGS as abilityQueue } from './ability-queue/readings.ts';

export const ABILITY_PAGE: Readonly<Record<string, PageId>> = {
  ...Object.fromEntries(CARD_IDS.map((id) => [textBox(CARDS, id), CARDS[id].page])),
};

export const READINGS = { ...abilityQueue };
