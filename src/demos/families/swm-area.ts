/** Damage around a target in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { areaSentences } from '../../prose/swm/area.ts';
import { boardSentences } from '../../prose/swm/board.ts';
import { swmArea } from '../../scenario/questions/swm-area.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmArea,
  sentences: { ...boardSentences, ...areaSentences },
  readings: READINGS,
  stages: [boardStage],
};
