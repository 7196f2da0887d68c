import { stepsOf } from '../../steps.ts';
import type { Step } from '../../verdict.ts';
import type { IaMissionFacts } from './facts.ts';
import { PAGE } from './pages.ts';

const stepOn = stepsOf<IaMissionFacts>();

/** Builds a step of a verdict on active missions. All are from one page, and the answer hangs on each. */
export const step = <K extends keyof IaMissionFacts>(
  fact: K,
  holds: boolean,
  evidence: IaMissionFacts[K],
): Step => stepOn(PAGE.activeMissions, fact, holds, evidence, { decisive: true });
