/** The JSON Schema of what a question is asked about, for people who write scenarios by hand. Not for pages. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { AnyScenario, AskedQuestion } from './asked.ts';
import type { Meta } from './fields.ts';

export type { JsonSchema };

/**
 * Labels and help come along as titles and descriptions. A map may also be drawn, with a legend of the pieces
 * (`written.ts`); the schema says so.
 */
export function jsonSchemaOf<S extends AnyScenario>({
  question,
  schema,
  title,
  asks,
}: AskedQuestion<S>): JsonSchema {
  const { $schema, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Checks by a function have no counterpart.
    errorMode: 'ignore',
  });
  return { ...($schema && { $schema }), $id: question.id, title, description: asks, ...told(json) };
}

/** The library copies what `fields.ts` says beside the checks as it is. */
interface Untold extends JsonSchema, Meta {}

/** A schema, and all that is in it, with our own words in those of JSON Schema. */
function told(json: Untold): JsonSchema {
  const { field, spelling, ...rest } = json;
  const inside = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? value.map(inner) : inner(value)]),
  );
  if (!field) return inside;
  const { label, control, help } = field;
  const shape = control === 'grid' ? drawn(inside) : control === 'pieces' ? inLegend(inside) : inside;
  return { ...shape, title: label, ...(help && { description: help }) };
}

const inner = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? told(value) : value;

/** Either the map in numbers or a drawing of it. */
const drawn = (json: JsonSchema): JsonSchema => ({
  anyOf: [
    json,
    { type: 'string', description: 'A drawing of the map and the pieces on it; see CONTRIBUTING.md.' },
  ],
});

/** Either the pieces in a list or, with a drawing, the legend that says what each letter is. */
function inLegend(json: JsonSchema): JsonSchema {
  const { items } = json as { readonly items?: JsonSchema };
  const { id, at, width, height, ...properties } = items?.properties ?? {};
  const required = items?.required?.filter((key) => key in properties);
  return {
    anyOf: [
      json,
      {
        type: 'object',
        description: 'With a drawing: what each of its letters is.',
        propertyNames: { pattern: '^[A-Za-z0-9]$' },
        additionalProperties: {
          type: 'object',
          properties,
          ...(required && { required }),
          additionalProperties: false,
        },
      },
    ],
  };
}
