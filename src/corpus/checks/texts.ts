import type { Path } from '../../core/result.ts';

/** Every text of the front matter, with its place. */
export function textsIn(
  value: unknown,
  path: Path,
): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
