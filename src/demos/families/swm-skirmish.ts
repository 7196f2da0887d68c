/** Setting up a squad and winning a skirmish of Star Wars Miniatures: what is seen on a battle grid. */
import { READINGS } from '../../core/swm/readings.ts';
import { SKIRMISH_WORDS } from '../../prose/swm/open-points/skirmish.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { startingSentences } from '../../prose/swm/starting.ts';
import { victorySentences } from '../../prose/swm/victory.ts';
import { swmSetup } from '../../scenario/questions/swm-setup.ts';
import { swmVictory } from '../../scenario/questions/swm-victory.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: [...swmVictory, ...swmSetup],
  sentences: { ...openPointSentences(SKIRMISH_WORDS), ...victorySentences, ...startingSentences },
  readings: READINGS,
  stages: [boardStage],
};
