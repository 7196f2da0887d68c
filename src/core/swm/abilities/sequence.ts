/**
 * Where abilities come into the sequence of an attack, and what they do there, as data (FAQ, Resolving Effects).
 * `swm/attack-sequence` runs the steps and reads these clauses; it knows no ability. What a defence needs for its
 * effect, its own clauses say (`defences.ts`); here it says only when.
 */
import { BLAST_SAVE } from './areas.ts';
import { COMMANDERS } from './commanders.ts';
import type { AbilityId } from './pages.ts';
import type { Ability, ReachText } from './vocabulary.ts';

/** The steps in the order of the FAQ, which numbers them from 1. */
export const SEQUENCE_STEPS = [
  'all-targets',
  'target',
  'targeted',
  'select',
  'declared',
  'before-roll',
  'roll',
  'attacked',
  'result',
  'hit',
  'damaged',
  'damage',
  'defeated',
  'removed',
  'afterwards',
  'again',
  'next',
] as const;
export type SequenceStepId = (typeof SEQUENCE_STEPS)[number];

/** A number that the sources give, or that the reader takes from the card. */
export type CardNumber = number | 'on-card';

/** Whose ability it is, of those in the sequence. */
export type Whose =
  | 'attacker'
  | 'target'
  /** The attacker or the target: the sources do not say which. */
  | 'attacker-or-target'
  /** The target or an ally of it. */
  | 'guard'
  /** An ally of the one whom it would protect. */
  | 'protector'
  /** Whoever is about to take the damage. */
  | 'damaged'
  | 'defeated'
  /** An ally of the one defeated. */
  | 'avenger'
  /** Anybody on the battle grid. */
  | 'anyone';

/** Whom an attack or damage that an effect brings about is for. */
export type Aim =
  /** The attacker, for its target, and the other way round. */
  | 'opponent'
  | 'adjacent-enemy'
  | 'each-adjacent-enemy'
  | 'each-adjacent'
  /** An enemy who may be chosen by the rules. */
  | 'an-enemy';

export type SequenceDeed =
  /** What its clauses against the attack say; how many saves that takes, and by how much it reduces damage. */
  | { readonly does: 'answer'; readonly amount?: CardNumber; readonly saves?: number; readonly back?: number }
  /** Adds to the attack, which it has to be declared for. */
  | { readonly does: 'bonus'; readonly attack?: number; readonly damage?: number }
  /** What its record forbids holds from now on. */
  | { readonly does: 'condition' }
  /** Sets off Disintegration: resolved with the damage, or turned into damage against a big target. */
  | { readonly does: 'disintegrate'; readonly huge: number }
  /**
   * Begins a new attack, which is resolved completely before the sequence goes on. With `lastOf`, those defeated whom
   * the ability works on make it, with so much more damage.
   */
  | { readonly does: 'attack'; readonly aim: Aim; readonly lastOf?: ReachText; readonly damage?: number }
  /** Deals damage without an attack. */
  | { readonly does: 'damage'; readonly aim: Aim }
  /** Brings several targets: those chosen, or each adjacent enemy so many times. */
  | { readonly does: 'targets'; readonly which: 'chosen' | 'each-adjacent-enemy'; readonly times?: number }
  /** All its damage is avoided with a save of this number. */
  | { readonly does: 'save'; readonly needs: number }
  /** A second attack on the same target. */
  | { readonly does: 'again' }
  /** What else it does to the one it was used on; resolved by a save where it has a number. */
  | { readonly does: 'aftermath'; readonly save?: number }
  /** The sources do not say, and what follows could depend on it. */
  | { readonly does: 'unknown' };

export interface SequenceClause {
  readonly at: SequenceStepId;
  readonly whose: Whose;
  readonly deed: SequenceDeed;
  /** Comes before all others of its step. */
  readonly first?: true;
  /** Only an attack sets it off, and no other ability. */
  readonly byAttack?: true;
  /** So many times a turn. */
  readonly aTurn?: 1;
  /** The one defeated must be Unique. */
  readonly unique?: true;
  /** The one defeated must be adjacent to the one who has the ability. */
  readonly adjacent?: true;
}

const clause = (
  at: SequenceStepId,
  whose: Whose,
  deed: SequenceDeed,
  details: Omit<SequenceClause, 'at' | 'whose' | 'deed'> = {},
): SequenceClause => ({ at, whose, deed, ...details });

const answer = (at: SequenceStepId, whose: Whose, details: object = {}) =>
  clause(at, whose, { does: 'answer', ...details });

