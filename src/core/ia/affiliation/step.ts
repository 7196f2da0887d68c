import { stepsOf } from '../../steps.ts';
import type { IaAffiliationFacts } from './facts.ts';

/** Builds a step of a verdict on affiliation. */
export const step = stepsOf<IaAffiliationFacts>();
