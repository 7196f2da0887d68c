/** A list of a scenario with one thing more, as its question takes it. Loaded when somebody adds one. */
import { type AnyScenario, judgeWith } from '../../scenario/asked.ts';
import { blankOf } from '../../scenario/blank.ts';
import { checked } from '../../scenario/checked.ts';
import type { Field } from '../../scenario/controls.ts';
import { shapeOf } from '../../scenario/shape.ts';
import type { Look } from '../family.ts';
import { namedIn } from '../names.ts';
import { grown } from './grow.ts';
import { type Item, itemsIn } from './items.ts';
import { setIn } from './lens.ts';

/** What does not fit the schema at all is worse than anything that a question says of what does. */
const UNFIT = 1000;

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
    blank: blankIn(asked, field.key),
    taken: namedIn(scenario).map(({ id }) => id),
    named: ({ among }) => namedIn(scenario, among).map(({ id }) => id),
    faults: (items) => faultsOf(setIn(scenario, [field.key], items)),
  });
}

/** What an item of a list says when it says no more than the schema wants. */
function blankIn(asked: Look['asked'], key: string): Item | undefined {
  const whole = asked && shapeOf(asked.schema);
  const list = whole?.kind === 'object' ? whole.fields.find((field) => field.key === key)?.shape : undefined;
  return list?.kind === 'list' ? (blankOf(list.item) as Item) : undefined;
}
