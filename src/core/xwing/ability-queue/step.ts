import { stepsOf } from '../../steps.ts';
import type { XwingQueueFacts } from './facts.ts';

/** Builds a step of an ability queue verdict. */
export const step = stepsOf<XwingQueueFacts>();
