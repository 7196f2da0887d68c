/** The JSON Schema of what a question is asked about, for people who write scenarios by hand. Not for pages. */
import * as z from 'zod/mini';
import type { AnyScenario, AskedQuestion } from './asked.ts';
import { fieldInfo } from './fields.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

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
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const info = fieldInfo.get(zodSchema);
      if (!info) return;
      if (info.control === 'grid') drawn(jsonSchema);
      if (info.control === 'pieces') inLegend(jsonSchema);
      jsonSchema.title = info.label;
      if (info.help) jsonSchema.description = info.help;
    },
  });
  return { ...($schema && { $schema }), $id: question.id, title, description: asks, ...json };
}

/** Either the map in numbers or a drawing of it. */
function drawn(json: JsonSchema): void {
  replace(json, {
    anyOf: [
      { ...json },
      { type: 'string', description: 'A drawing of the map and the pieces on it; see CONTRIBUTING.md.' },
    ],
  });
}

/** Either the pieces in a list or, with a drawing, the legend that says what each letter is. */
function inLegend(json: JsonSchema): void {
  const { id, at, width, height, ...properties } = (json.items as JsonSchema | undefined)?.properties ?? {};
  const required = (json.items as JsonSchema | undefined)?.required?.filter((key) => key in properties);
  replace(json, {
    anyOf: [
      { ...json },
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
  });
}

function replace(json: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, by);
}
