/** How a skirmish of Star Wars Miniatures is prepared and won. */
import { READINGS } from '../../core/swm/readings.ts';
import { SKIRMISH_WORDS } from '../../prose/swm/open-points/skirmish.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { squadSentences } from '../../prose/swm/squad.ts';
import { startingSentences } from '../../prose/swm/starting.ts';
import { victorySentences } from '../../prose/swm/victory.ts';
import { swmSetup } from '../../scenario/questions/swm-setup.ts';
import { swmSquad } from '../../scenario/questions/swm-squad.ts';
import { swmVictory } from '../../scenario/questions/swm-victory.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';
import { sequenceStage } from '../views/sequence/stage.tsx';
import { Sums } from '../views/sums/Sums.tsx';

export const family: Family = {
  questions: [...swmVictory, ...swmSquad, ...swmSetup],
  sentences: {
    ...openPointSentences(SKIRMISH_WORDS),
    ...victorySentences,
    ...squadSentences,
    ...startingSentences,
  },
  readings: READINGS,
  stages: [boardStage, sequenceStage],
  Tables: Sums,
};
