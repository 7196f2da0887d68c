/** What the core of each game knows by id, for the checks that hold content and core one to one. */
import { READINGS as iaReadings } from '../core/ia/records.ts';
import { ABILITY_PAGE } from '../core/swm/abilities/index.ts';
import { READINGS as swmReadings } from '../core/swm/readings.ts';
import type { PageId } from '../core/verdict.ts';
import { ABILITY_PAGE as xwingAbilities, READINGS as xwingReadings } from '../core/xwing/records.ts';
import { QUESTIONS } from '../scenario/index.ts';
import type { Game } from './schema.ts';

interface CoreRecords {
  /** Each ability with its page. */
  readonly abilities: Readonly<Record<string, PageId>>;
  /** Each reading with its page and its values, the default first. */
  readonly readings: Readonly<Record<string, { readonly page: PageId; readonly values: readonly string[] }>>;
}

export const CORE: Readonly<Record<Game, CoreRecords>> = {
  swm: { abilities: ABILITY_PAGE, readings: swmReadings },
  xwing: { abilities: xwingAbilities, readings: xwingReadings },
  ia: { abilities: {}, readings: iaReadings },
};

/** Every page that a verdict can cite. */
export const CITED_BY_CORE: readonly PageId[] = [
  ...new Set(QUESTIONS.flatMap(({ question }) => question.cites)),
];
