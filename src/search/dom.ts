/** A few lines to build elements with. */
import type { Piece } from './highlight.ts';

/** What can stand in an element; `undefined` stands for nothing. */
export type Child = Node | string | undefined;

export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
};

/** Marked pieces as `<mark>`. Everything becomes a text node, so nothing in it is ever read as HTML. */
export const text = (pieces: readonly Piece[]): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  fragment.append(...pieces.map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text)));
  return fragment;
};

export const button = (label: string, action: () => void): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: 'search-action' }, label);
  made.addEventListener('click', action);
  return made;
};
