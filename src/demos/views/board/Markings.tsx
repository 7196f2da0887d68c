/** Squares that the question asks for, as the reader has chosen them. */
import type { Square } from '../../../core/geometry/grid.ts';
import type { Marking } from './markings.ts';
import { px, SQUARE } from './scale.ts';

/** From the middle of the base where it starts through its middle after each step. */
function route({ squares, mover }: Marking): string {
  if (mover === undefined) return '';
  const middle = ([x, y]: Square) => `${px(x + mover.width / 2)},${px(y + mover.height / 2)}`;
  return [mover.at, ...squares].map(middle).join(' ');
}

export const Markings = ({ markings }: { readonly markings: readonly Marking[] }) => (
  <>
    {markings.map((marking) =>
      marking.kind === 'path' ? (
        <polyline key={marking.key} class="marking-path" points={route(marking)} />
      ) : (
        <path key={marking.key} class="marking-squares" d={marking.squares.map(frame).join('')} />
      ),
    )}
  </>
);

const frame = ([x, y]: Square): string => {
  const side = SQUARE - 8;
  return `M${px(x) + 4} ${px(y) + 4}h${side}v${side}h${-side}z`;
};
