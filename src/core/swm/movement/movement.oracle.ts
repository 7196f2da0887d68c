/**
 * The rules of movement once more, for the tests: an explicit graph of states, each with the squares that the base
 * takes up, and Bellman and Ford's algorithm on it. Slow; shares with the program only the definition of adjacency.
 */
import type { Square } from '../../geometry/grid.ts';
import { squareSpace } from '../../geometry/space.ts';
import { wallsOf } from '../../geometry/walls.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { READINGS, type ReadingId, type Readings } from '../readings.ts';
import type { Character } from '../scenario.ts';
import type { Moving } from './scenario.ts';

/** A square as text. */
type Name = string;

interface State {
  readonly x: number;
  readonly y: number;
  readonly used: ReadonlySet<Name>;
  readonly whole: boolean;
}

interface Edge {
  readonly to: State;
  readonly cost: number;
}

const name = (x: number, y: number): Name => `${x},${y}`;
const squareOf = (square: Name): Square => square.split(',').map(Number) as unknown as Square;
const under = (x: number, y: number, w: number, h: number): readonly Name[] =>
  Array.from({ length: w * h }, (_, i) => name(x + (i % w), y + Math.floor(i / w)));
const baseOf = ({ at: [x, y], width, height }: Character) => under(x, y, width, height);

