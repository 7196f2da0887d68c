/** What the Imperial Assault question about adjacency is asked about: a map and two of the pieces on it. */
import * as v from 'valibot';
import { adjacent } from '../../core/ia/adjacent/adjacent.ts';
import { READINGS } from '../../core/ia/adjacent/readings.ts';
import { type IaAdjacentScenario, PIECE_KINDS } from '../../core/ia/adjacent/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, gridMapWith, LIMITS, openPoints, pieceId } from '../fields.ts';

const kind = field(v.optional(v.picklist(PIECE_KINDS), 'figure'), {
  label: 'Kind',
  control: 'choice',
  names: { figure: 'Figure', companion: 'Companion', object: 'Object', space: 'Empty space' },
});

const pieces = field(v.pipe(v.array(v.strictObject({ ...baseFields, kind })), v.maxLength(LIMITS.pieces)), {
  label: 'Figures, objects and marked spaces',
  control: 'pieces',
});

const readings = openPoints(READINGS);

const adjacentAsked: AskedQuestion<IaAdjacentScenario> = {
  question: adjacent,
  schema: v.strictObject({
    question: v.literal('ia/adjacent'),
    board: gridMapWith({ solid: 'Blocking terrain' }),
    pieces,
    from: pieceId('One'),
    to: pieceId('The other'),
    readings,
  }),
  title: 'Adjacent',
  asks: 'Are the two adjacent?',
  example: {
    question: 'ia/adjacent',
    board: { width: 5, height: 4, walls: [[2, 0, 2, 2]], doors: [], solid: [], low: [], pits: [] },
    pieces: [
      { id: 'D', name: 'Diala Passil', side: 'rebel', at: [1, 1], width: 1, height: 1, kind: 'figure' },
      { id: 'S', name: 'Stormtrooper', side: 'imperial', at: [2, 2], width: 1, height: 1, kind: 'figure' },
    ],
    from: 'D',
    to: 'S',
  },
};

export const iaAdjacent = [adjacentAsked] as const;