/** The attack that a commander effect gives to those who are defeated, as its record has it. */
function lastAttack({ reach, gives = [] }: Pick<Ability, 'reach' | 'gives'>): SequenceDeed {
  const gift = gives.find((each) => each.gives === 'last-attack');
  return {
    does: 'attack',
    aim: 'an-enemy',
    ...(reach && { lastOf: reach }),
    ...(gift && { damage: gift.damage }),
  };
}

export const IN_SEQUENCE = {
  // Step 1, and back from the last.
  'blaster-barrage': clause('all-targets', 'attacker', { does: 'targets', which: 'chosen' }),
  'furious-assault': clause('all-targets', 'attacker', { does: 'targets', which: 'chosen' }),
  'lightsaber-sweep': clause('all-targets', 'attacker', { does: 'targets', which: 'each-adjacent-enemy' }),
  'impulsive-sweep': clause(
    'defeated',
    'avenger',
    { does: 'attack', aim: 'each-adjacent-enemy' },
    { unique: true },
  ),
  // "Two attacks against each adjacent enemy" (Clarifications 2005, Pheromones).
  'whirlwind-attack': clause('all-targets', 'attacker', {
    does: 'targets',
    which: 'each-adjacent-enemy',
    times: 2,
  }),
  'draw-fire': answer('targeted', 'protector'),
  // The FAQ gives these no step; they keep a Force power off those on whom it is used. Ysalamiri does so for "a character
  // within 6 squares" of it, whose ever.
  'force-immunity': answer('select', 'target'),
  ysalamiri: answer('select', 'anyone'),
  'careful-shot': clause('declared', 'attacker', { does: 'bonus', attack: 4 }),
  deadeye: clause('declared', 'attacker', { does: 'bonus', damage: 10 }),
  pheromones: answer('before-roll', 'guard'),
  'sonic-attack': clause('attacked', 'attacker', { does: 'condition' }),
  disintegration: clause('result', 'attacker', { does: 'disintegrate', huge: 40 }),
  // Whose attack roll sets it off, and what it then does, the sources do not say.
  betrayal: clause('result', 'anyone', { does: 'unknown' }),
  evade: answer('hit', 'target'),
  flurry: clause('hit', 'attacker-or-target', { does: 'attack', aim: 'opponent' }, { byAttack: true }),
  'lightsaber-block': answer('hit', 'target'),
  'lightsaber-deflect': answer('hit', 'target'),
  // The attacker takes 10 damage unless it saves, at a number that the sources do not give.
  'lightsaber-reflect': answer('hit', 'target', { back: 10 }),
  'lightsaber-riposte': answer('hit', 'target'),
  bodyguard: clause('damaged', 'protector', { does: 'answer' }, { first: true }),
  shields: answer('damaged', 'damaged', { amount: 'on-card' }),
  'damage-reduction': answer('damaged', 'damaged', { amount: 'on-card' }),
  'dark-armor': answer('damaged', 'damaged', { amount: 10 }),
  'molecular-shielding': answer('damaged', 'damaged', { amount: 'on-card' }),
  // Two saves; with both it stays, with 10 Hit Points.
  'avoid-defeat': answer('damage', 'defeated', { saves: 2, amount: 10 }),
  'impulsive-shot': clause('defeated', 'avenger', { does: 'attack', aim: 'an-enemy' }, { unique: true }),
  // Her follower, when it is defeated, makes one more attack.
  'mon-mothma': clause('defeated', 'avenger', lastAttack(COMMANDERS['mon-mothma'])),
  'self-destruct': clause('defeated', 'defeated', { does: 'damage', aim: 'each-adjacent' }),
  cleave: clause(
    'defeated',
    'attacker',
    { does: 'attack', aim: 'adjacent-enemy' },
    { byAttack: true, aTurn: 1, adjacent: true },
  ),
  'rolling-cleave': clause(
    'defeated',
    'attacker',
    { does: 'attack', aim: 'adjacent-enemy' },
    { byAttack: true, aTurn: 1, adjacent: true },
  ),
  grenades: clause('hit', 'attacker', { does: 'save', needs: BLAST_SAVE }),
  missiles: clause('hit', 'attacker', { does: 'save', needs: BLAST_SAVE }),
  'kouhun-infestation': clause('hit', 'attacker', { does: 'save', needs: 11 }),
  'force-push': clause('afterwards', 'attacker', { does: 'aftermath' }),
  shockwave: clause('afterwards', 'attacker', { does: 'aftermath', save: 11 }),
  'twin-attack': clause('again', 'attacker', { does: 'again' }),
} as const satisfies Readonly<Partial<Record<AbilityId, SequenceClause>>>;

const BY_ID: Readonly<Partial<Record<AbilityId, SequenceClause>>> = IN_SEQUENCE;

/** Where an ability comes in; undefined for one that has no place of its own. */
export const sequenceClause = (id: AbilityId): SequenceClause | undefined => BY_ID[id];