export function oracle(scenario: Moving) {
  const { board, pieces, readings = {} } = scenario;
  const taken = (id: ReadingId): string => readings[id] ?? READINGS[id].values[0];
  const mover = pieces.find(({ id }) => id === scenario.mover) as Character;
  const { width: w, height: h } = mover;
  const enemies = pieces.filter(({ side }) => side !== mover.side);
  const hostile = new Set(enemies.flatMap(baseOf));
  const friendly = new Set(
    pieces.filter((piece) => piece !== mover && piece.side === mover.side).flatMap(baseOf),
  );
  const solid = new Set(board.solid.map(([x, y]) => name(x, y)));
  const pits = new Set(board.pits.map(([x, y]) => name(x, y)));
  const low = new Set(board.low.map(([x, y]) => name(x, y)));
  const walled = wallTest(scenario);

  /** All places on the board, and those among them where the whole base can be. */
  const places: Square[] = [];
  for (let y = 0; y + h <= board.height; y++) for (let x = 0; x + w <= board.width; x++) places.push([x, y]);
  const isWhole = (x: number, y: number) => {
    const squares = under(x, y, w, h);
    return (
      squares.every((square) => !solid.has(square) && !pits.has(square)) &&
      squares.every((a) => squares.every((b) => !walled.between(a, b)))
    );
  };
  const rooms = places
    .filter(([x, y]) => isWhole(x, y))
    .map(([x, y]) => {
      const squares = new Set(under(x, y, w, h));
      return { squares, free: [...squares].every((square) => !hostile.has(square)) };
    });

  /** The pieces that the free squares under the base fall into: squares that touch without a wall stay together. */
  const partsUnder = (x: number, y: number): readonly ReadonlySet<Name>[] => {
    let parts: Set<Name>[] = under(x, y, w, h)
      .filter((square) => !solid.has(square) && !pits.has(square))
      .map((square) => new Set([square]));
    for (let joined = true; joined; ) {
      joined = false;
      for (const a of parts) {
        const b = parts.find(
          (other) => other !== a && [...a].some((p) => [...other].some((q) => walled.open(p, q))),
        );
        if (!b) continue;
        parts = [...parts.filter((part) => part !== a && part !== b), new Set([...a, ...b])];
        joined = true;
        break;
      }
    }
    return parts;
  };

  const maySqueeze = (used: ReadonlySet<Name>): boolean => {
    if (w < 2 || h < 2 || ((w > 2 || h > 2) && taken('squeezing-huge') === 'barred')) return false;
    const list = [...used];
    const pairs =
      list.length === 1
        ? [[list[0] as Name, list[0] as Name] as const]
        : list.flatMap((a) => list.filter((b) => walled.open(a, b)).map((b) => [a, b] as const));
    const roomsOf = pairs.map(([a, b]) => rooms.filter(({ squares }) => squares.has(a) && squares.has(b)));
    if (roomsOf.some((found) => found.length > 0 && !found.some(({ free }) => free))) return false;
    if (taken('squeezing-in-the-open') === 'barred' && roomsOf.every((found) => found.length > 0))
      return false;
    return (
      taken('squeezing-beside-enemy') === 'allowed' || !list.some((square) => threatens(square).length > 0)
    );
  };

  const walls = wallsOf(board);
  const threatens = (square: Name): readonly string[] =>
    enemies
      .filter((enemy) =>
        baseOf(enemy).some((its) =>
          adjacentSpaces(
            walls,
            squareSpace(squareOf(square)),
            squareSpace(squareOf(its)),
            readings as Readings,
          ),
        ),
      )
      .map(({ id }) => id);

  const states: State[] = places.flatMap(([x, y]): State[] =>
    partsUnder(x, y)
      .filter((used) => ![...used].some((square) => hostile.has(square)))
      .map((used) => ({ x, y, used, whole: isWhole(x, y) }))
      .filter(({ whole, used }) => whole || maySqueeze(used)),
  );

  /** May one square be left for another, one of the eight round it? */
  const mayStep = (from: Name, to: Name): boolean => {
    if (solid.has(to) || pits.has(to)) return false;
    const [[ax, ay], [bx, by]] = [squareOf(from), squareOf(to)];
    if (ax === bx || ay === by) return !walled.between(from, to);
    if (walled.touches(Math.max(ax, bx), Math.max(ay, by))) return false;
    const beside = [name(ax, by), name(bx, ay)];
    if (taken('diagonal-past-pit') === 'barred' && beside.some((square) => pits.has(square))) return false;
    return taken('diagonal-between-enemies') === 'allowed' || !beside.every((square) => hostile.has(square));
  };

  const edge = (from: State, to: State): Edge | undefined => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return undefined;
    const moves = [...from.used].map((square): readonly [Name, Name] => {
      const [x, y] = squareOf(square);
      return [square, name(x + dx, y + dy)];
    });
    const kept = moves.filter(([, target]) => to.used.has(target));
    const diagonal = dx !== 0 && dy !== 0;
    const squeezed = !from.whole || !to.whole;
    const legal = !squeezed
      ? moves.every(([a, b]) => mayStep(a, b))
      : diagonal
        ? taken('squeezing-diagonally') === 'allowed' &&
          kept.length > 0 &&
          kept.every(([a, b]) => mayStep(a, b))
        : kept.some(([a, b]) => mayStep(a, b));
    if (!legal) return undefined;
    const entered = [...to.used].filter(
      (square) => taken('low-objects-covered') === 'under-it' || !from.used.has(square),
    );
    let cost = diagonal ? 2 : 1;
    if (entered.some((square) => low.has(square))) cost *= 2;
    if (!to.whole && taken('squeezing-cost') === 'double') cost *= 2;
    return { to, cost };
  };

  const start = states.find(({ x, y }) => x === mover.at[0] && y === mover.at[1]) as State;
  const mayEnd = ({ whole, used }: State) => whole && ![...used].some((square) => friendly.has(square));

  const forbidden = new Set(
    enemies
      .filter(
        ({ abilities }) =>
          taken('order-66') === 'attacking' &&
          mover.abilities.includes('execute-order-66') &&
          abilities.includes('clone-trooper'),
      )
      .map(({ id }) => id),
  );

  /** The enemies whom one step between states provokes. */
  const provoked = (from: State, to: State): ReadonlySet<string> => {
    const space = ({ x, y, used }: State) =>
      taken('squeezing-space') === 'whole-base' ? new Set(under(x, y, w, h)) : used;
    const [before, after] = [space(from), space(to)];
    const near = (squares: Iterable<Name>) =>
      new Set([...squares].flatMap(threatens).filter((id) => !forbidden.has(id)));
    if (before.size === 1 && w * h === 1) return near(before);
    switch (taken('big-base-opportunity')) {
      case 'any-step':
        return near(before);
      case 'no-longer-adjacent':
        return new Set([...near(before)].filter((enemy) => !near(after).has(enemy)));
      default:
        return near([...before].filter((square) => !after.has(square)));
    }
  };

  return {
    /** The least cost of every place in which a move can end, by the place's name; the start left out. */
    ends: (): ReadonlyMap<Name, number> => {
      const edges = states.flatMap((from) =>
        states.flatMap((to) => {
          const found = edge(from, to);
          return found ? [{ from, ...found }] : [];
        }),
      );
      const cost = new Map<State, number>([[start, 0]]);
      for (let changed = true; changed; ) {
        changed = false;
        for (const { from, to, cost: more } of edges) {
          const total = (cost.get(from) ?? Number.POSITIVE_INFINITY) + more;
          if (total > scenario.squares || total >= (cost.get(to) ?? Number.POSITIVE_INFINITY)) continue;
          cost.set(to, total);
          changed = true;
        }
      }
      return new Map(
        [...cost]
          .filter(([state]) => state !== start && mayEnd(state))
          .map(([{ x, y }, total]) => [name(x, y), total]),
      );
    },
    /** Every cost and set of enemies that a path can come to, whichever way the base squeezes; none if it is barred. */
    along: (
      path: readonly Square[],
    ): readonly { readonly cost: number; readonly enemies: ReadonlySet<string> }[] => {
      let here = [{ state: start, cost: 0, enemies: new Set<string>() }];
      for (const [x, y] of path) {
        here = here.flatMap(({ state, cost, enemies: before }) =>
          states
            .filter((next) => next.x === x && next.y === y)
            .flatMap((next) => {
              const step = edge(state, next);
              if (!step || cost + step.cost > scenario.squares) return [];
              return [
                {
                  state: next,
                  cost: cost + step.cost,
                  enemies: new Set([...before, ...provoked(state, next)]),
                },
              ];
            }),
        );
      }
      return here.filter(({ state }) => path.length === 0 || mayEnd(state));
    },
  };
}

