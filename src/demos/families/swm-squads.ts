/** Building squads of Star Wars Miniatures, and the order in which they are set up. */
import { READINGS } from '../../core/swm/readings.ts';
import { SKIRMISH_WORDS } from '../../prose/swm/open-points/skirmish.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { squadSentences } from '../../prose/swm/squad.ts';
import { startingSentences } from '../../prose/swm/starting.ts';
import { swmSetupOrder } from '../../scenario/questions/swm-setup-order.ts';
import { swmSquad } from '../../scenario/questions/swm-squad.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';
import { sequenceStage } from '../views/sequence/stage.tsx';
import { sums } from '../views/sums/Sums.tsx';

export const family: Family = {
  questions: [...swmSquad, ...swmSetupOrder],
  sentences: { ...openPointSentences(SKIRMISH_WORDS), ...squadSentences, ...startingSentences },
  readings: READINGS,
  stages: [sequenceStage, exchangeStage],
  tables: sums,
};
