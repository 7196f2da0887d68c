/** Whom an event can affect at all. */
import type { Step } from '../../verdict.ts';
import { isOfKind } from '../kinds.ts';
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
    step(event.page, 'effect-victims', victims === 'anyone' || isOfKind(victims, target), {
      event: name,
      victims,
      target: kind,
    }),
  ];
}
