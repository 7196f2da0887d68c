/** Winning a skirmish of Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { SKIRMISH_WORDS } from '../../prose/swm/open-points/skirmish.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { victorySentences } from '../../prose/swm/victory.ts';
import { swmVictory } from '../../scenario/questions/swm-victory.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmVictory,
  sentences: { ...openPointSentences(SKIRMISH_WORDS), ...victorySentences },
  readings: READINGS,
  stages: [boardStage],
};
