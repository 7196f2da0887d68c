/** Steps that say why a step, or the end of a move, is not allowed. */
import { type Square, squareName } from '../../geometry/grid.ts';
import { spaceOf } from '../../geometry/space.ts';
import type { Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { spaceMarks } from '../marks.ts';
import { PAGE } from '../pages.ts';
import { READINGS } from '../readings.ts';
import { type Bar, doorBetween } from './bar.ts';
import { moveStep } from './facts.ts';
import type { Ground } from './ground.ts';
import { barMarks } from './marks.ts';
import { alliesIn, type Stance } from './stances.ts';

/** The bar, as the decisive step of a refusal. */
export function barStep(ground: Ground, bar: Bar): Step {
  const { board, mover, enemies } = ground;
  const marks = barMarks(mover, enemies, bar);
  const why = { decisive: true, marks };
  const who = { mover: mover.id };
  const big = mover.width * mover.height > 1;
  switch (bar.kind) {
    case 'wall': {
      const going = { ...who, from: squareName(bar.from), to: squareName(bar.to) };
      return doorBetween(board, bar.from, bar.to)
        ? moveStep(PAGE.doors, 'door-in-the-way', false, going, why)
        : moveStep(PAGE.wallsAndPits, 'wall-in-the-way', false, going, why);
    }
    case 'solid':
      return moveStep(
        PAGE.wallsAndPits,
        'solid-in-the-way',
        false,
        { ...who, square: squareName(bar.square) },
        why,
      );
    case 'pit':
      return moveStep(
        PAGE.wallsAndPits,
        'pit-in-the-way',
        false,
        { ...who, square: squareName(bar.square) },
        why,
      );
    case 'wall-corner': {
      const going = { ...who, from: squareName(bar.from), to: squareName(bar.to) };
      return moveStep(PAGE.wallCorners, 'past-wall-corner', false, going, why);
    }
    case 'pit-corner': {
      const going = { ...who, from: squareName(bar.from), to: squareName(bar.to), pit: squareName(bar.pit) };
      return moveStep(READINGS['diagonal-past-pit'].page, 'past-pit-corner', false, going, why);
    }
    case 'between-enemies': {
      const going = { ...who, from: squareName(bar.from), to: squareName(bar.to), enemies: bar.enemies };
      return moveStep(READINGS['diagonal-between-enemies'].page, 'past-two-enemies', false, going, why);
    }
    case 'enemy': {
      const evidence = { ...who, enemy: bar.enemy, square: squareName(bar.square), big };
      return moveStep(
        big ? PAGE.largeCharacters : PAGE.otherCharacters,
        'enemy-in-the-way',
        false,
        evidence,
        why,
      );
    }
    case 'does-not-fit': {
      const evidence = { ...who, at: squareName(bar.at), huge: bar.huge };
      const page = bar.huge ? READINGS['squeezing-huge'].page : PAGE.wallsAndPits;
      return moveStep(page, 'does-not-fit', false, evidence, why);
    }
    case 'cannot-squeeze': {
      const evidence = { ...who, at: squareName(bar.at), by: bar.by };
      return moveStep(ABILITY_PAGE[bar.by], 'does-not-squeeze', false, evidence, why);
    }
    case 'not-narrow':
      return moveStep(PAGE.squeezing, 'not-a-narrow-place', false, { ...who, at: squareName(bar.at) }, why);
    case 'narrow-by-enemies': {
      const evidence = { ...who, at: squareName(bar.at), enemies: bar.enemies };
      return moveStep(PAGE.squeezing, 'narrow-because-of-enemies', false, evidence, why);
    }
    case 'squeezed-beside-enemy': {
      const evidence = { ...who, at: squareName(bar.at), enemy: bar.enemy };
      return moveStep(READINGS['squeezing-beside-enemy'].page, 'squeezes-beside-enemy', false, evidence, why);
    }
    case 'squeezed-diagonally': {
      const going = { ...who, from: squareName(bar.from), to: squareName(bar.to) };
      return moveStep(READINGS['squeezing-diagonally'].page, 'squeezes-diagonally', false, going, why);
    }
  }
}

/** Why a move may not end in a place that the mover may pass through; nothing if it may. */
export function endStep(ground: Ground, stance: Stance): Step | undefined {
  const { mover } = ground;
  const at: Square = [stance.x, stance.y];
  const evidence = { mover: mover.id, at: squareName(at) };
  if (!stance.fits) {
    const marks = spaceMarks(spaceOf({ ...mover, at }), 'blocked');
    return moveStep(PAGE.squeezing, 'may-not-end-squeezed', false, evidence, { decisive: true, marks });
  }
  const allies = alliesIn(ground, stance);
  if (allies.length === 0) return undefined;
  const marks = allies.flatMap((ally) => spaceMarks(spaceOf(ally), 'blocked'));
  return moveStep(
    PAGE.otherCharacters,
    'may-not-end-with-allies',
    false,
    { ...evidence, allies: allies.map(({ id }) => id) },
    { decisive: true, marks },
  );
}

/** The step at which the allowance ends. */
export const tooFarStep = ({ mover }: Ground, to: Square, total: number, squares: number): Step =>
  moveStep(
    PAGE.speed,
    'too-far',
    false,
    { mover: mover.id, to: squareName(to), total, squares },
    {
      decisive: true,
      marks: spaceMarks(spaceOf({ ...mover, at: to }), 'blocked'),
    },
  );
