/** The games that Imperial Assault is. */
import { gameModeNaming, gameModeSentences } from '../../prose/ia/game-mode.ts';
import { iaGameMode } from '../../scenario/questions/ia-game-mode.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: iaGameMode,
  sentences: gameModeSentences,
  naming: gameModeNaming,
  readings: {},
  stages: [exchangeStage],
};
