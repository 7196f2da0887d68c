/** What a page loads of a demonstration, at build time and in the browser. */
import { h, hydrate } from 'preact';
import { Demo } from './Demo.tsx';
import type { DemoProps } from './props.ts';

export { prepare } from './families.ts';
export { Demo };

/** Takes over what the server wrote inside an element; the question's family has to be prepared. */
export const hydrateDemo = (island: Element, props: DemoProps): void => hydrate(h(Demo, props), island);
