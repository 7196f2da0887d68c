/** Follows an activation step by step, up to the first that breaks a rule (Consolidated rules, Actions and Activation). */
import { ACTIONS } from '../actions.ts';
import type { ActivationScenario, FurtherAction } from './scenario.ts';
import { type Placed, placed } from './within.ts';

/** How often a hero suffers strain for movement in an activation. */
const STRAINS = 2;

/** Why a figure may not do something. */
export type Breach =
  /** The end of its activation was declared, or the next figure of the group has begun. */
  | 'ended'
  | 'next-figure-began'
  /** The action or ability before it is not completely resolved. */
  | 'unfinished'
  | 'no-actions-left'
  /** Only a hero can rest, or suffer strain for a movement point. */
  | 'heroes-only'
  /** A figure that is no hero has attacked with one of its actions. */
  | 'attacked'
  /** That special action, or action of the app limited in the same way, was performed. */
  | 'once'
  | 'no-points'
  | 'strained-enough';

/** Where the activation of the figure whose it is stands. */
export interface Standing {
  readonly figure: string;
  readonly ended: boolean;
  /** Actions used up. */
  readonly used: number;
  /** Actions with attacks. */
  readonly attacks: number;
  /** Further actions performed. */
  readonly performed: ReadonlySet<string>;
  /** Movement points to spend before and after actions. */
  readonly points: number;
  /** Movement points left of the special action performed last, to spend during it: the step at this place. */
  readonly own: { readonly at: number; readonly action: string; readonly points: number } | undefined;
  readonly strains: number;
}

export interface Followed {
  readonly placed: Placed;
  readonly further: FurtherAction | undefined;
  /** The figure of the group whose activation is over, now that this one begins its own. */
  readonly follows: string | undefined;
  readonly before: Standing;
  readonly after: Standing;
  readonly breach: Breach | undefined;
}

const begin = (figure: string): Standing => ({
  figure,
  ended: false,
  used: 0,
  attacks: 0,
  performed: new Set(),
  points: 0,
  own: undefined,
  strains: 0,
});

export function follow(scenario: ActivationScenario): readonly Followed[] {
  const { figures, actions } = scenario;
  const begun = new Set<string>();
  const followed: Followed[] = [];
  let now = begin(figures[0]?.id ?? '');
  for (const one of placed(scenario)) {
    const { step, figure } = one;
    const switches = figure !== now.figure && !step.free;
    const again = switches && begun.has(figure);
    const before = switches && !again ? begin(figure) : now;
    const follows = switches && !again && begun.has(now.figure) ? now.figure : undefined;
    if (!step.free) begun.add(figure);
    const further = step.do === 'use' ? actions.find(({ id }) => id === step.action) : undefined;
    const breach = again ? 'next-figure-began' : breachOf(scenario, before, one, further);
    const after = breach ? before : done(scenario, before, one, further, followed.length);
    followed.push({ placed: one, further, follows, before, after, breach });
    if (breach) break;
    now = after;
  }
  return followed;
}

export const costOf = (further: FurtherAction | undefined): number => further?.costs ?? 1;

/** The movement points that a figure can spend: those of the special action that it is in the middle of, or all others. */
export function toSpend({ points, own }: Standing, { host }: Placed): number {
  if (host === undefined) return points;
  return own?.at === host ? own.points : 0;
}

export const spentIn = ({ step }: Placed): number => step.points ?? 1;

function breachOf(
  { kind }: ActivationScenario,
  now: Standing,
  one: Placed,
  further: FurtherAction | undefined,
): Breach | undefined {
  const { step, host } = one;
  // What an effect allows without an action is none of the figure's two, and may come whenever the effect says.
  if (step.free) return undefined;
  if (now.ended) return 'ended';
  const inside = host !== undefined;
  switch (step.do) {
    case 'spend': {
      if (toSpend(now, one) >= spentIn(one)) return undefined;
      return inside && now.own?.at !== host ? 'unfinished' : 'no-points';
    }
    case 'strain':
      if (kind !== 'hero') return 'heroes-only';
      return now.strains < STRAINS ? undefined : 'strained-enough';
    case 'ability':
    case 'end':
      return inside ? 'unfinished' : undefined;
    default: {
      if (inside) return 'unfinished';
      if (step.do === 'rest' && kind !== 'hero') return 'heroes-only';
      const limited = further && (further.kind === 'special' || further.once);
      if (limited && now.performed.has(further.id)) return 'once';
      if (kind !== 'hero' && attacksIn(one, further) > 0 && now.attacks > 0) return 'attacked';
      return now.used + costOf(further) > ACTIONS ? 'no-actions-left' : undefined;
    }
  }
}

const attacksIn = ({ step }: Placed, further: FurtherAction | undefined): number =>
  step.do === 'attack' ? 1 : (further?.attacks ?? 0);

function done(
  { perMove }: ActivationScenario,
  now: Standing,
  one: Placed,
  further: FurtherAction | undefined,
  at: number,
): Standing {
  const { step, host, figure } = one;
  const gains = (points: number): Standing => ({ ...now, points: now.points + points });
  if (step.free) return step.do === 'move' && figure === now.figure ? gains(perMove) : now;
  switch (step.do) {
    case 'spend': {
      const points = toSpend(now, one) - spentIn(one);
      return host === undefined || !now.own ? { ...now, points } : { ...now, own: { ...now.own, points } };
    }
    case 'strain':
      return { ...gains(1), strains: now.strains + 1 };
    case 'ability':
      return gains(step.points ?? 0);
    case 'end':
      return { ...now, ended: true };
    default: {
      const own =
        further && further.points > 0 ? { at, action: further.id, points: further.points } : undefined;
      return {
        ...gains(step.do === 'move' ? perMove : 0),
        used: now.used + costOf(further),
        attacks: now.attacks + (attacksIn(one, further) > 0 ? 1 : 0),
        performed: further ? new Set([...now.performed, further.id]) : now.performed,
        own: own ?? now.own,
      };
    }
  }
}
