/** On whom effects work, and who may join a squad, in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { REACH_WORDS } from '../../prose/swm/open-points/reach.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { reachSentences } from '../../prose/swm/reaches.ts';
import { reservesSentences } from '../../prose/swm/reserves.ts';
import { swmReaches } from '../../scenario/questions/swm-reaches.ts';
import { swmReserves } from '../../scenario/questions/swm-reserves.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: [...swmReaches, ...swmReserves],
  sentences: { ...openPointSentences(REACH_WORDS), ...reachSentences, ...reservesSentences },
  readings: READINGS,
  stages: [exchangeStage],
};
