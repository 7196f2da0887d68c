/** A round as steps: one for each roll, for the choice, and for each thing that happened, in order. */
import type { PageId, Step } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { roundStep } from './facts.ts';
import type { Breach, Played, Replay } from './replay.ts';
import type { AnyRoundScenario } from './scenario.ts';
import type { Next } from './state.ts';

export const ROUND_PAGES: readonly PageId[] = [
  PAGE.winning,
  PAGE.initiative,
  PAGE.phases,
  PAGE.endOfRound,
  PAGE.defeated,
  PAGE.combinedFire,
];

/** The page of the rule that a character breaks by activating. */
const BREACH_PAGE: Readonly<Record<Breach, PageId>> = {
  defeated: PAGE.defeated,
  activated: PAGE.phases,
  'initiative-open': PAGE.initiative,
  'skirmish-over': PAGE.winning,
  'round-over': PAGE.endOfRound,
  'not-their-phase': PAGE.phases,
  'nobodys-turn': PAGE.combinedFire,
  'own-turn': PAGE.combinedFire,
  'enemys-turn': PAGE.combinedFire,
};

/** Rolls and choice. When they break a rule nothing after it is looked at. */
export function initiativeSteps(
  { rolls, first }: AnyRoundScenario,
  { initiative: { decidedBy, winner, rolledAgain, chooser, choice } }: Replay,
  decisive: boolean,
): readonly Step[] {
  const upTo = decidedBy === undefined ? rolls.length : decidedBy + 1;
  const again = rolledAgain === undefined ? undefined : rolls[rolledAgain];
  const steps = rolls.slice(0, upTo).map(({ rebel, empire }, i) => {
    const evidence = { rebel, empire, winner: i === decidedBy && winner ? winner : null };
    return roundStep(PAGE.initiative, 'round-rolls', true, evidence, { decisive });
  });
  if (again && winner) {
    const evidence = { ...again, winner };
    return [...steps, roundStep(PAGE.initiative, 'round-rolls-again', false, evidence, { decisive: true })];
  }
  if (!first) return steps;
  const evidence = { by: chooser ?? first, winner: winner ?? null, first };
  const legal = choice === 'legal';
  const chooses = roundStep(PAGE.initiative, 'round-chooses', legal, evidence, {
    decisive: decisive || !legal,
  });
  return [...steps, chooses];
}

/** One step for each thing that happened; `decisive` says of each that is legal whether the answer needs it. */
export const eventSteps = (
  { events }: AnyRoundScenario,
  { played }: Replay,
  decisive: (place: number) => boolean,
): readonly Step[] => [
  ...played.map((event, i) => eventStep(event, decisive(i))),
  ...events
    .slice(played.length)
    .map(({ character }) => roundStep(PAGE.phases, 'round-comes-after', false, { character })),
];

function eventStep({ event, character, before, after, breach }: Played, decisive: boolean): Step {
  const details = { decisive: decisive || breach !== undefined };
  const holds = breach === undefined;
  switch (event.what) {
    case 'is-defeated':
      return roundStep(PAGE.defeated, 'round-is-defeated', holds, { character: character.id }, details);
    case 'combines-fire': {
      const evidence = {
        character: character.id,
        with: after.acting?.id ?? null,
        breach: breach ?? null,
      };
      const page = breach ? BREACH_PAGE[breach] : PAGE.combinedFire;
      return roundStep(page, 'round-combines-fire', holds, evidence, details);
    }
    case 'activates': {
      const somebody = before.kind === 'somebody' ? before : undefined;
      const evidence = {
        character: character.id,
        player: character.side,
        why: somebody?.why ?? null,
        breach: breach ?? null,
        next: somebody?.characters.map(({ id }) => id) ?? [],
      };
      return roundStep(
        breach ? BREACH_PAGE[breach] : PAGE.phases,
        'round-activates',
        holds,
        evidence,
        details,
      );
    }
  }
}

/** Who may activate next, or why nobody may. */
export function nextStep(next: Next, { initiative }: Replay, decisive: boolean): Step {
  switch (next.kind) {
    case 'somebody': {
      const { player, why, characters } = next;
      const evidence = { player, why, characters: characters.map(({ id }) => id) };
      return roundStep(PAGE.phases, 'round-may-activate', true, evidence, { decisive });
    }
    case 'round-over':
      return roundStep(PAGE.endOfRound, 'round-over', true, null, { decisive });
    case 'skirmish-over':
      return roundStep(PAGE.winning, 'round-skirmish-over', true, { loser: next.loser }, { decisive });
    case 'initiative-open': {
      const winner = initiative.winner ?? null;
      return roundStep(PAGE.initiative, 'round-initiative-open', true, { winner }, { decisive });
    }
  }
}
