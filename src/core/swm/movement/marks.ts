/** What steps about movement point at on the board. */
import type { Square } from '../../geometry/grid.ts';
import { spaceOf } from '../../geometry/space.ts';
import type { Mark, Point, Tone } from '../../verdict.ts';
import { spaceMarks } from '../marks.ts';
import type { Character } from '../scenario.ts';
import type { Bar } from './bar.ts';
import type { Reached } from './reach.ts';

/** From the middle of a base in one place to its middle in another. */
export const moveMark = (
  { width, height }: Pick<Character, 'width' | 'height'>,
  from: Square,
  to: Square,
  tone: Tone,
): Mark => {
  const middle = ([x, y]: Square): Point => [x + width / 2, y + height / 2];
  return { kind: 'line', from: middle(from), to: middle(to), tone };
};

export const placeOf = ({ stance: { x, y } }: Reached): Square => [x, y];

/** What getting to a place costs, written into its top left square. */
export const costMark = (reached: Reached, tone: Tone): Mark => ({
  kind: 'label',
  at: placeOf(reached),
  text: String(reached.cost),
  tone,
});

const between = ([ax, ay]: Square, [bx, by]: Square, tone: Tone): Mark => ({
  kind: 'line',
  from: [ax + 0.5, ay + 0.5],
  to: [bx + 0.5, by + 0.5],
  tone,
});

/** The edge that two neighbouring squares share. */
const edgeBetween = ([ax, ay]: Square, [bx, by]: Square, tone: Tone): Mark => {
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  return { kind: 'edge', from: [x, y], to: ax === bx ? [x + 1, y] : [x, y + 1], tone };
};

export function barMarks(mover: Character, enemies: readonly Character[], bar: Bar): readonly Mark[] {
  const base = (at: Square) => spaceMarks(spaceOf({ ...mover, at }), 'blocked');
  const standing = (...ids: readonly string[]) =>
    enemies.filter(({ id }) => ids.includes(id)).flatMap((enemy) => spaceMarks(spaceOf(enemy), 'blocked'));
  switch (bar.kind) {
    case 'wall':
      return [edgeBetween(bar.from, bar.to, 'blocked')];
    case 'solid':
    case 'pit':
      return [{ kind: 'square', at: bar.square, tone: 'blocked' }];
    case 'wall-corner':
      return [between(bar.from, bar.to, 'blocked')];
    case 'pit-corner':
      return [between(bar.from, bar.to, 'blocked'), { kind: 'square', at: bar.pit, tone: 'blocked' }];
    case 'between-enemies':
      return [between(bar.from, bar.to, 'blocked'), ...standing(...bar.enemies)];
    case 'enemy':
      return standing(bar.enemy);
    case 'does-not-fit':
    case 'cannot-squeeze':
    case 'not-narrow':
      return base(bar.at);
    case 'narrow-by-enemies':
      return [...base(bar.at), ...standing(...bar.enemies)];
    case 'squeezed-beside-enemy':
      return [...base(bar.at), ...standing(bar.enemy)];
    case 'squeezed-diagonally':
      return [moveMark(mover, bar.from, bar.to, 'blocked')];
  }
}
