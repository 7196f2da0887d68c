import { stepsOf } from '../../steps.ts';
import type { IaBoardFacts } from './facts.ts';

/** Builds a step of a verdict on the map. */
export const step = stepsOf<IaBoardFacts>();
