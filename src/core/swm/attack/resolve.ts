/**
 * Resolving an attack (Star Wars Miniatures, Rebel Storm rulebook, pp. 11, 14-15): the sums of attack roll, Defense and
 * damage, line by line, and what they come to. Pure arithmetic; who may attack whom is settled before.
 */
import { type Side, sideOf } from '../effects/sides.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Aid } from './aid-rule.ts';
import { hitsWith, immuneToCriticalHits } from './roll.ts';
import { type Fighter, type Modifier, STATS, type Stat } from './scenario.ts';
import { type Counted, counted } from './stacking.ts';

/** What cover adds to Defense, once, whatever gives it (p. 11). */
const COVER = 4;

/** A character whose stat card says all that its part in the attack needs. */
export type Attacker = Fighter & { readonly attack: number; readonly damage: number };
export type Target = Fighter & { readonly defense: number; readonly hitPoints: number };

/** All that an attack depends on beside the roll. */
export interface Attack {
  readonly attacker: Attacker;
  readonly target: Target;
  readonly cover: boolean;
  readonly aid: readonly Aid[];
  readonly modifiers: readonly Modifier[];
  readonly readings: Readings | undefined;
}

/** What a line of a sum stands for. */
export type Entry =
  | { readonly is: 'roll' | 'attack-number' | 'defense-number' | 'cover' | 'damage-number' | 'critical-hit' }
  | { readonly is: 'aid'; readonly aid: Aid }
  | { readonly is: 'modifier'; readonly counted: Counted };

export interface Line {
  readonly stat: Stat;
  readonly amount: number;
  readonly counts: boolean;
  readonly entry: Entry;
}

export interface Outcome {
  /** Roll, Attack and all that counts. */
  readonly attack: number;
  readonly defense: number;
  readonly hits: boolean;
  /** Damage dealt: 0 on a miss, and never less than 0. */
  readonly damage: number;
}

/** What the target counts as. */
export const kindOf = (target: Fighter): Side => sideOf(target.abilities);

/** Everything that goes into the three sums with this roll, what does not count included. */
export function linesOf(
  { attacker, target, cover, aid, modifiers, readings }: Attack,
  roll: number,
): readonly Line[] {
  const critical = roll === 20 && !immuneToCriticalHits(kindOf(target), readings);
  const bonusCounts = critical || (roll === 20 && readingOf(readings, 'critical-bonus') === 'kept');
  const line = (
    stat: Stat,
    amount: number,
    is: Exclude<Entry['is'], 'aid' | 'modifier'>,
    counts = true,
  ): Line => ({
    stat,
    amount,
    counts,
    entry: { is },
  });
  const lines = [
    line('attack', roll, 'roll'),
    line('attack', attacker.attack, 'attack-number'),
    ...aid.map(
      (each): Line => ({
        stat: 'attack',
        amount: each.amount,
        counts: each.may,
        entry: { is: 'aid', aid: each },
      }),
    ),
    line('defense', target.defense, 'defense-number'),
    ...(cover ? [line('defense', COVER, 'cover')] : []),
    line('damage', attacker.damage, 'damage-number'),
    // Double damage: once more the base damage; what modifiers add is not doubled (Clarifications 2005, Lightsaber).
    ...(roll === 20 ? [line('damage', attacker.damage, 'critical-hit', critical)] : []),
    ...counted(modifiers, bonusCounts, readings).map(
      (each): Line => ({
        stat: each.modifier.stat,
        amount: each.modifier.amount,
        counts: each.left === undefined,
        entry: { is: 'modifier', counted: each },
      }),
    ),
  ];
  return STATS.flatMap((stat) => lines.filter((each) => each.stat === stat));
}

export function outcomeOf(lines: readonly Line[], roll: number): Outcome {
  const [attack, defense, damage] = [sum(lines, 'attack'), sum(lines, 'defense'), sum(lines, 'damage')];
  const hits = hitsWith(roll, attack, defense);
  return { attack, defense, hits, damage: hits ? Math.max(0, damage) : 0 };
}

const sum = (lines: readonly Line[], stat: Stat): number =>
  lines.reduce((total, line) => (line.stat === stat && line.counts ? total + line.amount : total), 0);

/** Would the damage be another if these lines were counted the other way? */
export const matter = (lines: readonly Line[], some: readonly Line[], roll: number): boolean =>
  outcomeOf(lines, roll).damage !==
  outcomeOf(
    lines.map((line) => (some.includes(line) ? { ...line, counts: !line.counts } : line)),
    roll,
  ).damage;

/** The d20: all rolls are equally likely. */
export const ROLLS: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1);
