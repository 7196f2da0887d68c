/**
 * What abilities do to a character's turn, as data. The rules that they change are "Activating Characters" and
 * "Replaces Attacks" (Rebel Storm rulebook, p. 7); `swm/turn` reads the clauses and knows no ability.
 */
import type { PageId } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import type { Given } from './given.ts';
import { ABILITY_PAGE, type AbilityId } from './pages.ts';

/** One part of a turn: moves that follow each other, or one attack. */
export type TurnPart = 'move' | 'attack';

export type WorksWhen = 'activates' | 'turn-without-move' | 'end-of-turn';

export type TurnClause =
  /** Used in place of the usual attack; `attacks`: what it does is to make attacks. */
  | { readonly does: 'replaces-attacks'; readonly attacks: boolean }
  /** A further way to spend a turn. */
  | {
      readonly does: 'plan';
      readonly parts: readonly TurnPart[];
      /** How far all its moves may go together, in multiples of the Speed. */
      readonly reach: 0 | 1 | 2 | 'unknown';
      /** In place of the usual turn; otherwise it is one, with more in it. */
      readonly replacesTurn?: true;
      /** Squares to move before it attacks, at least. */
      readonly least?: number;
      /** The page that keeps abilities from replacing its attacks. */
      readonly keepsAttacks: PageId;
      readonly given?: Given;
    }
  /** A move and an attack do not go together in one turn. */
  | { readonly does: 'keeps-apart' }
  /** Squares that it adds to all moves of a turn together. */
  | { readonly does: 'extra-squares'; readonly squares: number }
  /** A Speed; of several the least counts. */
  | { readonly does: 'speed'; readonly squares: number }
  /** Has the plans of an ability while it is within so many squares of the commander. */
  | { readonly does: 'grants-plans'; readonly of: AbilityId; readonly within: number }
  /** Comes into play each time its holder activates, or takes a turn without moving, or ends a turn. */
  | { readonly does: 'works'; readonly when: WorksWhen }
  /** Works against enemies who have not activated this round. */
  | { readonly does: 'against-unactivated' }
  /** Activates several times in a round, with so many moves and shots of its weapon systems at most. */
  | { readonly does: 'activates-often'; readonly moves: number; readonly shots: number }
  /** Makes another character take a turn at once, with moves or without. */
  | {
      readonly does: 'grants-turn';
      readonly moves: boolean;
      /** An enemy makes the character take it. */
      readonly byEnemies?: true;
      readonly notTo?: AbilityId;
    };

export interface TurnAbility {
  readonly id: AbilityId;
  readonly page: PageId;
  readonly clauses: readonly TurnClause[];
}

const ability = (id: AbilityId, ...clauses: readonly TurnClause[]): TurnAbility => ({
  id,
  page: ABILITY_PAGE[id],
  clauses,
});

const replacesAttacks = (id: AbilityId): TurnAbility =>
  ability(id, { does: 'replaces-attacks', attacks: false });
const attacksInstead = (id: AbilityId): TurnAbility =>
  ability(id, { does: 'replaces-attacks', attacks: true });

/** What grants its attacks this way does not let them be replaced (Clarifications 2005, Replaces Attacks). */
const keepsAttacks = PAGE.whichAttacksAreReplaced;

/** So many attacks instead of one and a move. */
const attacks = (number: number): TurnClause => ({
  does: 'plan',
  parts: Array<TurnPart>(number).fill('attack'),
  reach: 0,
  keepsAttacks,
});

const charge = (details: { readonly least?: number }): TurnClause => ({
  does: 'plan',
  parts: ['move', 'attack'],
  reach: 2,
  replacesTurn: true,
  ...details,
  keepsAttacks,
});

const besideAMove: Given = { reading: 'extra-attack-and-move', value: 'beside-a-move' };

const TURN_ABILITIES: readonly TurnAbility[] = [
  replacesAttacks('grenades'),
  replacesAttacks('missiles'),
  replacesAttacks('lift'),
  replacesAttacks('industrial-repair'),
  replacesAttacks('force-lightning'),
  replacesAttacks('force-push'),
  attacksInstead('blaster-barrage'),
  attacksInstead('lightsaber-assault'),
  attacksInstead('lightsaber-sweep'),
  ability('double-attack', attacks(2)),
  ability('triple-attack', attacks(3)),
  ability('quadruple-attack', attacks(4)),
  ability(
    'extra-attack',
    attacks(2),
    { does: 'plan', parts: ['move', 'attack', 'attack'], reach: 1, keepsAttacks, given: besideAMove },
    { does: 'plan', parts: ['attack', 'attack', 'move'], reach: 1, keepsAttacks, given: besideAMove },
  ),
  // Both moves together go no further than one could (Clarifications 2005, Mobile Attack).
  ability('mobile-attack', {
    does: 'plan',
    parts: ['move', 'attack', 'move'],
    reach: 1,
    keepsAttacks: PAGE.mobileAttackKeepsItsAttack,
  }),
  ability('heavy-weapon', { does: 'keeps-apart' }),
  // A character that stands still does not move "up to 12 squares" (Clarifications 2005, Charging Assault).
  ability('charging-assault', charge({ least: 1 })),
  ability('charging-fire', charge({})),
  ability('kouhun-infestation', { does: 'plan', parts: [], reach: 0, replacesTurn: true, keepsAttacks }),
  // It ends with an attack; how far it goes, the sources do not say.
  ability('wheeled', {
    does: 'plan',
    parts: ['move', 'attack'],
    reach: 'unknown',
    replacesTurn: true,
    keepsAttacks,
  }),
  ability('knight-speed', { does: 'extra-squares', squares: 4 }),
  ability('master-speed', { does: 'extra-squares', squares: 6 }),
  ability('lando-calrissian-hero-of-tanaab', { does: 'grants-plans', of: 'mobile-attack', within: 6 }),
  ability('nute-gunray', { does: 'speed', squares: 4 }),
  ability('general-kenobi', { does: 'extra-squares', squares: 2 }),
  // Durge "is prevented from moving on that turn" (Clarifications 2005, Dominate); the AT-AT is not affected.
  ability('dominate', { does: 'grants-turn', moves: false, byEnemies: true, notTo: 'at-at' }),
  ability('pawn-of-the-dark-side', { does: 'grants-turn', moves: true }),
  ability('force-renewal', { does: 'works', when: 'activates' }),
  ability('regeneration', { does: 'works', when: 'turn-without-move' }),
  ability('door-gimmick', { does: 'works', when: 'end-of-turn' }),
  ability('stormtrooper-commander', { does: 'works', when: 'end-of-turn' }),
  ability('cunning-attack', { does: 'against-unactivated' }),
  ability('advantageous-attack', { does: 'against-unactivated' }),
  // How often it activates stands on its card; no effect lets it fire more than once or move more than four times.
  ability('at-at', { does: 'activates-often', moves: 4, shots: 1 }),
];

const CLAUSES = new Map(TURN_ABILITIES.map(({ id, clauses }) => [id, clauses]));

/** What an ability does to a turn; nothing for most abilities. */
export const turnClauses = (id: AbilityId): readonly TurnClause[] => CLAUSES.get(id) ?? [];

/** The abilities that have a clause of this kind. */
export const turnAbilitiesThat = (wanted: (clause: TurnClause) => boolean): readonly AbilityId[] =>
  TURN_ABILITIES.filter(({ clauses }) => clauses.some(wanted)).map(({ id }) => id);
