/** What several questions of Star Wars Miniatures are asked about: abilities, and characters on a battle grid. */
import * as v from 'valibot';
import { ABILITY_IDS, type AbilityId, COMMANDER_IDS } from '../../core/swm/abilities/pages.ts';
import { TARGETING_ABILITIES } from '../../core/swm/abilities/targeting.ts';
import type { Character } from '../../core/swm/scenario.ts';
import { baseFields, field, gridMap, LIMITS } from '../fields.ts';

const spelt = (id: string): string =>
  id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Commanders whose names are written in another way than their ids. */
const COMMANDERS: Readonly<Record<string, string>> = {
  'han-solo-rebel-hero': 'Han Solo, Rebel Hero',
  'general-grievous-supreme-commander': 'General Grievous, Supreme Commander',
  'lando-calrissian-hero-of-tanaab': 'Lando Calrissian, Hero of Tanaab',
};

/** Who goes by a rank and not by a name has an article. */
const commanderCalled = (id: string): string =>
  COMMANDERS[id] ?? (id.endsWith('-commander') ? `the ${spelt(id)}` : spelt(id));

/**
 * What abilities are called, without the weight of their records: by their ids, but for those whose name is a phrase.
 * A test holds these to the records.
 */
export const ABILITY_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ABILITY_IDS.map((id) => [id, spelt(id)])),
  ...Object.fromEntries(COMMANDER_IDS.map((id) => [id, `Commander effect of ${commanderCalled(id)}`])),
  'self-destruct': 'Self-Destruct',
  'at-at': 'AT-AT',
  'pawn-of-the-dark-side': 'Pawn of the Dark Side',
  ...Object.fromEntries(TARGETING_ABILITIES.map(({ id, name }) => [id, name])),
};

/** Names for a choice among a few of them; a commander's effect goes by the commander. */
export const namesOf = (ids: readonly AbilityId[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ids.map((id) => [id, (ABILITY_NAMES[id] ?? id).replace(/^Commander effect of (the )?/, '')]),
  );

/** What a character has; a question reads those that bear on it. */
export const abilities = field(
  v.optional(v.array(v.picklist(ABILITY_IDS)), () => []),
  {
    label: 'Abilities',
    control: 'abilities',
    names: ABILITY_NAMES,
    help: 'Those that bear on this question; others make no difference to it. A commander effect stands with those whom it works on.',
  },
);

const pieces = field(
  v.pipe(v.array(v.strictObject({ ...baseFields, abilities })), v.maxLength(LIMITS.pieces)),
  { label: 'Characters', control: 'pieces' },
);

export const onBattleGrid = { board: gridMap, pieces };

export const character = (
  id: string,
  name: string,
  side: string,
  at: readonly [number, number],
  abilities: readonly AbilityId[] = [],
): Character => ({ id, name, side, at, width: 1, height: 1, abilities });
