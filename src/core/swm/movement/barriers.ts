/** What keeps a mover out of places: the steps that were refused in a search, gathered by the rule that refused them. */
import { type Square, squareName } from '../../geometry/grid.ts';
import type { Mark, PageId, Step } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { READINGS } from '../readings.ts';
import { type Bar, doorBetween } from './bar.ts';
import { type KeptOutBy, moveStep } from './facts.ts';
import type { Ground } from './ground.ts';
import { barMarks } from './marks.ts';
import type { Refused } from './reach.ts';

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

/** One step for each kind of barrier among refused steps. Those with a cost for a reason are none. */
export function barrierSteps(ground: Ground, refused: readonly Refused[]): readonly Step[] {
  const found = new Map<
    string,
    { barrier: Barrier; characters: Set<string>; places: Set<string>; marks: Map<string, Mark> }
  >();
  for (const { why, x, y } of refused) {
    if (typeof why === 'number') continue;
    const barrier = barrierOf(ground, why);
    const all = found.get(barrier.by) ?? {
      barrier,
      characters: new Set(),
      places: new Set(),
      marks: new Map(),
    };
    found.set(barrier.by, all);
    for (const id of barrier.characters) all.characters.add(id);
    all.places.add(squareName([x, y] satisfies Square));
    for (const mark of barMarks(ground.mover, ground.enemies, why)) all.marks.set(JSON.stringify(mark), mark);
  }
  return [...found.values()].map(({ barrier: { page, by }, characters, places, marks }) =>
    moveStep(
      page,
      'kept-out',
      true,
      { mover: ground.mover.id, by, characters: [...characters], places: [...places] },
      { decisive: true, marks: [...marks.values()] },
    ),
  );
}
