import { stepsOf } from '../../steps.ts';
import type { IaAgendaFacts } from './facts.ts';

/** Builds a step of a verdict on Agenda cards. */
export const step = stepsOf<IaAgendaFacts>();
