/** The Engagement Phase of X-Wing. */
import { READINGS } from '../../core/xwing/engagement/readings.ts';
import { attackNaming, engagementSentences } from '../../prose/xwing/engagement.ts';
import { xwingEngagement } from '../../scenario/questions/xwing-engagement.ts';
import type { Family } from '../family.ts';
import { timelineStage } from '../views/timeline/stage.tsx';

export const family: Family = {
  questions: xwingEngagement,
  sentences: engagementSentences,
  naming: attackNaming,
  readings: READINGS,
  stages: [timelineStage],
};
