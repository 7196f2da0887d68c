/**
 * The cheapest ways from where a character stands to every place that it can get to: Dijkstra's algorithm, with a
 * bucket for each cost, since costs are small whole numbers. Of equally cheap ways it keeps one that has given fewer
 * enemies the chance of an attack.
 */
import { both, type Enemies, NOBODY } from './opportunity-rule.ts';
import type { MovementRules } from './rules.ts';
import { DIRECTIONS } from './square-steps.ts';
import type { Stance } from './stances.ts';

/** A stance as it is reached. */
export interface Reached {
  readonly stance: Stance;
  readonly cost: number;
  /** Nothing where the mover started. */
  readonly before: Reached | undefined;
  /** Everybody who may attack on the way. */
  readonly provoked: Enemies;
}

export interface Reach {
  /** Everything that is reached, cheapest first; the start is among it. */
  readonly reached: readonly Reached[];
  /** Places that the base can be in at no more than the allowed cost, by y · width + x, each as it is cheapest. */
  readonly places: ReadonlyMap<number, Reached>;
}

/** Everything that is reached from a stance (where the mover stands, if none is named) for at most `squares`. */
export function reachOf(rules: MovementRules, squares: number, start: Stance = rules.start): Reach {
  const { ground } = rules;
  const { width } = ground.walls;
  const best: (Reached | undefined)[] = [];
  const buckets: Stance[][] = [];
  const reached: Reached[] = [];
  const places = new Map<number, Reached>();

  const reach = (next: Reached) => {
    best[next.stance.id] = next;
    const bucket = buckets[next.cost];
    if (bucket) bucket.push(next.stance);
    else buckets[next.cost] = [next.stance];
  };
  reach({ stance: start, cost: 0, before: undefined, provoked: NOBODY });
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const stance of buckets[cost] ?? []) {
      const here = best[stance.id] as Reached;
      if (here.cost < cost) continue;
      reached.push(here);
      if (!places.has(stance.y * width + stance.x)) places.set(stance.y * width + stance.x, here);
      for (const step of DIRECTIONS) {
        const x = stance.x + step[0];
        const y = stance.y + step[1];
        if (!ground.onBoard(x, y)) continue;
        const least = cost + (step[0] !== 0 && step[1] !== 0 ? 2 : 1);
        for (const to of rules.stances(x, y)) {
          const known = best[to.id];
          if ((known && known.cost < least) || !rules.allows(stance, to)) continue;
          const total = cost + rules.cost(stance, to);
          if (total > squares || (known && known.cost < total)) continue;
          const provoked = both(here.provoked, rules.provoked(stance, to));
          if (!known || known.cost > total) reach({ stance: to, cost: total, before: here, provoked });
          else if (provoked.length < known.provoked.length) {
            best[to.id] = { stance: to, cost: total, before: here, provoked };
          }
        }
      }
    }
  }
  return { reached, places };
}

/** A step to a place that is not reached, from a stance that is. */
export interface Refused {
  readonly from: Reached;
  readonly x: number;
  readonly y: number;
  /** What it would cost in all, if that is what is wrong with it; otherwise a rule bars it. */
  readonly total: number | undefined;
}

/** The steps that lead out of everything that was reached. */
export function refusedSteps(rules: MovementRules, { reached, places }: Reach): readonly Refused[] {
  const { ground } = rules;
  return reached.flatMap((from) =>
    DIRECTIONS.flatMap(([dx, dy]): readonly Refused[] => {
      const [x, y] = [from.stance.x + dx, from.stance.y + dy];
      if (!ground.onBoard(x, y) || places.has(y * ground.walls.width + x)) return [];
      const allowed = rules.stances(x, y).filter((to) => rules.allows(from.stance, to));
      const totals = allowed.map((to) => from.cost + rules.cost(from.stance, to));
      return [{ from, x, y, total: totals.length > 0 ? Math.min(...totals) : undefined }];
    }),
  );
}

/** A way from its first stance on, where the mover started. */
export function wayTo(end: Reached): readonly Reached[] {
  const way: Reached[] = [];
  for (let at: Reached | undefined = end; at; at = at.before) way.push(at);
  return way.reverse();
}

/** May a move end here? It must fit, and not share a square with an ally. */
export const mayEnd = ({ stance }: Reached): boolean => stance.fits && stance.allyAt === -1;
