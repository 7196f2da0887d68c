/** Moves for the tests: a drawn position, the questions asked about it, answers as short text. */
import type { Square } from '../../geometry/grid.ts';
import { decisivePages } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { drawn } from '../drawn.oracle.ts';
import type { Readings } from '../readings.ts';
import { cheapestPath } from './cheapest-path.ts';
import { movement } from './movement.ts';
import { opportunity } from './opportunity.ts';
import { path } from './path.ts';
import type { Change } from './scenario.ts';

/** `C4` as column and row. */
export const at = (name: string): Square => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];

/** `C4 D4` as a path. */
export const along = (names: string): readonly Square[] => names.split(' ').filter(Boolean).map(at);

function value(
  result: { readonly ok: true; readonly value: Verdict } | { readonly ok: false; readonly error: unknown },
) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { answer, steps, hangsOn } = result.value;
  return {
    answer:
      answer.kind === 'number'
        ? answer.value
        : answer.kind === 'set'
          ? [...answer.members].sort()
          : answer.kind,
    because: decisivePages(steps),
    hangsOn: hangsOn.map(({ reading }) => reading),
    steps,
  };
}

/** L is one of the rebels and moves; enemies and allies by their letters. */
export function move(
  text: string,
  { enemies = '', allies = '' } = {},
  squares = 6,
  readings: Readings = {},
  abilities: Parameters<typeof drawn>[2] = {},
) {
  const position = {
    ...drawn(text, { rebel: `L${allies}`, empire: enemies }, abilities),
    mover: 'L',
    squares,
    readings,
  };
  return {
    ends: () => value(movement.judge({ ...position, question: 'swm/movement' })),
    to: (square: string) =>
      value(cheapestPath.judge({ ...position, question: 'swm/cheapest-path', to: at(square) })),
    path: (squares: string) => value(path.judge({ ...position, question: 'swm/path', path: along(squares) })),
    attacked: (squares: string, change: Change = 'moves') =>
      value(opportunity.judge({ ...position, question: 'swm/opportunity', path: along(squares), change })),
  };
}
