/** The facts that verdicts on Agenda cards are made of, and what each needs for its sentence. Cards by id. */
import type { FifthCardReading } from './readings.ts';
import type { Campaign, Moment } from './scenario.ts';

export type IaAgendaFacts = {
  /** Whether it is a campaign, which Agenda cards belong to. */
  'agenda-campaign': { readonly campaign: Campaign };
  /** Whether the Agenda deck is made of as many sets as it should be. */
  'agenda-deck': { readonly sets: number; readonly needed: number };
  /** Whether cards can be bought now. */
  'agenda-bought': { readonly card: string; readonly moment: Moment; readonly cost: number };
  'agenda-influence': { readonly spent: number; readonly influence: number };
  /** Hand and play area together; `limit` is null in a campaign for which the guide gives none. */
  'agenda-held': {
    readonly held: number;
    readonly discarded: number;
    readonly limit: number | null;
    readonly campaign: Campaign;
  };
  /** Whether more than the limit is allowed while the stage lasts, or as it ends, by the reading taken. */
  'agenda-over': {
    readonly held: number;
    readonly limit: number;
    readonly moment: Moment;
    readonly taken: FifthCardReading;
  };
  /** More than the limit as the stage ends: there the source breaks off. */
  'agenda-source-ends': { readonly held: number; readonly limit: number };
};
