/** Attacks and combined fire in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { attackSentences } from '../../prose/swm/attack.ts';
import { boardSentences } from '../../prose/swm/board.ts';
import { ADJACENCY_WORDS } from '../../prose/swm/open-points/adjacency.ts';
import { ATTACK_WORDS } from '../../prose/swm/open-points/attack.ts';
import { CHOOSING_WORDS } from '../../prose/swm/open-points/choosing.ts';
import { FORBIDDING_WORDS } from '../../prose/swm/open-points/forbidding.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { swmAttack } from '../../scenario/questions/swm-attack.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';
import { sums } from '../views/sums/Sums.tsx';

export const family: Family = {
  questions: swmAttack,
  sentences: {
    ...openPointSentences(ADJACENCY_WORDS, CHOOSING_WORDS, FORBIDDING_WORDS, ATTACK_WORDS),
    ...boardSentences,
    ...attackSentences,
  },
  readings: READINGS,
  stages: [boardStage],
  tables: sums,
};
