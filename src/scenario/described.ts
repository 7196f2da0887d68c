/** A schema as data: its kind and what is in it. Nothing else looks into valibot's schemas. */
import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** The kinds of schemas that scenarios and front matter are made of. */
export type Described =
  | { readonly type: 'string' | 'number' | 'boolean' | 'null' }
  | { readonly type: 'literal'; readonly literal: string | number | boolean }
  | { readonly type: 'picklist'; readonly options: readonly string[] }
  | {
      readonly type: 'strict_object' | 'loose_object';
      readonly entries: Readonly<Record<string, Schema>>;
    }
  | { readonly type: 'record'; readonly value: Schema }
  | { readonly type: 'array'; readonly item: Schema }
  | { readonly type: 'tuple'; readonly items: readonly Schema[] }
  | { readonly type: 'union'; readonly options: readonly Schema[] }
  | { readonly type: 'nullable'; readonly wrapped: Schema }
  | {
      readonly type: 'optional' | 'exact_optional';
      readonly wrapped: Schema;
      readonly default?: unknown;
    };

export const described = (schema: Schema): Described => schema as unknown as Described;

/** A check of a value that has the right kind, such as `min_value` with the least value as its requirement. */
interface Check {
  readonly kind: 'validation';
  readonly type: string;
  readonly requirement?: unknown;
}

/** What a schema lets a value go through; the first item of a pipe is a schema, with a pipe of its own perhaps. */
interface Piped {
  readonly pipe?: readonly (Check | (Schema & Piped) | { readonly kind: 'metadata' })[];
}

/** The checks that a schema adds to its kind. */
export const checksOf = ({ pipe = [] }: Schema & Piped): readonly Check[] =>
  pipe.flatMap((item) =>
    item.kind === 'validation' ? [item] : item.kind === 'schema' ? checksOf(item) : [],
  );

/** The schema of what is at a path of what a schema describes; undefined where there is none, or one of several. */
export function schemaAt(schema: Schema | undefined, path: readonly PropertyKey[]): Schema | undefined {
  if (schema === undefined) return undefined;
  const inner = described(schema);
  switch (inner.type) {
    case 'optional':
    case 'exact_optional':
    case 'nullable':
      return schemaAt(inner.wrapped, path);
  }
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  switch (inner.type) {
    case 'array':
      return schemaAt(inner.item, rest);
    case 'tuple':
      return schemaAt(inner.items[Number(key)], rest);
    case 'record':
      return schemaAt(inner.value, rest);
    case 'strict_object':
    case 'loose_object':
      return schemaAt(inner.entries[String(key)], rest);
    default:
      return undefined;
  }
}
