import { stepsOf } from '../../steps.ts';
import type { XwingTallonFacts } from './facts.ts';

/** Builds a step of a Tallon Roll verdict. */
export const step = stepsOf<XwingTallonFacts>();
