/** What meets what, for questions without a board or a queue: the values of its choices, in the schema's order. */
import type { AnyScenario } from '../../../scenario/asked.ts';
import type { Field } from '../../../scenario/controls.ts';
import { getIn } from '../../controls/lens.ts';

interface Met {
  readonly label: string;
  readonly value: string;
}

/** The choices that a scenario makes, by their labels. */
const chosenIn = (fields: readonly Field[], scenario: AnyScenario): readonly Met[] =>
  fields
    .filter((field) => field.control === 'choice')
    .flatMap((field) => {
      const value = getIn(scenario, [field.key]);
      const option = field.options?.find((other) => other.value === value);
      return option ? [{ label: field.label, value: option.label }] : [];
    });

export function Exchange({
  fields,
  scenario,
}: {
  readonly fields: readonly Field[];
  readonly scenario: AnyScenario;
}) {
  const met = chosenIn(fields, scenario);
  return met.length === 0 ? null : (
    <dl class="exchange">
      {met.map(({ label, value }) => (
        <div key={label} class="met">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
