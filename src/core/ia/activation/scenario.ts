/** What `ia/activation` is asked about: what the figures of one group do in its activation, in order. */

/** Heroes of a campaign, or all other figures. */
export const KINDS = ['hero', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The actions: the four that everybody has, and `use`, one of the further actions. Then what is done between them:
 * spending movement points, suffering strain for a movement point, using an ability that works "during your activation",
 * and declaring the end of the figure's activation.
 */
export const DEEDS = [
  'attack',
  'move',
  'interact',
  'rest',
  'use',
  'spend',
  'strain',
  'ability',
  'end',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Those that an effect can allow without an action. */
export const FREE_DEEDS = ['attack', 'move', 'interact', 'rest'] as const satisfies readonly Deed[];

export interface Figure {
  readonly id: string;
  readonly name: string;
}

/** A special action of the figures' cards, or an action that the companion app shows with an arrow. */
export const FURTHER = ['special', 'app'] as const;

export interface FurtherAction extends Figure {
  readonly kind: (typeof FURTHER)[number];
  /** Actions that it takes: the symbols listed. 1 or 2. */
  readonly costs: number;
  /** Attacks that it contains. */
  readonly attacks: number;
  /** Movement points gained as part of a special action. */
  readonly points: number;
  /** An action of the app that says of itself that it is limited to once per activation. */
  readonly once: boolean;
}

export interface ActivationStep {
  readonly do: Deed;
  /** Whose; left out, the figure whose activation is on, at first the first one. */
  readonly figure?: string;
  /** For `use`: which further action. */
  readonly action?: string;
  /** Movement points that are spent (left out, 1) or that an ability gives (left out, none). */
  readonly points?: number;
  /** An effect allows it without an action. */
  readonly free?: boolean;
  /** It comes while the action or ability before it is still being resolved. */
  readonly during?: boolean;
}

/** Are these steps legal in one activation of the group? */
export interface ActivationScenario {
  readonly question: 'ia/activation';
  readonly kind: Kind;
  readonly figures: readonly Figure[];
  /** Movement points that a move gives. */
  readonly perMove: number;
  readonly actions: readonly FurtherAction[];
  readonly steps: readonly ActivationStep[];
}
