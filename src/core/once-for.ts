/** Works something out once for each object, which must not change, and forgets it with the object. */
export function onceFor<Of extends object, Found extends object>(work: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return (of) => {
    const found = known.get(of) ?? work(of);
    known.set(of, found);
    return found;
  };
}
