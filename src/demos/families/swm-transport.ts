/** Characters aboard the AT-AT of Star Wars Miniatures, or inside the Hoth base. */
import { READINGS } from '../../core/swm/readings.ts';
import { atAtSentences } from '../../prose/swm/at-at.ts';
import { swmTransport } from '../../scenario/questions/swm-transport.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: swmTransport,
  sentences: { ...atAtSentences },
  readings: READINGS,
  stages: [sequenceStage, exchangeStage],
};
