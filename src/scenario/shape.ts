/**
 * A question's schema, reduced to what spelling and controls need: which fields there are and what is in them.
 * A schema's wrapper (optional, with or without a default) becomes a property of the field that it wraps.
 */

import * as v from 'valibot';
import { onceFor } from '../core/once-for.ts';
import { checksOf, described } from './described.ts';
import { type FieldInfo, metaOf } from './fields.ts';

export type Shape =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'square' | 'segment' | 'door' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'object'; readonly fields: readonly FieldShape[] }
  | { readonly kind: 'record'; readonly value: Shape }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'tuple'; readonly items: readonly Shape[] }
  | { readonly kind: 'union'; readonly options: readonly Alternative[] };

export interface Alternative {
  readonly shape: Shape;
  accepts(value: unknown): boolean;
}

export interface FieldShape {
  readonly key: string;
  readonly shape: Shape;
  /** May be left out; `preset` is then taken for it, where there is one. */
  readonly optional: boolean;
  readonly preset?: unknown;
  readonly info: FieldInfo | undefined;
  readonly bounds: Bounds;
}

/** Of a number, or of how many items or characters there are. Both are allowed values. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** The shape of a schema. */
export const shapeOf: (schema: v.GenericSchema) => Shape = onceFor(read);

function read(schema: v.GenericSchema): Shape {
  const { spelling } = metaOf(schema);
  if (spelling) return { kind: spelling };
  const is = described(schema);
  switch (is.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { kind: is.type };
    case 'literal':
      return { kind: 'choice', values: [is.literal] };
    case 'picklist':
      return { kind: 'choice', values: is.options };
    case 'strict_object':
    case 'loose_object':
      return {
        kind: 'object',
        fields: Object.entries(is.entries).map(([key, inner]) => fieldOf(key, inner)),
      };
    case 'record':
      return { kind: 'record', value: shapeOf(is.value) };
    case 'array':
      return { kind: 'list', item: shapeOf(is.item) };
    case 'tuple':
      return { kind: 'tuple', items: is.items.map(shapeOf) };
    case 'union':
      return { kind: 'union', options: is.options.map(alternative) };
    case 'nullable':
      return {
        kind: 'union',
        options: [{ shape: { kind: 'null' }, accepts: isNull }, alternative(is.wrapped)],
      };
    case 'optional':
    case 'exact_optional':
      return shapeOf(is.wrapped);
  }
}

function fieldOf(key: string, outer: v.GenericSchema): FieldShape {
  const is = described(outer);
  const optional = is.type === 'optional' || is.type === 'exact_optional';
  const schema = optional ? is.wrapped : outer;
  const preset = optional ? v.getDefault(outer as v.OptionalSchema<v.GenericSchema, unknown>) : undefined;
  return {
    key,
    shape: shapeOf(schema),
    optional,
    ...(preset !== undefined && { preset }),
    info: metaOf(outer).field ?? metaOf(schema).field,
    bounds: boundsOf(schema),
  };
}

const BOUNDS: Readonly<Record<string, keyof Bounds>> = {
  min_value: 'min',
  min_length: 'min',
  max_value: 'max',
  max_length: 'max',
};

/** Checks other than least and most are left to the schema. */
export const boundsOf = (schema: v.GenericSchema): Bounds =>
  Object.fromEntries(
    checksOf(schema).flatMap(({ type, requirement }) => {
      const bound = BOUNDS[type];
      return bound ? [[bound, Number(requirement)]] : [];
    }),
  );

const alternative = (schema: v.GenericSchema): Alternative => ({
  shape: shapeOf(schema),
  accepts: (value) => v.is(schema, value),
});

const isNull = (value: unknown): boolean => value === null;
