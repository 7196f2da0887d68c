/** `swm/round`: is this order of activations legal? (Rebel Storm rulebook, pp. 6-7, Rounds, Phases, and Turns.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { NO, YES } from '../../verdict.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { READINGS } from '../readings.ts';
import { replay } from './replay.ts';
import type { RoundScenario } from './scenario.ts';
import { roundErrors } from './setup.ts';
import { eventSteps, initiativeSteps, nextStep, ROUND_PAGES } from './steps.ts';

export const ROUND_POINTS = {
  'combined-fire-phase': READINGS['combined-fire-phase'],
  'dominated-combined-fire': READINGS['dominated-combined-fire'],
} as const;

export const round: Question<'swm/round', RoundScenario> = {
  id: 'swm/round',
  cites: [...ROUND_PAGES, ...pagesOf(ROUND_POINTS)],
  judge: (scenario) => {
    const errors = roundErrors(scenario);
    if (errors.length > 0) return err(errors);
    const found = replay(scenario, scenario.readings);
    const { legal, played, next } = found;
    const open = hangsOn(ROUND_POINTS, scenario.readings, (readings) =>
      replay(scenario, readings).legal ? YES : NO,
    );
    return ok({
      answer: legal ? YES : NO,
      steps: [
        ...initiativeSteps(scenario, found, legal),
        ...eventSteps(scenario, found, () => ({ decisive: legal })),
        ...(legal ? [nextStep(next, found, played.length === 0)] : []),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};
