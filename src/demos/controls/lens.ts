/** Reading and replacing one value deep in a scenario, without changing the scenario itself. */

type Keys = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; `undefined` where the path leads nowhere. */
export function getIn(value: unknown, path: Keys): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/**
 * A copy with another value at a path. `undefined` takes the key away, and an object that is left empty by that
 * goes too: a scenario that says nothing about its open points has no field for them.
 */
export function setIn<T>(value: T, path: Keys, replacement: unknown): T {
  const [key, ...rest] = path.map(String);
  if (key === undefined) return replacement as T;
  if (Array.isArray(value)) return value.with(Number(key), setIn(value[Number(key)], rest, replacement)) as T;
  const object: Record<string, unknown> = isObject(value) ? value : {};
  const inner = setIn(Object.hasOwn(object, key) ? object[key] : undefined, rest, replacement);
  const { [key]: _, ...others } = object;
  const gone =
    inner === undefined || (replacement === undefined && isObject(inner) && Object.keys(inner).length === 0);
  return (gone ? others : { ...object, [key]: inner }) as T;
}
