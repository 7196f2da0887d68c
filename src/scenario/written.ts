/**
 * A scenario as people write it: the board drawn, the pieces in a legend keyed by their letters. Either is turned
 * into the plain JSON that the schemas describe; a scenario that has its board as JSON passes through unchanged.
 */
import { err, ok, type Path, type Result, type SetupError } from '../core/result.ts';
import type { Placement } from './drawing.ts';
import { readDrawing } from './drawing-reader.ts';

/** An error in what was written; inside a drawing it has a place there, counted from 1. */
export interface WrittenError extends SetupError {
  readonly drawn?: { readonly line: number; readonly column: number };
}

export interface Unfolded {
  /** The scenario in plain JSON, not yet checked against its schema. */
  readonly json: unknown;
  /** Where the writer finds what the JSON has at a path: `pieces.0.name` of the JSON is `pieces.L.name`. */
  readonly written: (path: Path) => Path;
}

interface Written {
  readonly board?: unknown;
  readonly pieces?: unknown;
}

/** What a drawing says of a piece. */
const DRAWN = ['at', 'width', 'height', 'id'];

export function unfold(scenario: unknown): Result<Unfolded, readonly WrittenError[]> {
  const { board: drawn, pieces: legend = {} } = (isObject(scenario) ? scenario : {}) as Written;
  if (typeof drawn !== 'string') return ok({ json: scenario, written: (path) => path });
  const drawing = readDrawing(drawn);
  if (!drawing.ok) {
    return err(
      drawing.error.map(({ code, message, line, column }) => ({
        code,
        message: `In the drawing, line ${line}, column ${column}: ${message}`,
        path: ['board'],
        drawn: { line, column },
      })),
    );
  }
  if (!isObject(legend)) {
    return err([
      {
        code: 'legend',
        message: 'Expected a legend for the drawing, such as L: { name: …, side: … }; found something else.',
        path: ['pieces'],
      },
    ]);
  }
  const { board, pieces } = drawing.value;
  const errors = legendErrors(legend, pieces);
  if (errors.length) return err(errors);
  const json = {
    ...(scenario as object),
    board,
    pieces: pieces.map((piece) => ({ ...(legend[piece.id] as object), ...piece })),
  };
  return ok({
    json,
    written: ([field, index, ...rest]) =>
      field === 'pieces' && typeof index === 'number'
        ? ['pieces', pieces[index]?.id ?? index, ...rest]
        : index === undefined
          ? field === undefined
            ? []
            : [field]
          : field === 'board'
            ? ['board']
            : [field as string, index, ...rest],
  });
}

/** Drawing and legend name the same pieces, and a legend leaves to the drawing what the drawing says. */
function legendErrors(
  legend: Readonly<Record<string, unknown>>,
  pieces: readonly Placement[],
): readonly WrittenError[] {
  const drawn = new Map(pieces.map((piece) => [piece.id, piece]));
  const missing = pieces
    .filter(({ id }) => !Object.hasOwn(legend, id))
    .map(({ id, at: [x, y] }): WrittenError => {
      const place = { line: 2 * y + 2, column: 4 * x + 3 };
      return {
        code: 'legend',
        message: `Expected ${id} in the legend (pieces), as the drawing has it in line ${place.line}, column ${place.column}; found nothing.`,
        path: ['pieces'],
        drawn: place,
      };
    });
  const wrong = Object.entries(legend).flatMap(([id, piece]): WrittenError[] => {
    const path = ['pieces', id];
    if (!drawn.has(id)) {
      return [
        { code: 'legend', message: `Expected ${id} in the drawing; found it only in the legend.`, path },
      ];
    }
    if (!isObject(piece)) {
      return [{ code: 'legend', message: `Expected what ${id} is, such as { name: …, side: … }.`, path }];
    }
    return Object.keys(piece)
      .filter((key) => DRAWN.includes(key))
      .map((key) => ({
        code: 'legend',
        message: `The drawing says where ${id} stands and how big it is; leave ${key} out.`,
        path: [...path, key],
      }));
  });
  return [...missing, ...wrong];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
