/** What happens in a turn and in a round of Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { TURNS_WORDS } from '../../prose/swm/open-points/turns.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { roundSentences } from '../../prose/swm/round.ts';
import { turnSentences } from '../../prose/swm/turn.ts';
import { swmRound } from '../../scenario/questions/swm-round.ts';
import { swmTurn } from '../../scenario/questions/swm-turn.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: [...swmTurn, ...swmRound],
  sentences: { ...openPointSentences(TURNS_WORDS), ...turnSentences, ...roundSentences },
  readings: READINGS,
  stages: [sequenceStage, exchangeStage],
};
