/** `swm/triggers`: how often does an ability come into play? Turns and activations are two things (Clarifications 2005). */
import type { Question } from '../../question.ts';
import type { Answer } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { pagesOf } from '../open-points.ts';
import { READINGS, type Readings } from '../readings.ts';
import { ask } from './ask.ts';
import { roundStep } from './facts.ts';
import type { Played, Replay } from './replay.ts';
import { ROUND_POINTS } from './round.ts';
import type { TriggersScenario } from './scenario.ts';
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
    const { character, ability, readings } = scenario;
    const answer = ({ played }: Replay, taken: Readings | undefined): Answer => {
      const value = timesOf(scenario, played, taken);
      return { kind: 'number', value, unit: value === 1 ? 'time' : 'times' };
    };
    return ask(scenario, TRIGGER_POINTS, answer, (found) => {
      const times = timesOf(scenario, found.played, readings);
      const inAll = roundStep(
        ABILITY_PAGE[ability],
        'round-works-in-all',
        true,
        { ability, character, times },
        { decisive: true },
      );
      return [
        ...initiativeSteps(scenario, found, false),
        ...eventSteps(scenario, found, ({ event, breach }) => {
          const working =
            event.character === character && !breach ? workingOf(ability, event, readings) : undefined;
          return { decisive: false, children: working ? [worksStep(ability, character, working)] : [] };
        }),
        ...(found.legal ? [inAll] : []),
      ];
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
