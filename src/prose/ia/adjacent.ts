/** The sentences of Imperial Assault verdicts. */

import { squareName } from '../../core/geometry/grid.ts';
import type { IaBoardFacts } from '../../core/ia/adjacent/facts.ts';
import type { Sentences } from '../sentence.ts';

const SHARED = {
  companion: 'a companion is adjacent to figures and objects in its own space',
  object: 'the rules say of companions only that this makes them adjacent',
  space: 'a space is adjacent to other spaces, never to itself',
} as const;

/** Before the corner. */
const CORNER = {
  open: 'No obstacle reaches',
  'one-side': 'Obstacles leave a way free round',
  'both-sides': 'Obstacles bar both ways round',
  'point-to-point': 'Obstacles touch point to point at',
} as const;

export const sentences: Sentences<IaBoardFacts> = {
  adjacent: ({ from, to }, holds, name) =>
    `${name(from)} and ${name(to)} are ${holds ? '' : 'not '}adjacent.`,
  itself: ({ piece }, _, name) => `${name(piece)} is not adjacent to itself.`,
  'shared-space': ({ from, to, at, as }, holds, name) =>
    as === 'object' && holds
      ? `${name(from)} and ${name(to)} are both in ${squareName(at)}, which is taken as adjacent.`
      : `${name(from)} and ${name(to)} are both in ${squareName(at)}; ${SHARED[as]}.`,
  touching: ({ from, to }, holds, name) =>
    holds
      ? `A space of ${name(from)} shares an edge or a corner with one of ${name(to)}.`
      : `No space of ${name(from)} shares an edge or a corner with one of ${name(to)}.`,
  'on-blocking': ({ piece, at }, _, name) =>
    `${name(piece)} stands on blocking terrain in ${squareName(at)} and is adjacent to what is one space away.`,
  spaces: ({ a, b, share }, holds) =>
    holds
      ? `${squareName(a)} and ${squareName(b)} share ${share === 'edge' ? 'an edge' : 'a corner'} and are adjacent.`
      : `${squareName(a)} and ${squareName(b)} share ${share === 'edge' ? 'an edge' : 'a corner'}, but are not adjacent.`,
  'not-blocking': ({ at }, holds) =>
    holds
      ? `${squareName(at)} is not blocking terrain.`
      : `${squareName(at)} is blocking terrain, which is adjacent to no other space.`,
  edge: ({ a, b, obstacle }) =>
    obstacle === null
      ? `The edge between ${squareName(a)} and ${squareName(b)} is clear.`
      : `The edge between ${squareName(a)} and ${squareName(b)} is a ${obstacle}.`,
  corner: ({ a, b, obstacles }, holds) =>
    `${CORNER[obstacles]} the corner of ${squareName(a)} and ${squareName(b)}${holds ? '' : ', which parts them'}.`,
};
