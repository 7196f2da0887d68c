/** What the sentences call things: pieces and other parts of the scenario by their names, values by their labels. */
import type { Naming } from '../prose/sentence.ts';
import type { Field } from '../scenario/controls.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string';

/** Everything in the scenario's lists, or in some of them, that has an id and a name. */
export const namedIn = (scenario: object, among?: readonly string[]): readonly Named[] =>
  Object.entries(scenario).flatMap(([key, value]) =>
    Array.isArray(value) && (among?.includes(key) ?? true) ? value.filter(isNamed) : [],
  );

const labelsIn = (fields: readonly Field[]): readonly (readonly [string, string])[] =>
  fields.flatMap((field) => [
    ...(field.options ?? []).map(({ value, label }) => [value, label] as const),
    ...labelsIn(field.fields ?? []),
  ]);

/** Two pieces of one name are told apart by their letters. */
export function namingOf(scenario: object, fields: readonly Field[]): Naming {
  const named = namedIn(scenario);
  const labels = new Map(labelsIn(fields));
  const names = new Map(
    named.map(({ id, name }) => {
      const alone = named.every((other) => other.id === id || other.name !== name);
      return [id, alone ? name : `${name} (${id})`];
    }),
  );
  return (id) => names.get(id) ?? labels.get(id) ?? id;
}
