/** The facts that verdicts on game modes are made of, and what each needs for its sentence. */
import type { Mode, Unsaid } from './games.ts';
import type { Product, Role } from './scenario.ts';

export type IaGameModeFacts = {
  /** Whether as many players take a role as the game has places. */
  'mode-places': {
    readonly mode: Mode;
    readonly role: Role;
    readonly least: number;
    readonly most: number;
    readonly count: number;
  };
  /** A role that the game does not have, taken all the same. */
  'mode-no-place': { readonly mode: Mode; readonly role: Role; readonly count: number };
  /** Whether one of these products is there. */
  'mode-product': { readonly needs: readonly Product[]; readonly has: readonly Product[] };
  /** The guide does not say it. */
  'mode-unsaid': { readonly what: Unsaid };
};
