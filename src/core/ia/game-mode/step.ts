import { stepsOf } from '../../steps.ts';
import type { IaGameModeFacts } from './facts.ts';

/** Builds a step of a verdict on game modes. */
export const step = stepsOf<IaGameModeFacts>();
