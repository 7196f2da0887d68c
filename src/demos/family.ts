/**
 * What a family of questions brings to its demonstrations. Each is a module of its own, loaded by pages that ask
 * one of its questions and by no others.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Result, SetupError } from '../core/result.ts';
import type { PageId, Step, Verdict } from '../core/verdict.ts';
import type { Naming, SentenceTable } from '../prose/sentence.ts';
import type { AnyScenario, AskedQuestion, Questions } from '../scenario/asked.ts';
import type { Field } from '../scenario/controls.ts';
import type { Telling } from './telling.ts';

export interface Family {
  readonly questions: Questions;
  readonly sentences: SentenceTable;
  /** The open-question page of each reading. */
  readonly readings: Readonly<Record<string, { readonly page: PageId }>>;
  /** Names what a verdict speaks of besides pieces and values, such as the items of a queue. */
  readonly naming?: (name: Naming) => Naming;
  /** How positions are shown. Of a position that none of these is for nothing is shown but its verdict. */
  readonly stages?: readonly Stage[];
  /** What a verdict has besides reasons: sums, chances. */
  readonly tables?: Tables;
}

export interface Tables extends Styled {
  readonly View: ComponentType<{ readonly verdict: Verdict }>;
}

/** What looks a way of its own. */
export interface Styled {
  /** The addresses of its stylesheets. */
  readonly styles: readonly string[];
}

/** Everything that is to be shown of one scenario, worked out from it alone. */
export interface Look {
  readonly scenario: AnyScenario;
  readonly family: Family | undefined;
  readonly asked: AskedQuestion<AnyScenario> | undefined;
  readonly fields: readonly Field[];
  readonly verdict: Result<Verdict, readonly SetupError[]>;
  readonly telling: Telling;
}

/** One way to show positions. */
export interface Stage extends Styled {
  readonly isFor: (look: Look) => boolean;
  /** Does it tell the steps of a verdict by itself? */
  readonly tellsSteps?: boolean;
  /** Does it show what the steps of a verdict point at? */
  readonly showsMarks?: boolean;
  /** To look at and, where the stage allows it, to change. */
  readonly Live: ComponentType<LiveProps>;
  /** To look at. */
  readonly Still: ComponentType<StillProps>;
}

export interface StillProps {
  readonly look: Look;
  /** Sides in a fixed order; how a side is drawn follows from its place in it. */
  readonly sides: readonly string[];
}

export interface LiveProps extends StillProps {
  /** Keeps element ids apart on one page. */
  readonly id: string;
  /** The step whose marks are shown alone. */
  readonly shown: Step | undefined;
  /** A piece is on its way: what does not have to follow it may wait. */
  readonly moving: boolean;
  /** Shows a position that the reader has not settled on; nothing goes back to the one before. */
  readonly onPreview: (scenario: AnyScenario | undefined) => void;
  /** Takes a position; the words say what changed. */
  readonly onCommit: (scenario: AnyScenario, words: string) => void;
  /** What is said about the position. */
  readonly children: ComponentChildren;
}
