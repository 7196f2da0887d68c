/** What keeps a mover out of places: the steps that were refused in a search, gathered by the rule that refused them. */
import { type Square, squareName } from '../../geometry/grid.ts';
import type { Mark, PageId, Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { PAGE } from '../pages.ts';
import { READINGS } from '../readings.ts';
import { type Bar, doorBetween } from './bar.ts';
import { type KeptOutBy, moveStep } from './facts.ts';
import type { Ground } from './ground.ts';
import { barMarks } from './marks.ts';
import type { Refused } from './reach.ts';
import type { MovementRules } from './rules.ts';

interface Barrier {
  readonly page: PageId;
  readonly by: KeptOutBy;
  readonly characters: readonly string[];
}

function barrierOf({ board, mover }: Ground, bar: Bar): Barrier {
  const big = mover.width * mover.height > 1;
  const barrier = (page: PageId, by: KeptOutBy, characters: readonly string[] = []) => ({
    page,
    by,
    characters,
  });
  switch (bar.kind) {
    case 'wall':
      return doorBetween(board, bar.from, bar.to)
        ? barrier(PAGE.doors, 'doors')
        : barrier(PAGE.wallsAndPits, 'walls');
    case 'solid':
      return barrier(PAGE.wallsAndPits, 'solid');
    case 'pit':
      return barrier(PAGE.wallsAndPits, 'pits');
    case 'wall-corner':
      return barrier(PAGE.wallCorners, 'wall-corners');
    case 'pit-corner':
      return barrier(READINGS['diagonal-past-pit'].page, 'pit-corners');
    case 'between-enemies':
      return barrier(READINGS['diagonal-between-enemies'].page, 'between-enemies', bar.enemies);
    case 'enemy':
      return barrier(big ? PAGE.largeCharacters : PAGE.otherCharacters, 'enemies', [bar.enemy]);
    case 'does-not-fit':
      return barrier(bar.huge ? READINGS['squeezing-huge'].page : PAGE.wallsAndPits, 'not-fitting');
    case 'cannot-squeeze':
      return barrier(ABILITY_PAGE[bar.by], 'not-squeezing');
    case 'not-narrow':
      return barrier(PAGE.squeezing, 'not-narrow');
    case 'narrow-by-enemies':
      return barrier(PAGE.squeezing, 'narrow-by-enemies', bar.enemies);
    case 'squeezed-beside-enemy':
      return barrier(READINGS['squeezing-beside-enemy'].page, 'squeezing-beside-enemies', [bar.enemy]);
    case 'squeezed-diagonally':
      return barrier(READINGS['squeezing-diagonally'].page, 'squeezing-diagonally');
  }
}

/** What is known of one kind of barrier. */
interface Gathered extends Barrier {
  readonly places: Map<string, Square>;
  readonly marks: Map<string, Mark>;
}

/** One step for each kind of barrier among refused steps. Those that only cost too much meet none. */
export function barrierSteps(rules: MovementRules, refused: readonly Refused[]): readonly Step[] {
  const { ground } = rules;
  const found = new Map<KeptOutBy, Gathered>();
  for (const { from, total, x, y } of refused) {
    if (total !== undefined) continue;
    const bar = rules.bar(from.stance, x, y);
    const { page, by, characters } = barrierOf(ground, bar);
    const before = found.get(by);
    const { places, marks } = before ?? { places: new Map(), marks: new Map() };
    found.set(by, {
      page,
      by,
      characters: [...new Set([...(before?.characters ?? []), ...characters])],
      places,
      marks,
    });
    places.set(squareName([x, y]), [x, y]);
    for (const mark of barMarks(ground.mover, ground.enemies, bar)) marks.set(JSON.stringify(mark), mark);
  }
  return [...found.values()].map(({ page, by, characters, places, marks }) =>
    moveStep(
      page,
      'kept-out',
      true,
      {
        mover: ground.mover.id,
        by,
        characters,
        places: inReadingOrder([...places.values()]).map(squareName),
      },
      { decisive: true, marks: [...marks.values()] },
    ),
  );
}

const inReadingOrder = (squares: readonly Square[]): readonly Square[] =>
  [...squares].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
