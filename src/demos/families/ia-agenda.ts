/** Agenda cards of an Imperial Assault campaign. */
import { READINGS } from '../../core/ia/agenda/readings.ts';
import { agendaNaming, agendaSentences } from '../../prose/ia/agenda.ts';
import { iaAgenda } from '../../scenario/questions/ia-agenda.ts';
import type { Family } from '../family.ts';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: iaAgenda,
  sentences: agendaSentences,
  naming: agendaNaming,
  readings: READINGS,
  stages: [sequenceStage],
};
