/** Which events bring an ability into play: activations, turns, or the ends of turns. */
import type { PageId, Step } from '../../verdict.ts';
import { ABILITY_PAGE, type AbilityId } from '../abilities/pages.ts';
import { turnAbilitiesThat, turnClauses } from '../abilities/turns.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import { roundStep, type WorksWhy } from './facts.ts';
import type { RoundEvent } from './scenario.ts';

export const WORKING = turnAbilitiesThat(({ does }) => does === 'works');

export interface Working {
  readonly works: boolean;
  readonly why: WorksWhy;
  readonly rule: PageId;
}

/** What an event is to the character whom it happens to. */
interface Nature {
  readonly turn: boolean;
  readonly activation: boolean;
}

function natureOf({ what }: RoundEvent, readings: Readings | undefined): Nature {
  switch (what) {
    case 'activates':
      return { turn: true, activation: true };
    case 'immediate-turn':
      return { turn: true, activation: false };
    case 'combines-fire':
      return {
        turn: false,
        activation: readingOf(readings, 'combined-fire-triggers') === 'triggers',
      };
    case 'loses-activation':
    case 'is-defeated':
      return { turn: false, activation: false };
  }
}

/** The page on which it rests that an event is a turn, or an activation, or not. */
const NATURE_PAGE: Readonly<Record<RoundEvent['what'], PageId>> = {
  activates: PAGE.phases,
  'immediate-turn': PAGE.immediateTurns,
  'combines-fire': PAGE.combiningFireIsNoTurn,
  'loses-activation': PAGE.activationsLost,
  'is-defeated': PAGE.defeated,
};

/** Does the ability come into play with this event? Undefined for an ability that waits for none. */
export function workingOf(ability: AbilityId, event: RoundEvent, readings?: Readings): Working | undefined {
  const when = turnClauses(ability).flatMap((one) => (one.does === 'works' ? [one.when] : []))[0];
  if (!when) return undefined;
  const nature = natureOf(event, readings);
  const rule = NATURE_PAGE[event.what];
  const missing: WorksWhy =
    event.what === 'loses-activation' || event.what === 'is-defeated' ? 'neither' : 'no-turn';
  if (when === 'activates') return activationOf(event, nature, rule);
  if (!nature.turn) return { works: false, why: missing, rule };
  if (when === 'end-of-turn') return { works: true, why: 'turn-end', rule };
  return turnWithoutMove(event, rule);
}

const activationOf = ({ what }: RoundEvent, { activation, turn }: Nature, rule: PageId): Working => {
  // Whether combining fire sets it off is an open point, not part of the ruling on turns.
  const page = what === 'combines-fire' ? READINGS['combined-fire-triggers'].page : rule;
  if (activation) return { works: true, why: 'activation', rule: page };
  return { works: false, why: turn ? 'no-activation' : 'neither', rule: page };
};

const turnWithoutMove = ({ what, moves }: RoundEvent, rule: PageId): Working => {
  const page = what === 'immediate-turn' ? PAGE.regeneratingTwice : rule;
  return moves
    ? { works: false, why: 'moved', rule: page }
    : { works: true, why: 'turn-without-move', rule: page };
};

/** The pages that these steps can rest on. */
export const WORKS_PAGES: readonly PageId[] = [
  ...Object.values(NATURE_PAGE),
  PAGE.regeneratingTwice,
  READINGS['combined-fire-triggers'].page,
  ...WORKING.map((id) => ABILITY_PAGE[id]),
];

export const worksStep = (ability: AbilityId, character: string, { works, why, rule }: Working): Step =>
  roundStep(rule, 'round-works', works, { ability, character, why }, { decisive: true });
