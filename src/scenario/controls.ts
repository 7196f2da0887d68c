/**
 * What a reader can set in a question, read from its schema. The views render this list and know no question,
 * so a new question needs no code of theirs.
 */
import type * as z from 'zod/mini';
import type { AskedQuestion } from './asked.ts';
import { type Control, type FieldInfo, fieldInfo } from './fields.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** One field of a scenario. `path` leads to it from the scenario, or from the piece for fields of pieces. */
export interface Field {
  readonly path: readonly string[];
  readonly label: string;
  readonly control: Control;
  readonly help?: string;
  readonly optional: boolean;
  /** Values of a choice or a list of abilities; the first one of a choice is the default. */
  readonly options?: readonly Option[];
  /** Bounds of a number, or of the number of items or characters. */
  readonly min?: number;
  readonly max?: number;
  /** Fields of the object or of each item: readings, and what a piece has besides its place and name. */
  readonly fields?: readonly Field[];
}

/** The fields of a question that carry a label, in the order of its schema. */
export const controlsOf = (asked: Pick<AskedQuestion<never>, 'schema'>): readonly Field[] =>
  fieldsOf(unwrapped(asked.schema).schema, []);

type Schema = z.core.$ZodTypes;

interface Unwrapped {
  readonly schema: Schema;
  readonly info: FieldInfo | undefined;
  readonly optional: boolean;
}

/** A schema without its optional and default shells, and the label that any of them carries. */
function unwrapped(outer: z.core.$ZodType): Unwrapped {
  let schema = outer as Schema;
  let info = fieldInfo.get(schema);
  let optional = false;
  for (;;) {
    const { def } = schema._zod;
    if (def.type !== 'optional' && def.type !== 'default') return { schema, info, optional };
    optional = true;
    schema = def.innerType as Schema;
    info ??= fieldInfo.get(schema);
  }
}

function fieldsOf(schema: Schema, path: readonly string[]): readonly Field[] {
  const { def } = schema._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([key, inner]) => {
    const field = fieldOf(inner, [...path, key]);
    return field ? [field] : [];
  });
}

function fieldOf(outer: z.core.$ZodType, path: readonly string[]): Field | undefined {
  const { schema, info, optional } = unwrapped(outer);
  if (!info) return undefined;
  const { def, bag } = schema._zod;
  const item = def.type === 'array' ? unwrapped(def.element).schema : undefined;
  const values = valuesOf(schema) ?? (item && valuesOf(item));
  const fields = info.control === 'readings' ? choicesOf(schema, info) : item && fieldsOf(item, []);
  const { minimum, maximum } = bag as { minimum?: unknown; maximum?: unknown };
  return {
    path,
    label: info.label,
    control: info.control,
    ...(info.help && { help: info.help }),
    optional,
    ...(values && {
      options: values.map((value) => ({ value, label: info.names?.[value] ?? words(value) })),
    }),
    ...(typeof minimum === 'number' && { min: minimum }),
    ...(typeof maximum === 'number' && { max: maximum }),
    ...(fields?.length && { fields }),
  };
}

/** Each open point is a choice of its own; its label is its name unless the schema gives a better one. */
function choicesOf(schema: Schema, { names }: FieldInfo): readonly Field[] {
  const { def } = schema._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).map(([key, inner]) => ({
    path: [key],
    label: names?.[key] ?? words(key),
    control: 'choice',
    optional: true,
    options: (valuesOf(unwrapped(inner).schema) ?? []).map((value) => ({ value, label: words(value) })),
  }));
}

function valuesOf({ _zod: { def } }: Schema): readonly string[] | undefined {
  return def.type === 'enum' ? Object.values(def.entries).map(String) : undefined;
}

/** `line-of-sight` → "Line of sight". */
const words = (id: string): string => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
