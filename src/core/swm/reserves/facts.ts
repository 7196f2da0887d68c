/** The facts that verdicts about added characters are made of, and what each needs for its sentence. Ids throughout. */
import { stepsOf } from '../../steps.ts';

export type SwmReservesFacts = {
  /** Whether the initiative roll, null where it is not given, brings a set that needs one. */
  'reserves-come': { readonly set: string; readonly on: number; readonly initiative: number | null };
  'reserves-spent': { readonly set: string; readonly spent: number; readonly points: number };
  /** Each of several sets counts, and each is spent by itself. */
  'reserves-apart': { readonly sets: readonly string[]; readonly points: number };
  /** Whether the ability of the set is for such a character. */
  'reserves-member': { readonly added: string; readonly set: string };
};

export const reservesStep = stepsOf<SwmReservesFacts>();
