/** Attacks and combined fire in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { attackSentences } from '../../prose/swm/attack.ts';
import { boardSentences } from '../../prose/swm/board.ts';
import { swmAttack } from '../../scenario/questions/swm-attack.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';
import { Sums } from '../views/sums/Sums.tsx';

export const family: Family = {
  questions: swmAttack,
  sentences: { ...boardSentences, ...attackSentences },
  readings: READINGS,
  stages: [boardStage],
  Tables: Sums,
};
