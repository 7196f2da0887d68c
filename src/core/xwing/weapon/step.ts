import { stepsOf } from '../../steps.ts';
import type { WeaponFacts } from './facts.ts';

/** Builds a step of a verdict about the choice of a weapon. */
export const step = stepsOf<WeaponFacts>();
