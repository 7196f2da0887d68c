/** What a page loads of a demonstration: the component, and what has to be awaited before it hydrates. */
export { Demo as default } from './Demo.tsx';
export { prepare } from './families.ts';
