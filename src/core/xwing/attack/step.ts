import { stepsOf } from '../../steps.ts';
import type { AttackFacts } from './facts.ts';

/** Builds a step of a verdict about an attack. */
export const step = stepsOf<AttackFacts>();
