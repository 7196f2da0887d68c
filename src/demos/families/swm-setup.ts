/** Setting up a squad of Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { SKIRMISH_WORDS } from '../../prose/swm/open-points/skirmish.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { startingSentences } from '../../prose/swm/starting.ts';
import { swmSetup } from '../../scenario/questions/swm-setup.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmSetup,
  sentences: { ...openPointSentences(SKIRMISH_WORDS), ...startingSentences },
  readings: READINGS,
  stages: [boardStage],
};
