/** `swm/triggers`: how often does an ability come into play? Turns and activations are two things (Clarifications 2005). */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { READINGS, type Readings } from '../readings.ts';
import { roundStep } from './facts.ts';
import { type Played, type Replay, replay } from './replay.ts';
import { ROUND_POINTS } from './round.ts';
import type { TriggersScenario } from './scenario.ts';
import { memberErrors, roundErrors } from './setup.ts';
import { eventSteps, initiativeSteps, ROUND_PAGES } from './steps.ts';
import { WORKS_PAGES, workingOf, worksStep } from './works.ts';

export const TRIGGER_POINTS = {
  ...ROUND_POINTS,
  'combined-fire-triggers': READINGS['combined-fire-triggers'],
} as const;

export const triggers: Question<'swm/triggers', TriggersScenario> = {
  id: 'swm/triggers',
  cites: [...new Set([...ROUND_PAGES, ...WORKS_PAGES, ...pagesOf(TRIGGER_POINTS)])],
  judge: (scenario) => {
    const errors = [...roundErrors(scenario), ...memberErrors(scenario)];
    if (errors.length > 0) return err(errors);
    const { character, ability, readings } = scenario;
    const found = replay(scenario, readings);
    const open = hangsOn(TRIGGER_POINTS, readings, (taken) =>
      answerOf(scenario, replay(scenario, taken), taken),
    );
    const times = timesOf(scenario, found.played, readings);
    const inAll = roundStep(
      ABILITY_PAGE[ability],
      'round-works-in-all',
      true,
      { ability, character, times },
      { decisive: true },
    );
    return ok({
      answer: answerOf(scenario, found, readings),
      steps: [
        ...initiativeSteps(scenario, found, false),
        ...eventSteps(scenario, found, ({ event, breach }) => {
          const working =
            event.character === character && !breach ? workingOf(ability, event, readings) : undefined;
          return { decisive: false, children: working ? [worksStep(ability, character, working)] : [] };
        }),
        ...(found.legal ? [inAll] : []),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

const timesOf = (
  { character, ability }: TriggersScenario,
  played: readonly Played[],
  readings: Readings | undefined,
): number =>
  played.filter(
    ({ event }) => event.character === character && workingOf(ability, event, readings)?.works === true,
  ).length;

/** A round that breaks a rule has no answer but that. */
function answerOf(scenario: TriggersScenario, { legal, played }: Replay, readings?: Readings): Answer {
  if (!legal) return NO;
  const value = timesOf(scenario, played, readings);
  return { kind: 'number', value, unit: value === 1 ? 'time' : 'times' };
}
