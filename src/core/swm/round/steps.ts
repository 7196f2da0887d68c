/** A round as steps: one for each roll, for the choice, and for each thing that happened, in order. */
import type { PageId, Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { PAGE } from '../pages.ts';
import { READINGS } from '../readings.ts';
import { GRANTING_TURNS } from '../turn/replacing.ts';
import { roundStep } from './facts.ts';
import { activationsOf, oftenOf } from './often.ts';
import type { Breach, Played, Replay } from './replay.ts';
import type { InARound } from './scenario.ts';
import { left, type Next } from './state.ts';

export const ROUND_PAGES: readonly PageId[] = [
  PAGE.winning,
  PAGE.initiative,
  PAGE.phases,
  PAGE.endOfRound,
  PAGE.defeated,
  PAGE.combinedFire,
  PAGE.activationsLost,
  PAGE.immediateTurnOfAnAtAt,
  PAGE.immediateTurns,
  READINGS['dominated-combined-fire'].page,
  ...GRANTING_TURNS.map((id) => ABILITY_PAGE[id]),
];

/** The page of the rule that a character breaks by activating; that a turn has no moves, the ability says that grants it. */
const BREACH_PAGE: Readonly<Record<Exclude<Breach, 'no-moves'>, PageId>> = {
  defeated: PAGE.defeated,
  activated: PAGE.phases,
  'all-used': PAGE.activationsLost,
  'initiative-open': PAGE.initiative,
  'skirmish-over': PAGE.winning,
  'round-over': PAGE.endOfRound,
  'not-their-phase': PAGE.phases,
  'nobodys-turn': PAGE.combinedFire,
  'own-turn': PAGE.combinedFire,
  'enemys-turn': PAGE.combinedFire,
  'dominated-turn': READINGS['dominated-combined-fire'].page,
  unaffected: PAGE.immediateTurnOfAnAtAt,
  'none-left': PAGE.immediateTurnOfAnAtAt,
  'moved-enough': PAGE.immediateTurnOfAnAtAt,
  'fired-enough': PAGE.immediateTurnOfAnAtAt,
};

/** Rolls and choice. When they break a rule nothing after it is looked at. */
export function initiativeSteps(
  { rolls, first }: InARound,
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

/** What a question has to say about one event, and whether the answer needs the event itself. */
export interface Remark {
  readonly decisive: boolean;
  readonly children?: readonly Step[];
}

/** One step for each thing that happened, with what `remark` says of each that is legal. */
export const eventSteps = (
  { events }: InARound,
  { played }: Replay,
  remark: (event: Played, place: number) => Remark,
): readonly Step[] => [
  ...played.map((event, i) => eventStep(event, remark(event, i))),
  ...events
    .slice(played.length)
    .map(({ character }) => roundStep(PAGE.phases, 'round-comes-after', false, { character })),
];

function eventStep({ event, character, before, after, breach }: Played, remark: Remark): Step {
  const { children = [] } = remark;
  const details = { decisive: remark.decisive || breach !== undefined, children };
  const holds = breach === undefined;
  const said = { character: character.id, breach: breach ?? null };
  const page = (rule: PageId) => {
    if (breach === 'no-moves') return event.by ? ABILITY_PAGE[event.by] : rule;
    return breach ? BREACH_PAGE[breach] : rule;
  };
  switch (event.what) {
    case 'is-defeated':
      return roundStep(PAGE.defeated, 'round-is-defeated', holds, { character: character.id }, details);
    case 'combines-fire': {
      const evidence = { ...said, with: after.acting?.id ?? null };
      return roundStep(page(PAGE.combinedFire), 'round-combines-fire', holds, evidence, details);
    }
    case 'immediate-turn': {
      const often = oftenOf(character) !== undefined;
      const rule = often ? PAGE.immediateTurnOfAnAtAt : PAGE.immediateTurns;
      const evidence = { ...said, by: event.by ?? null, usesActivation: often };
      return roundStep(page(rule), 'round-takes-turn', holds, evidence, details);
    }
    case 'loses-activation': {
      const remaining = left(after, character);
      const lost = lostBy(before, character) ? remaining : null;
      const evidence = { ...said, left: lost, of: activationsOf(character) };
      return roundStep(page(PAGE.activationsLost), 'round-loses-activation', holds, evidence, details);
    }
    case 'activates': {
      const somebody = before.next.kind === 'somebody' ? before.next : undefined;
      const evidence = {
        ...said,
        player: character.side,
        why: somebody?.why ?? null,
        next: somebody?.characters.map(({ id }) => id) ?? [],
      };
      return roundStep(page(PAGE.phases), 'round-activates', holds, evidence, details);
    }
  }
}

/** It still had an activation that it could lose. */
const lostBy = ({ state }: Played['before'], character: Played['character']): boolean =>
  left(state, character) > 0;

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
