/** Whom an event can affect at all. */
import type { Step } from '../../verdict.ts';
import { step } from './conditions.ts';
import type { GameEvent } from './events.ts';
import type { Side } from './sides.ts';

/**
 * Says whether the target is of a kind that the event can affect, where there is something to say: the event is
 * picky, or the target is a Droid. It bears on no answer: whether a defence works on an offence does not hang
 * on whether the offence has anything to do here.
 */
export function victimsStep(event: GameEvent, target: Side): readonly Step[] {
  const { victims = 'anyone', name } = event;
  if (event.affects !== 'targets' || (victims === 'anyone' && target.kind === 'non-droid')) return [];
  const mounted = target.has('is-mounted');
  const kind = mounted && target.kind === 'non-droid' ? 'mounted' : target.kind;
  return [
    step(event.page, 'effect-victims', canAffect(victims, target), { event: name, victims, target: kind }),
  ];
}

function canAffect(victims: NonNullable<GameEvent['victims']>, target: Side): boolean {
  const mounted = target.has('is-mounted');
  switch (victims) {
    case 'anyone':
      return true;
    // A living character is no Droid, unless it is a Cyborg, and has no Mounted Weapon.
    case 'living':
      return target.kind !== 'droid-only' && !mounted;
    case 'non-droid':
      return target.kind !== 'droid-only';
    case 'droid-or-mounted-weapon':
      return target.kind !== 'non-droid' || mounted;
  }
}
