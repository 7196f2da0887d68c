/** A list of a scenario with one thing more, as its question takes it. */
import { type AnyScenario, judgeWith } from '../../scenario/asked.ts';
import { checked } from '../../scenario/checked.ts';
import type { Field } from '../../scenario/controls.ts';
import type { Look } from '../family.ts';
import { namedIn } from '../names.ts';
import { grown } from './grow.ts';
import type { Item } from './items.ts';
import { getIn, setIn } from './lens.ts';

/** What does not fit the schema at all is worse than anything that a question says of what does. */
const UNFIT = 1000;

export const itemsIn = (scenario: object, key: string): readonly Item[] => {
  const items = getIn(scenario, [key]);
  return Array.isArray(items) ? items : [];
};

export function grownIn(
  { asked, scenario }: Pick<Look, 'asked' | 'scenario'>,
  field: Field,
): readonly Item[] {
  const faultsOf = (whole: AnyScenario): number => {
    if (asked === undefined) return 0;
    const fit = checked(asked.schema, whole);
    if (!fit.ok) return UNFIT + fit.error.length;
    const verdict = judgeWith([asked], fit.value);
    return verdict.ok ? 0 : verdict.error.length;
  };
  return grown(itemsIn(scenario, field.key), {
    field,
    model: asked && itemsIn(asked.example, field.key)[0],
    taken: namedIn(scenario).map(({ id }) => id),
    named: ({ among }) => namedIn(scenario, among).map(({ id }) => id),
    faults: (items) => faultsOf(setIn(scenario, [field.key], items)),
  });
}
