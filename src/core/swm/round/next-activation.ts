/** `swm/next-activation`: which characters may activate next? (Rebel Storm rulebook, pp. 6-7.) */
import type { Question } from '../../question.ts';
import type { Answer } from '../../verdict.ts';
import { pagesOf } from '../open-points.ts';
import { ask } from './ask.ts';
import type { Played, Replay } from './replay.ts';
import { ROUND_POINTS } from './round.ts';
import type { NextActivationScenario } from './scenario.ts';
import { eventSteps, initiativeSteps, nextStep, ROUND_PAGES } from './steps.ts';

export const nextActivation: Question<'swm/next-activation', NextActivationScenario> = {
  id: 'swm/next-activation',
  cites: [...ROUND_PAGES, ...pagesOf(ROUND_POINTS)],
  judge: (scenario) =>
    ask(scenario, ROUND_POINTS, answerOf, (found) => {
      const { legal, played, next } = found;
      const phase = phaseBegan(played);
      return [
        // Before anybody has activated, it is the initiative that decides.
        ...initiativeSteps(scenario, found, legal && phase < 0),
        ...eventSteps(scenario, found, (_, place) => ({
          decisive: legal && phase >= 0 && place >= phase,
        })),
        ...(legal ? [nextStep(next, found, true)] : []),
      ];
    }),
};

function answerOf({ next, initiative }: Replay): Answer {
  switch (next.kind) {
    case 'somebody':
      return { kind: 'set', members: next.characters.map(({ id }) => id) };
    case 'initiative-open':
      return { kind: 'undetermined', missing: [initiative.winner ? 'who-goes-first' : 'initiative-roll'] };
    case 'round-over':
    case 'skirmish-over':
      return { kind: 'set', members: [] };
  }
}

/** The place of the activation that began the phase which is or was on, -1 if there was none. */
const phaseBegan = (played: readonly Played[]): number =>
  played.findLastIndex(
    ({ event, before }) =>
      event.what === 'activates' && before.next.kind === 'somebody' && before.next.why !== 'second',
  );
