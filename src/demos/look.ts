/** Works out what is to be shown of a scenario. */
import { onceFor } from '../core/once-for.ts';
import { err } from '../core/result.ts';
import { walk } from '../core/steps.ts';
import type { Mark, PageId, Step, Verdict } from '../core/verdict.ts';
import { sentenceOf } from '../prose/sentence.ts';
import { type AnyScenario, type AskedQuestion, judgeWith, questionOf } from '../scenario/asked.ts';
import { controlsOf } from '../scenario/controls.ts';
import { inShort } from './decisive.ts';
import type { Family, Look } from './family.ts';
import { namingOf } from './names.ts';
import type { PageLink } from './props.ts';

/** Controls are read from a schema once: it does not change. */
const fieldsOf = onceFor((asked: AskedQuestion<AnyScenario>) => controlsOf(asked.schema));

/** `family` is that of the scenario's question. */
export function look(
  scenario: AnyScenario,
  family: Family | undefined,
  page: (id: PageId) => PageLink,
): Look {
  const questions = family?.questions ?? [];
  const asked = questionOf(questions, scenario.question);
  const fields = asked.ok ? fieldsOf(asked.value) : [];
  const plain = namingOf(scenario, fields);
  const name = family?.naming?.(plain) ?? plain;
  return {
    scenario,
    family,
    asked: asked.ok ? asked.value : undefined,
    fields,
    verdict: asked.ok ? judgeWith(questions, scenario) : err([asked.error]),
    telling: { name, page, sentence: (step) => sentenceOf(family?.sentences ?? {}, step, name) },
  };
}

/** What the board shows of a verdict: one step if the reader asked for it, else what decides, in short. */
export function marksOf(verdict: Verdict, shown: Step | undefined): readonly Mark[] {
  const steps = [...walk(verdict.steps)];
  if (shown !== undefined && steps.includes(shown)) return shown.marks;
  const candidates = [inShort(verdict.steps), steps.filter((step) => step.decisive), steps];
  return candidates.map((some) => some.flatMap((step) => step.marks)).find((marks) => marks.length > 0) ?? [];
}
