/** A value of a schema that says no more than it must: presets, the first of several values, the lowest numbers. */
import type { FieldShape, Shape } from './shape.ts';

type Said = Pick<FieldShape, 'bounds' | 'info'>;

/** Texts are left empty: what things are called and what they name, the schema does not know. */
export function blankOf(shape: Shape, { bounds, info }: Partial<Said> = {}): unknown {
  switch (shape.kind) {
    case 'string':
      return '';
    case 'number':
      return info?.start ?? Math.min(Math.max(bounds?.min ?? 0, 0), bounds?.max ?? 0);
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'choice':
      return shape.values[0];
    case 'square':
      return [0, 0];
    case 'segment':
      return [0, 0, 1, 0];
    case 'door':
      return { edge: [0, 0, 1, 0], open: false };
    case 'object':
      return Object.fromEntries(shape.fields.flatMap(blankField));
    case 'record':
      return {};
    case 'list':
      return [];
    case 'tuple':
      return shape.items.map((item) => blankOf(item));
    case 'union':
      return shape.options[0] && blankOf(shape.options[0].shape);
  }
}

const blankField = (field: FieldShape): readonly (readonly [string, unknown])[] => {
  if (field.preset !== undefined) return [[field.key, field.preset]];
  return field.optional ? [] : [[field.key, blankOf(field.shape, field)]];
};
