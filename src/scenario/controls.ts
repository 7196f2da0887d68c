/**
 * What a reader can set in a question, read from its schema. The views render this list and know no question,
 * so a new question needs no code of theirs.
 */
import type * as v from 'valibot';
import type { Control, FieldInfo } from './fields.ts';
import { type FieldShape, type Shape, shapeOf } from './shape.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** One field of a scenario, or of a piece, or one reading. */
export interface Field {
  readonly key: string;
  readonly label: string;
  readonly control: Control;
  readonly help?: string;
  /** May be left unsaid. What has a preset always says something. */
  readonly optional: boolean;
  /** Values of a choice or of a list; the first one of a reading is its default. */
  readonly options?: readonly Option[];
  /** Bounds of a number, or of the count of items or characters. */
  readonly min?: number;
  readonly max?: number;
  /** The readings, the terrain of a map, or what each piece has besides its name and place. */
  readonly fields?: readonly Field[];
  /** Of pieces: the lists whose things may be named, if not those of all. */
  readonly among?: readonly string[];
  /** Of a number: how far the next thing in a list is put beside the last. */
  readonly aside?: number;
  /** It says what is asked, not how things stand. */
  readonly asks?: true;
}

/** The fields of a question's scenario that carry a label, in the order of its schema. */
export const controlsOf = (schema: v.GenericSchema): readonly Field[] => labelled(shapeOf(schema));

function labelled(shape: Shape): readonly Field[] {
  if (shape.kind !== 'object') return [];
  return shape.fields.flatMap((field) => (field.info ? [control(field, field.info)] : []));
}

function control({ key, shape, optional, preset, bounds }: FieldShape, info: FieldInfo): Field {
  const values = valuesOf(shape.kind === 'list' ? shape.item : shape);
  const fields =
    info.control === 'readings'
      ? readings(shape, info)
      : labelled(shape.kind === 'list' ? shape.item : shape);
  return {
    key,
    label: info.label,
    control: info.control,
    ...(info.help && { help: info.help }),
    optional: optional && preset === undefined,
    ...(values && { options: optionsOf(values, info.names) }),
    ...bounds,
    ...(fields.length && { fields }),
    ...(info.among && { among: info.among }),
    ...(info.aside && { aside: info.aside }),
    ...(info.asks && { asks: info.asks }),
  };
}

/** Each open point is a choice of its own, called by its name unless the schema gives a better one. */
function readings(shape: Shape, { names }: FieldInfo): readonly Field[] {
  if (shape.kind !== 'object') return [];
  return shape.fields.map(({ key, shape, info }) => ({
    key,
    label: info?.label ?? names?.[key] ?? words(key),
    control: 'choice',
    optional: true,
    options: optionsOf(valuesOf(shape) ?? [], info?.names),
  }));
}

const valuesOf = (shape: Shape): readonly string[] | undefined =>
  shape.kind === 'choice' ? shape.values.map(String) : undefined;

const optionsOf = (values: readonly string[], names: FieldInfo['names']): readonly Option[] =>
  values.map((value) => ({ value, label: names?.[value] ?? words(value) }));

/** `not-adjacent` → "Not adjacent". */
export function words(id: string): string {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
