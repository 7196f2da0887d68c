/** What a tap on the board does; and, for walls and doors, the four sides of the focused square as buttons. */
import { type Square, squareName } from '../../../core/geometry/grid.ts';
import { type Marking, markingSentence } from './markings.ts';
import { DIRECTIONS, type Direction } from './position.ts';
import type { ListedTool, Tool } from './tools.ts';

interface ToolsProps {
  readonly id: string;
  readonly tools: readonly ListedTool[];
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

export function Tools({ id, tools, tool, onTool }: ToolsProps) {
  return (
    <fieldset class="tools needs-script" aria-describedby={`${id}-tool-help`}>
      <legend class="visually-hidden">Tool</legend>
      <div class="pills">
        {tools.map((entry) => (
          <label key={entry.tool} class="pill">
            <input
              type="radio"
              name={`${id}-tool`}
              value={entry.tool}
              checked={entry.tool === tool}
              onChange={() => onTool(entry.tool)}
            />
            <span>{entry.label}</span>
          </label>
        ))}
      </div>
      <p class="help" id={`${id}-tool-help`}>
        {tools.find((entry) => entry.tool === tool)?.help}
      </p>
    </fieldset>
  );
}

interface SidesProps {
  readonly square: Square;
  readonly tool: 'wall' | 'door';
  readonly onSide: (direction: Direction) => void;
}

/** Edges without pointing: for switches, voice and touch screen readers. */
export const Sides = ({ square, tool, onSide }: SidesProps) => (
  <fieldset class="sides">
    <legend>{`${tool === 'wall' ? 'Wall' : 'Door'} at ${squareName(square)}`}</legend>
    {DIRECTIONS.map((direction) => (
      <button key={direction} type="button" onClick={() => onSide(direction)}>
        {direction}
      </button>
    ))}
  </fieldset>
);

interface MarkedProps {
  readonly marking: Marking;
  readonly onMark: (squares: readonly Square[]) => void;
}

/** The squares chosen so far, in words, and how to take them back. */
export const Marked = ({ marking, onMark }: MarkedProps) => (
  <div class="actions">
    <span>{markingSentence(marking)}</span>
    {marking.kind === 'path' && (
      <button
        type="button"
        disabled={marking.squares.length === 0}
        onClick={() => onMark(marking.squares.slice(0, -1))}
      >
        Take a step back
      </button>
    )}
    {marking.kind !== 'square' && (
      <button type="button" disabled={marking.squares.length === 0} onClick={() => onMark([])}>
        Clear
      </button>
    )}
  </div>
);
