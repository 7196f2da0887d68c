/**
 * A box whose content changes while a piece is dragged. Meanwhile it does not shrink, and it grows only when it has to,
 * so that the board stays where it is under the finger and the browser need not lay out the page for each new text.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface SteadyProps {
  readonly held: boolean;
  readonly children: ComponentChildren;
}

export function Steady({ held, children }: SteadyProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || !held) return;
    const { style } = box;
    style.height = `${box.getBoundingClientRect().height}px`;
    style.contain = 'layout size';
    // Not after each rendering of this: parts of the content change by themselves.
    const observer = new MutationObserver(() => {
      if (box.scrollHeight > box.clientHeight) style.height = `${box.scrollHeight}px`;
    });
    observer.observe(box, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      style.removeProperty('height');
      style.removeProperty('contain');
    };
  }, [held]);
  // Within another box, since browsers lay out no item of a grid or a row on its own.
  return (
    <div>
      <div ref={ref}>{children}</div>
    </div>
  );
}
