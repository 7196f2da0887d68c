/** What the steps of a verdict point at: each tone has its own dash and its own end as well as its colour. */
import type { Mark, Point } from '../../../core/verdict.ts';
import { px, SQUARE } from './scale.ts';

const path = (points: readonly Point[]): string => points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L');

const ends = ({ from, to }: { readonly from: Point; readonly to: Point }) => ({
  x1: px(from[0]),
  y1: px(from[1]),
  x2: px(to[0]),
  y2: px(to[1]),
});

/** A disc for what speaks for, a cross for what speaks against, a ring for what is only noted. */
function End({ at: [x, y], tone }: { readonly at: Point; readonly tone: Mark['tone'] }) {
  if (tone === 'blocked') {
    return <path class="mark-end" d={`M${px(x) - 5} ${px(y) - 5}l10 10m0 -10l-10 10`} />;
  }
  return <circle class="mark-end" cx={px(x)} cy={px(y)} r={tone === 'clear' ? 4 : 4.5} />;
}

type Of<Kind extends Mark['kind']> = Extract<Mark, { readonly kind: Kind }>;

function only<Kind extends Mark['kind']>(marks: readonly Mark[], kind: Kind): readonly Of<Kind>[] {
  return marks.filter((mark): mark is Of<Kind> => mark.kind === kind);
}

const TONES: readonly Mark['tone'][] = ['clear', 'blocked', 'note'];

interface MarksProps {
  readonly marks: readonly Mark[];
}

/** A square of the grid, a little smaller and with round corners. */
const within = ([x, y]: Point): string => {
  const side = SQUARE - 10;
  return `M${px(x) + 5} ${px(y) + 2}h${side}q3 0 3 3v${side}q0 3 -3 3h${-side}q-3 0 -3 -3v${-side}q0 -3 3 -3z`;
};

/** Squares and areas, which lie beneath the pieces. One shape a tone, for there may be hundreds of them. */
export const Areas = ({ marks }: MarksProps) => (
  <g class="board-marks">
    {TONES.map((tone) => {
      const here = marks.filter((mark) => mark.tone === tone);
      const squares = only(here, 'square').map(({ at }) => within(at));
      const areas = only(here, 'area').map(({ corners }) => `M${path(corners)}z`);
      const d = [...areas, ...squares].join('');
      return (
        d && (
          <g key={tone} class={`mark mark-${tone}`}>
            <path class="mark-area" d={d} />
          </g>
        )
      );
    })}
  </g>
);

/** Edges and lines, which lie above the pieces. */
export const Lines = ({ marks }: MarksProps) => (
  <g class="board-marks">
    {only(marks, 'edge').map(({ tone, ...edge }, i) => (
      <g key={`edge${i}`} class={`mark mark-${tone}`}>
        <line class="mark-edge" {...ends(edge)} />
      </g>
    ))}
    {only(marks, 'line').map(({ tone, ...line }, i) => (
      <g key={`line${i}`} class={`mark mark-${tone}`}>
        <line class="mark-halo" {...ends(line)} />
        <line class="mark-line" {...ends(line)} />
        <circle class="mark-start" cx={px(line.from[0])} cy={px(line.from[1])} r="4" />
        <End at={line.to} tone={tone} />
      </g>
    ))}
  </g>
);

/** Short texts in squares, above everything else. */
export const Labels = ({ marks }: MarksProps) => (
  <g class="board-marks">
    {only(marks, 'label').map(({ at: [x, y], text, tone }, i) => (
      <g key={`label${i}`} class={`mark mark-${tone}`}>
        <text class="mark-label" x={px(x) + SQUARE - 4} y={px(y) + SQUARE - 5}>
          {text}
        </text>
      </g>
    ))}
  </g>
);
