/** Active missions of an Imperial Assault campaign. */
import { activeMissionSentences } from '../../prose/ia/active-missions.ts';
import { iaActiveMissions } from '../../scenario/questions/ia-active-missions.ts';
import type { Family } from '../family.ts';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: iaActiveMissions,
  sentences: activeMissionSentences,
  readings: {},
  stages: [sequenceStage],
};
