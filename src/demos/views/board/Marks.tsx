/** What the steps of a verdict point at: each tone has its own dash and its own end as well as its colour. */
import type { ComponentChild } from 'preact';
import type { Mark, Point } from '../../../core/verdict.ts';
import { px, SQUARE } from './scale.ts';

const path = (points: readonly Point[]): string => points.map(([x, y]) => `${px(x)},${px(y)}`).join(' ');

/** A disc for what speaks for, a cross for what speaks against, a ring for what is only noted. */
function End({ at: [x, y], tone }: { readonly at: Point; readonly tone: Mark['tone'] }) {
  if (tone === 'blocked') {
    return <path class="mark-end" d={`M${px(x) - 5} ${px(y) - 5}l10 10m0 -10l-10 10`} />;
  }
  return <circle class="mark-end" cx={px(x)} cy={px(y)} r={tone === 'clear' ? 4 : 4.5} />;
}

function shape(mark: Mark): ComponentChild {
  switch (mark.kind) {
    case 'line': {
      const points = { x1: px(mark.from[0]), y1: px(mark.from[1]), x2: px(mark.to[0]), y2: px(mark.to[1]) };
      return (
        <>
          <line class="mark-halo" {...points} />
          <line class="mark-line" {...points} />
          <circle class="mark-start" cx={points.x1} cy={points.y1} r="4" />
          <End at={mark.to} tone={mark.tone} />
        </>
      );
    }
    case 'edge': {
      const points = { x1: px(mark.from[0]), y1: px(mark.from[1]), x2: px(mark.to[0]), y2: px(mark.to[1]) };
      return <line class="mark-edge" {...points} />;
    }
    case 'square':
      return (
        <rect
          class="mark-area"
          x={px(mark.at[0]) + 2}
          y={px(mark.at[1]) + 2}
          width={SQUARE - 4}
          height={SQUARE - 4}
          rx="3"
        />
      );
    case 'area':
      return <polygon class="mark-area" points={path(mark.corners)} />;
    case 'label':
      return (
        <text class="mark-label" x={px(mark.at[0]) + SQUARE - 4} y={px(mark.at[1]) + SQUARE - 5}>
          {mark.text}
        </text>
      );
  }
}

/** Areas lie beneath lines, whatever order the steps name them in. */
const DEPTH: Readonly<Record<Mark['kind'], number>> = { area: 0, square: 1, edge: 2, line: 3, label: 4 };

export const onlyAreas = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => DEPTH[mark.kind] < 2);
export const onlyLines = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => DEPTH[mark.kind] >= 2);

export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <g class="board-marks">
      {[...marks]
        .sort((a, b) => DEPTH[a.kind] - DEPTH[b.kind])
        .map((mark, i) => (
          <g key={i} class={`mark mark-${mark.tone}`}>
            {shape(mark)}
          </g>
        ))}
    </g>
  );
}
