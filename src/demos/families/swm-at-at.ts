/** Placing characters beside the AT-AT of Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { atAtSentences } from '../../prose/swm/at-at.ts';
import { ADJACENCY_WORDS } from '../../prose/swm/open-points/adjacency.ts';
import { AT_AT_WORDS } from '../../prose/swm/open-points/at-at.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { swmAtAt } from '../../scenario/questions/swm-at-at.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmAtAt,
  sentences: { ...openPointSentences(ADJACENCY_WORDS, AT_AT_WORDS), ...atAtSentences },
  readings: READINGS,
  stages: [boardStage],
};
