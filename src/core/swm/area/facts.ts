/** The facts that verdicts about damage around a target are made of. Pieces and abilities by id. */
import { stepsOf } from '../../steps.ts';

type Use = { readonly user: string; readonly target: string; readonly ability: string };

export type SwmAreaFacts = {
  /** The normal rules for choosing a target hold for the ability. */
  'area-target-is-legal': Use;
  /** `range` is a number of squares; `distance` is null where no way leads. */
  'area-within-range': Use & { readonly range: number; readonly distance: number | null };
  'area-range-unknown': Use;
  /** The target and all characters adjacent to it; `squares` is how many squares the target is big. */
  'area-reaches': Use & { readonly characters: readonly string[]; readonly squares: number };
  /** Allies of the user, or the user itself, are among those reached. */
  'area-spares-nobody': Use & { readonly characters: readonly string[] };
  /** Adjacent to the target and no character, so not reached. */
  'area-passes-objects': { readonly ability: string; readonly objects: readonly string[] };
  /** Each makes a save of its own. */
  'area-one-save-each': { readonly ability: string; readonly characters: readonly string[] };
  'area-save': { readonly character: string; readonly roll: number; readonly needed: number };
  'area-save-unknown': { readonly ability: string; readonly characters: readonly string[] };
};

export const areaStep = stepsOf<SwmAreaFacts>();
