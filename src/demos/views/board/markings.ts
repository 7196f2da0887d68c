/** Squares that a question asks for besides what stands on the board: a place, an area, a path. */
import { type Base, type Square, squareName } from '../../../core/geometry/grid.ts';
import { uncapital } from '../../words.ts';
import { covers, sameSquare } from './position.ts';

export interface Marking {
  /** The field of the scenario. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'square' | 'squares' | 'path';
  readonly squares: readonly Square[];
  /** How many squares there may be. */
  readonly max: number;
  /** Who moves along a path; missing where nobody does. */
  readonly mover: Base | undefined;
}

/** The squares after a tap on one. */
export function marked({ kind, squares, mover, max }: Marking, square: Square): readonly Square[] {
  switch (kind) {
    case 'square':
      return [square];
    case 'squares':
      return squares.some((other) => sameSquare(other, square))
        ? squares.filter((other) => !sameSquare(other, square))
        : [...squares, square].slice(0, max);
    case 'path':
      return mover ? walked(squares, mover, square).slice(0, max) : squares;
  }
}

/**
 * A path continued until the base is on a square: diagonally as long as that helps, then straight on. A square
 * under the base as it stands at the end takes the last step back. A path lists the top left square after each step.
 */
function walked(path: readonly Square[], mover: Base, square: Square): readonly Square[] {
  let at = path.at(-1) ?? mover.at;
  if (covers({ ...mover, at }, square)) return path.slice(0, -1);
  const steps = [...path];
  while (!covers({ ...mover, at }, square)) {
    at = [at[0] + towards(at[0], mover.width, square[0]), at[1] + towards(at[1], mover.height, square[1])];
    steps.push(at);
  }
  return steps;
}

/** By how much a base that covers `length` squares from `start` steps to get nearer to `goal`. */
const towards = (start: number, length: number, goal: number): -1 | 0 | 1 =>
  goal < start ? -1 : goal >= start + length ? 1 : 0;

/** What a square is marked as: `path, step 2`, `starting area`. */
export const markingWords = (markings: readonly Marking[], square: Square): readonly string[] =>
  markings.flatMap(({ kind, label, squares }) =>
    squares.flatMap((other, i) => {
      if (!sameSquare(other, square)) return [];
      return kind === 'path' ? [`${uncapital(label)}, step ${i + 1}`] : [uncapital(label)];
    }),
  );

/** `Path: C3, C4, D4.` */
export const markingSentence = ({ label, squares }: Marking): string =>
  `${label}: ${squares.length > 0 ? squares.map(squareName).join(', ') : 'none'}.`;
