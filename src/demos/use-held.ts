/** Keeps parts of a page as they are while something else has to be quick, such as a piece under a finger. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The value; while it is held, what it last was when it was not. An element that stays the same is not drawn anew. */
export function useHeld<T>(value: T, held: boolean): T {
  const kept = useRef(value);
  if (!held) kept.current = value;
  return kept.current;
}

/**
 * How long a value has to stand, in milliseconds, before it counts as at rest: longer than a finger takes to the next
 * square, which what is drawn at rest would make wait.
 */
const REST = 300;

/** Is this value still changing? One that is not there is at rest. */
export function useMoving(value: object | undefined): boolean {
  const [resting, setResting] = useState(value);
  // At once, since an effect after the picture asks for another frame.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setResting(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return value !== undefined && value !== resting;
}
