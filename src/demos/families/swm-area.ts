/** Damage around a target in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { areaSentences } from '../../prose/swm/area.ts';
import { boardSentences } from '../../prose/swm/board.ts';
import { ADJACENCY_WORDS } from '../../prose/swm/open-points/adjacency.ts';
import { CHOOSING_WORDS } from '../../prose/swm/open-points/choosing.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { swmArea } from '../../scenario/questions/swm-area.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmArea,
  sentences: { ...openPointSentences(ADJACENCY_WORDS, CHOOSING_WORDS), ...boardSentences, ...areaSentences },
  readings: READINGS,
  stages: [boardStage],
};
