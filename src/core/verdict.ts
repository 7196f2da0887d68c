/**
 * The vocabulary every game's judge answers in.
 * A verdict is an answer and the facts that led to it; wording is not its business (`src/prose`).
 */
import type { Square } from './geometry/grid.ts';

/** The permanent id of a page of the site, such as `swm-121`. Each step cites one. */
export type PageId = string;

export type Answer =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'number'; readonly value: number; readonly unit: string }
  /** Ids of pieces, abilities and so on; the order carries no meaning. */
  | { readonly kind: 'set'; readonly members: readonly string[] }
  /** Ids in the order in which they happen. */
  | { readonly kind: 'order'; readonly items: readonly string[] }
  /** The data does not decide; `missing` says what would. */
  | { readonly kind: 'undetermined'; readonly missing: readonly string[] };

export const YES: Answer = { kind: 'yes' };
export const NO: Answer = { kind: 'no' };

/**
 * A point in grid coordinates: x to the right, y down, one unit a square; need not be a grid point. Where a game is
 * played on a table without squares, one unit is a millimetre.
 */
export type Point = readonly [x: number, y: number];

/** What a step points at on a board. Drawn as it is; no view works anything out. */
export type Mark =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly tone: Tone }
  | { readonly kind: 'square'; readonly at: Square; readonly tone: Tone }
  | { readonly kind: 'edge'; readonly from: Point; readonly to: Point; readonly tone: Tone }
  | { readonly kind: 'area'; readonly corners: readonly Point[]; readonly tone: Tone }
  /** A few characters written into a square, such as what it costs to get there; on a table, around a point. */
  | { readonly kind: 'label'; readonly at: Square; readonly text: string; readonly tone: Tone };

/** clear: speaks for; blocked: speaks against; note: neither. */
export type Tone = 'clear' | 'blocked' | 'note';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * One fact of the reasoning. `fact` names the sentence, `evidence` fills it, `rule` is the page it rests on.
 * A fact that does not hold is kept, with `holds: false`: it is often the ruling itself.
 */
export interface Step {
  readonly rule: PageId;
  readonly fact: string;
  readonly holds: boolean;
  readonly evidence: Json;
  readonly children: readonly Step[];
  /** The answer would not follow without it. */
  readonly decisive: boolean;
  readonly marks: readonly Mark[];
}

/** A point that the sources leave open, taken one way, on which this verdict hangs. */
export interface HangsOn {
  /** Name of the reading, such as `adjacent-corner`. */
  readonly reading: string;
  /** The open-question page. */
  readonly page: PageId;
  readonly taken: string;
  readonly otherwise: readonly { readonly value: string; readonly answer: Answer }[];
}

/** One moment of a queue, for the queue view. Items are listed front first. */
export interface QueueFrame {
  readonly step: Step;
  readonly queue: readonly QueueItem[];
}
export interface QueueItem {
  readonly id: string;
  readonly label: string;
  readonly owner: string;
  readonly state: 'waiting' | 'resolving' | 'resolved' | 'removed' | 'refused';
}

/** One entry of a sum. What does not count stays in the list, and its step says why. */
export interface LedgerLine {
  readonly step: Step;
  /** What it adds to, such as `attack`. */
  readonly stat: string;
  readonly amount: number;
  readonly counts: boolean;
}

/** Sums, for the ledger view; the total of a stat is what its counting lines add up to. */
export interface Ledger {
  readonly lines: readonly LedgerLine[];
  readonly totals: readonly { readonly stat: string; readonly amount: number }[];
}

/** Exact chances: each outcome comes up in `ways` of `of` equally likely rolls. */
export interface Odds {
  readonly title: string;
  readonly outcomes: readonly { readonly label: string; readonly ways: number; readonly of: number }[];
}

/** A procedure, step by step as it was run through, for the timeline view. */
export interface Timeline {
  readonly rows: readonly TimelineRow[];
}
export interface TimelineRow {
  /** Which step it is; its children are what happens in it. */
  readonly step: Step;
  /** How many other runs of the procedure this one interrupts. */
  readonly depth: number;
  readonly moments: readonly TimelineMoment[];
}
/** Something that happens, and how everybody stands after it. */
export interface TimelineMoment {
  readonly step: Step;
  readonly tallies: readonly Tally[];
}
export interface Tally {
  readonly id: string;
  readonly values: readonly { readonly stat: string; readonly amount: number }[];
  /** It has left the game. */
  readonly out: boolean;
}

export interface Verdict {
  readonly answer: Answer;
  readonly steps: readonly Step[];
  readonly hangsOn: readonly HangsOn[];
  /** How the queue looked after each thing that happened; absent where there is no queue. */
  readonly frames?: readonly QueueFrame[];
  readonly timeline?: Timeline;
  readonly ledger?: Ledger;
  readonly odds?: readonly Odds[];
}
