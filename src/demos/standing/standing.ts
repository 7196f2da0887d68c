/**
 * How a position stands to what has been published: ruled on, derived from the rules alone, or not decided.
 *
 * A published case covers a position when both ask the same question, the position states everything that the case
 * states, and what it states beyond that makes no difference: the answer and the facts that decide it are the same.
 * What can be left open (a choice, a number, a further ability) may be stated beyond the case; a board, the order of a
 * list and the readings of open points have to be the very same.
 */
import { walk } from '../../core/steps.ts';
import type { Verdict } from '../../core/verdict.ts';
import type { AnyScenario } from '../../scenario/asked.ts';
import { canonicalise } from '../../scenario/canonical.ts';
import type { Field } from '../../scenario/controls.ts';
import { getIn } from '../controls/lens.ts';
import type { Look } from '../family.ts';
import type { PageLink, Standing } from '../props.ts';

/** A case of an entry whose answer its source gives. */
export interface Published extends PageLink {
  readonly scenario: AnyScenario;
  /** The source gave no ruling; what its entry shows is what the rules that exist do say. */
  readonly noRuling?: boolean;
}

/** `published` are cases of the position's question. Nothing is said of a position that cannot be judged. */
export function standingOf(
  { asked, fields, scenario, verdict }: Look,
  published: readonly Published[],
): Standing | undefined {
  if (!asked || !verdict.ok) return undefined;
  const own = canonicalise(scenario, asked);
  const covering = published.filter((one) => {
    if (!states(fields, canonicalise(one.scenario, asked), own)) return false;
    const ruled = asked.question.judge(one.scenario);
    return ruled.ok && gist(ruled.value) === gist(verdict.value);
  });
  const links = [
    ...new Map(covering.map((one) => [one.href, { title: one.title, href: one.href }])).values(),
  ];
  const undecided = verdict.value.answer.kind === 'undetermined';
  const ruled = covering.some(({ noRuling }) => !noRuling);
  return {
    kind: undecided || (covering.length > 0 && !ruled) ? 'none' : ruled ? 'official' : 'derived',
    links,
  };
}

/** Does a position state all that a case states, and nothing otherwise? */
const states = (fields: readonly Field[], ruled: AnyScenario, own: AnyScenario): boolean =>
  fields.every(({ key, control }) => {
    const [a, b] = [getIn(ruled, [key]), getIn(own, [key])];
    switch (control) {
      case 'choice':
      case 'number':
      case 'switch':
        return a === undefined || a === b;
      case 'abilities':
        return [a ?? []].flat().every((one) => [b ?? []].flat().includes(one));
      default:
        return JSON.stringify(a) === JSON.stringify(b);
    }
  });

/** The answer and the facts that decide it. */
function gist({ answer, steps }: Verdict): string {
  const deciding = [...walk(steps)].filter(({ decisive }) => decisive);
  return JSON.stringify([answer, deciding.map(({ rule, fact, holds }) => [rule, fact, holds])]);
}
