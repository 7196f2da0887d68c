/** Sentences of the verdicts about distance. */
import type { SwmDistanceFacts } from '../../core/swm/distance-facts.ts';
import type { Sentences } from '../sentence.ts';
import { count } from './squares.ts';

export const distanceSentences: Sentences<SwmDistanceFacts> = {
  'distance-is': ({ from, to, squares }, _holds, name) =>
    `${name(from)} and ${name(to)} are ${count(squares)} apart.`,
  'no-way-between': ({ from, to }, _holds, name) =>
    `Walls leave no way from ${name(from)} to ${name(to)}, so no distance can be counted.`,
  'nearest-square-counts': ({ of, square }, _holds, name) =>
    `Of the space of ${name(of)} the nearest square counts, here ${square}.`,
  'counts-diagonals': () => 'Each diagonal on the way counts as 2 squares.',
  'goes-round-walls': ({ straight }) =>
    `The way is counted round walls and not through them, where it would be ${count(straight)}.`,
  'as-movement': ({ counted: distance, cost }) =>
    cost === null
      ? 'There is a pit on this way, which would stop movement and does not matter for distance.'
      : `As movement this way would cost ${count(cost)} because of low objects, which do not count for distance; it stays at ${distance}.`,
};
