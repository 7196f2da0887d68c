/** What the steps of a verdict point at: each tone has its own dash and its own end as well as its colour. */
import type { ComponentChildren } from 'preact';
import type { Mark, Point } from '../../../core/verdict.ts';
import { dot } from './Ground.tsx';
import { Path } from './Path.tsx';
import { px, SQUARE } from './scale.ts';

const path = (points: readonly Point[]): string => points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L');

const stroke = ({ from, to }: { readonly from: Point; readonly to: Point }): string => `M${path([from, to])}`;

const disc = ([x, y]: Point, r: number): string => dot(px(x), px(y), r);

/** A disc for what speaks for, a cross for what speaks against, a ring for what is only noted. */
const END: Readonly<Record<Mark['tone'], (at: Point) => string>> = {
  clear: (at) => disc(at, 4),
  blocked: ([x, y]) => `M${px(x) - 5} ${px(y) - 5}l10 10m0 -10l-10 10`,
  note: (at) => disc(at, 4.5),
};

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

interface TonesProps extends MarksProps {
  /** What is drawn of the marks of one tone: one shape for all of them, since there may be hundreds. */
  readonly draw: (marks: readonly Mark[], tone: Mark['tone']) => ComponentChildren;
}

const Tones = ({ marks, draw }: TonesProps) => (
  <>
    {TONES.map((tone) => {
      const here = marks.filter((mark) => mark.tone === tone);
      return (
        here.length > 0 && (
          <g key={tone} class={`mark-${tone}`}>
            {draw(here, tone)}
          </g>
        )
      );
    })}
  </>
);

/** Squares and areas, which lie beneath the pieces. */
export const Areas = ({ marks }: MarksProps) => (
  <Tones
    marks={marks.filter(({ kind }) => kind === 'square' || kind === 'area')}
    draw={(here) => {
      const squares = only(here, 'square').map(({ at }) => within(at));
      const areas = only(here, 'area').map(({ corners }) => `M${path(corners)}z`);
      return <Path class="mark-area" d={[...new Set([...areas, ...squares])].join('')} />;
    }}
  />
);

/** Edges and lines, which lie above the pieces. */
export const Lines = ({ marks }: MarksProps) => (
  <Tones
    marks={marks.filter(({ kind }) => kind === 'edge' || kind === 'line')}
    draw={(here, tone) => {
      const lines = only(here, 'line');
      const strokes = lines.map(stroke).join('');
      return (
        <>
          <Path class="mark-edge" d={only(here, 'edge').map(stroke).join('')} />
          <Path class="mark-halo" d={strokes} />
          <Path class="mark-line" d={strokes} />
          <Path class="mark-start" d={lines.map(({ from }) => disc(from, 4)).join('')} />
          <Path class="mark-end" d={lines.map(({ to }) => END[tone](to)).join('')} />
        </>
      );
    }}
  />
);

/** Short texts in squares, above everything else. */
export const Labels = ({ marks }: MarksProps) => (
  <Tones
    marks={only(marks, 'label')}
    draw={(here) =>
      only(here, 'label').map(({ at: [x, y], text }, i) => (
        <text key={`${x}:${y}:${i}`} class="mark-label" x={px(x) + SQUARE - 4} y={px(y) + SQUARE - 5}>
          {text}
        </text>
      ))
    }
  />
);
