/** Everything that is to be shown of one scenario, worked out from it alone. */

import { err, type Result, type SetupError } from '../core/result.ts';
import { walk } from '../core/steps.ts';
import type { Mark, PageId, Step, Verdict } from '../core/verdict.ts';
import { type Naming, type SentenceTable, sentenceOf } from '../prose/sentence.ts';
import { type AnyScenario, type AskedQuestion, judgeWith, questionOf } from '../scenario/asked.ts';
import { controlsOf, type Field } from '../scenario/controls.ts';
import { inShort } from './decisive.ts';
import { namingOf } from './names.ts';
import type { Questions } from './position.ts';
import type { PageLink } from './props.ts';
import { boardOf, rolesOf } from './shape.ts';
import type { Telling } from './telling.ts';
import type { Position, Role } from './views/board/position.ts';

/** One game's part in its demonstrations. */
export interface Game {
  readonly questions: Questions;
  readonly sentences: SentenceTable;
  /** Names what a verdict speaks of besides pieces and values, such as the items of a queue. */
  readonly naming?: (name: Naming) => Naming;
  /** The open-question page of each reading. */
  readonly readings: Readonly<Record<string, { readonly page: PageId }>>;
}

export interface Look {
  readonly scenario: AnyScenario;
  readonly asked: AskedQuestion<AnyScenario> | undefined;
  readonly fields: readonly Field[];
  readonly board: Position | undefined;
  readonly roles: readonly Role[];
  readonly verdict: Result<Verdict, readonly SetupError[]>;
  readonly telling: Telling;
}

const fieldsOf = new WeakMap<object, readonly Field[]>();

/** Controls are read from a schema once: it does not change. */
function cachedControls(asked: AskedQuestion<AnyScenario>): readonly Field[] {
  const fields = fieldsOf.get(asked) ?? controlsOf(asked.schema);
  fieldsOf.set(asked, fields);
  return fields;
}

export function look(scenario: AnyScenario, game: Game, page: (id: PageId) => PageLink): Look {
  const asked = questionOf(game.questions, scenario.question);
  const fields = asked.ok ? cachedControls(asked.value) : [];
  const plain = namingOf(scenario, fields);
  const name = game.naming?.(plain) ?? plain;
  return {
    scenario,
    asked: asked.ok ? asked.value : undefined,
    fields,
    board: boardOf(fields, scenario),
    roles: rolesOf(fields, scenario),
    verdict: asked.ok ? judgeWith(game.questions, scenario) : err([asked.error]),
    telling: { name, page, sentence: (step) => sentenceOf(game.sentences, step, name) },
  };
}

/** What the board shows of a verdict: one step if the reader asked for it, else what decides, in short. */
export function marksOf(verdict: Verdict, shown: Step | undefined): readonly Mark[] {
  const steps = [...walk(verdict.steps)];
  if (shown !== undefined && steps.includes(shown)) return shown.marks;
  const candidates = [inShort(verdict.steps), steps.filter((step) => step.decisive), steps];
  return candidates.map((some) => some.flatMap((step) => step.marks)).find((marks) => marks.length > 0) ?? [];
}
