/**
 * A question's schema, reduced to what spelling and controls need: which fields there are and what is in them.
 * zod's wrappers (optional, default, readonly) become properties of the field that they wrap.
 */
import type * as z from 'zod/mini';
import { type FieldInfo, fieldInfo, spelling } from './fields.ts';

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

const known = new WeakMap<z.core.$ZodType, Shape>();

/** The shape of a schema. Throws on a kind of schema that nothing here can spell, which a test rules out. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const shape = known.get(schema) ?? read(schema as z.core.$ZodTypes);
  known.set(schema, shape);
  return shape;
}

function read(schema: z.core.$ZodTypes): Shape {
  const spelled = spelling.get(schema);
  if (spelled) return { kind: spelled.as };
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { kind: def.type };
    case 'literal':
      return { kind: 'choice', values: def.values.filter(isChoice) };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries) };
    case 'object':
      return { kind: 'object', fields: Object.entries(def.shape).map(([key, inner]) => fieldOf(key, inner)) };
    case 'record':
      return { kind: 'record', value: shapeOf(def.valueType) };
    case 'array':
      return { kind: 'list', item: shapeOf(def.element) };
    case 'tuple':
      return { kind: 'tuple', items: def.items.map(shapeOf) };
    case 'union':
      return { kind: 'union', options: def.options.map(alternative) };
    case 'nullable':
      return {
        kind: 'union',
        options: [{ shape: { kind: 'null' }, accepts: isNull }, alternative(def.innerType)],
      };
    case 'optional':
    case 'default':
    case 'readonly':
      return shapeOf(def.innerType);
    default:
      throw new Error(`Nothing spells a schema of the type "${def.type}".`);
  }
}

function fieldOf(key: string, outer: z.core.$ZodType): FieldShape {
  let schema = outer as z.core.$ZodTypes;
  let info = fieldInfo.get(schema);
  let optional = false;
  let preset: unknown;
  for (;;) {
    const { def } = schema._zod;
    if (def.type === 'default') preset = def.defaultValue;
    else if (def.type !== 'optional' && def.type !== 'readonly') break;
    optional ||= def.type !== 'readonly';
    schema = def.innerType as z.core.$ZodTypes;
    info ??= fieldInfo.get(schema);
  }
  return {
    key,
    shape: shapeOf(schema),
    optional,
    ...(preset !== undefined && { preset }),
    info,
    bounds: boundsOf(schema),
  };
}

/** Checks other than least and most are left to the schema. */
export function boundsOf(schema: z.core.$ZodType): Bounds {
  let bounds: Bounds = {};
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { def } = _zod as (z.core.$ZodChecks & { readonly _zod: unknown })['_zod'];
    switch (def.check) {
      case 'greater_than':
        bounds = { ...bounds, min: Number(def.value) };
        break;
      case 'less_than':
        bounds = { ...bounds, max: Number(def.value) };
        break;
      case 'min_length':
        bounds = { ...bounds, min: def.minimum };
        break;
      case 'max_length':
        bounds = { ...bounds, max: def.maximum };
        break;
    }
  }
  return bounds;
}

const alternative = (schema: z.core.$ZodType): Alternative => ({
  shape: shapeOf(schema),
  accepts: (value) => (schema as z.ZodMiniType).safeParse(value).success,
});

const isNull = (value: unknown): boolean => value === null;

const isChoice = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
