/**
 * The tie-breaker after ten quiet rounds (Star Wars Miniatures: Rebel Storm rulebook, p. 6): the points of defeated
 * enemies, then the character closest to the centre, then the highest-cost character nearest the centre.
 */
import type { Walls } from '../../geometry/walls.ts';
import { closer, type Nearness } from '../nearness.ts';
import { opponentOf, type PerPlayer, type Player } from '../players.ts';
import { type Readings, readingOf } from '../readings.ts';
import { fromCentre, nearestOf } from './centre.ts';
import type { Combatant, HappeningKind, VictoryScenario } from './scenario.ts';

export const QUIET_ROUNDS = 10;

const ENDS_QUIET: ReadonlySet<HappeningKind> = new Set(['attack-roll', 'damage-to-enemy', 'save-by-enemy']);

export const endsQuiet = (what: HappeningKind): boolean => ENDS_QUIET.has(what);

/** How many rounds the quiet has lasted, and what broke it last. */
export function quietRounds({ rounds, happenings }: VictoryScenario) {
  const last = happenings
    .filter(({ what }) => endsQuiet(what))
    .reduce<VictoryScenario['happenings'][number] | undefined>(
      (latest, one) => (latest && latest.round >= one.round ? latest : one),
      undefined,
    );
  return { quiet: rounds - (last?.round ?? 0), last };
}

/** Something that happened after ten rounds in a row had been quiet, and in which round the tenth of them ended. */
export function afterTheEnd({ rounds, happenings }: VictoryScenario) {
  let quietSince = 0;
  const ends = happenings.filter(({ what, round }) => endsQuiet(what) && round <= rounds);
  for (const one of ends.sort((a, b) => a.round - b.round)) {
    if (one.round - quietSince > QUIET_ROUNDS) return { happening: one, ended: quietSince + QUIET_ROUNDS };
    quietSince = one.round;
  }
  return undefined;
}

export interface Nearest {
  readonly pieces: readonly Combatant[];
  readonly amount: Nearness;
}

export interface TieBreaker {
  readonly points: PerPlayer<number>;
  readonly byPoints: Player | undefined;
  readonly nearest: PerPlayer<Nearest>;
  readonly byDistance: Player | undefined;
  /** Nobody can be counted to the centre. */
  readonly noWay: boolean;
  /** The characters that the last step looks at, with the highest cost among them. */
  readonly dearest: PerPlayer<Nearest & { readonly cost: number }>;
  readonly byCost: Player | undefined;
}

const forEach = <T>(of: (player: Player) => T): PerPlayer<T> => ({
  rebel: of('rebel'),
  empire: of('empire'),
});

/** The player with more, if one has more. */
const ahead = (of: PerPlayer<number>): Player | undefined =>
  of.rebel === of.empire ? undefined : of.rebel > of.empire ? 'rebel' : 'empire';

const closest = (of: PerPlayer<Nearest>): Player | undefined =>
  closer(of.rebel.amount, of.empire.amount)
    ? 'rebel'
    : closer(of.empire.amount, of.rebel.amount)
      ? 'empire'
      : undefined;

const highest = (pieces: readonly Combatant[]): number => Math.max(0, ...pieces.map(({ cost }) => cost));

export function tieBreaker(
  { pieces, defeated }: VictoryScenario,
  walls: Walls,
  readings?: Readings,
): TieBreaker {
  const distance = fromCentre(walls, readings);
  const standing = (player: Player) => pieces.filter(({ side }) => side === player);
  const points = forEach((player) =>
    defeated.filter(({ side }) => side === opponentOf(player)).reduce((sum, { cost }) => sum + cost, 0),
  );
  const nearest = forEach((player) => nearestOf(standing(player), distance));
  const ofTheNearest = readingOf(readings, 'centre-cost') === 'of-the-nearest';
  const dearest = forEach((player) => {
    const among = ofTheNearest ? nearest[player].pieces : standing(player);
    const cost = highest(among);
    return {
      ...nearestOf(
        among.filter((piece) => piece.cost === cost),
        distance,
      ),
      cost,
    };
  });
  return {
    points,
    byPoints: ahead(points),
    nearest,
    byDistance: closest(nearest),
    noWay: nearest.rebel.amount === null && nearest.empire.amount === null,
    dearest,
    byCost: ofTheNearest ? ahead(forEach((player) => dearest[player].cost)) : closest(dearest),
  };
}
