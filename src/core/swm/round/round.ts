/** `swm/round`: is this order of activations legal? (Rebel Storm rulebook, pp. 6-7, Rounds, Phases, and Turns.) */
import type { Question } from '../../question.ts';
import { YES } from '../../verdict.ts';
import { pagesOf } from '../open-points.ts';
import { READINGS } from '../readings.ts';
import { ask } from './ask.ts';
import type { RoundScenario } from './scenario.ts';
import { eventSteps, initiativeSteps, nextStep, ROUND_PAGES } from './steps.ts';

export const ROUND_POINTS = {
  'combined-fire-phase': READINGS['combined-fire-phase'],
  'dominated-combined-fire': READINGS['dominated-combined-fire'],
} as const;

export const round: Question<'swm/round', RoundScenario> = {
  id: 'swm/round',
  cites: [...ROUND_PAGES, ...pagesOf(ROUND_POINTS)],
  judge: (scenario) =>
    ask(
      scenario,
      ROUND_POINTS,
      () => YES,
      (found) => [
        ...initiativeSteps(scenario, found, found.legal),
        ...eventSteps(scenario, found, () => ({ decisive: found.legal })),
        ...(found.legal ? [nextStep(found.next, found, found.played.length === 0)] : []),
      ],
    ),
};