/** Walls as the unit edges that they are made of. */
function wallTest({ board }: Moving) {
  const edges = new Set<string>();
  const points = new Set<string>();
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    for (let i = 0; i < length; i++) {
      const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
      const ends = [name(x1 + i * dx, y1 + i * dy), name(x1 + (i + 1) * dx, y1 + (i + 1) * dy)];
      edges.add([...ends].sort().join(' '));
      for (const end of ends) points.add(end);
    }
  };
  for (const [x1, y1, x2, y2] of board.walls) add(x1, y1, x2, y2);
  for (const {
    edge: [x1, y1, x2, y2],
    open,
  } of board.doors)
    if (!open) add(x1, y1, x2, y2);
  for (const [x, y] of board.solid) {
    add(x, y, x + 1, y);
    add(x, y + 1, x + 1, y + 1);
    add(x, y, x, y + 1);
    add(x + 1, y, x + 1, y + 1);
  }
  /** The ends of the edge that two squares share; nothing if they share none. */
  const shared = (a: Name, b: Name): string | undefined => {
    const [[ax, ay], [bx, by]] = [squareOf(a), squareOf(b)];
    if (Math.abs(ax - bx) + Math.abs(ay - by) !== 1) return undefined;
    const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
    return [name(x, y), ax === bx ? name(x + 1, y) : name(x, y + 1)].sort().join(' ');
  };
  return {
    /** Do two squares share an edge with a wall on it? */
    between: (a: Name, b: Name) => edges.has(shared(a, b) ?? 'none'),
    /** Do they share an edge without one? */
    open: (a: Name, b: Name) => shared(a, b) !== undefined && !edges.has(shared(a, b) as string),
    touches: (x: number, y: number) => points.has(name(x, y)),
  };
}
