/** What a reader gets from the server: everything that needs no script. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { ia } from '../scenario/games/ia.ts';
import { swm } from '../scenario/games/swm.ts';
import { xwing } from '../scenario/games/xwing.ts';
import { QUESTION_IDS } from './families.ts';
import { Demo, prepare } from './island.ts';
import type { DemoProps } from './props.ts';
import { toldCase } from './told.ts';

await prepare(QUESTION_IDS);

const [sight] = swm;
const open = { ...sight.example, board: { ...sight.example.board, walls: [] } };
const pages = { 'swm-121': { title: 'Line of sight', href: 'swm/line-of-sight/' } };
const props: DemoProps = {
  id: 'swm-017',
  cases: [toldCase('With the wall', sight.example), toldCase('Without it', open)],
  pages,
  root: '../../',
};
const html = renderToString(<Demo {...props} />);
const text = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a demonstration on a board, as rendered', () => {
  it('asks its question', () => {
    expect(text(html)).toContain(sight.asks);
  });

  it('has a cell in words for every square of its board', () => {
    const { width, height } = sight.example.board;
    expect(html.match(/role="gridcell"/g)).toHaveLength(width * height);
    expect(html).toContain('aria-label="B2: Luke Skywalker, rebel, seen from"');
    expect(html).toContain('aria-label="E2: Stormtrooper, empire, seen"');
  });

  it('has one tab stop on the board', () => {
    expect(html.match(/<rect role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
  });

  it('gives the answers of all its cases', () => {
    expect(html.match(/class="chip chip-(yes|no)"/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('spells out the other cases, each with a board and what decides', () => {
    const others = html.slice(html.indexOf('class="other-cases"'));
    expect(others).toContain('Without it');
    expect(others).toContain('role="img"');
    expect(others).toContain('class="because"');
  });

  it('links each step to the page that it rests on', () => {
    expect(html).toContain('<a class="step-rule" href="../../swm/line-of-sight/">Line of sight</a>');
  });

  it('links to the short address of a page that it was not told of', () => {
    const lost = renderToString(<Demo {...props} pages={{}} />);
    expect(lost).toContain('href="../../r/swm-121/"');
  });

  it('has no styles in its markup, which the site’s policy would not apply', () => {
    expect(html).not.toMatch(/ style=/);
  });

  it('gives every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names only elements that are there as labels and descriptions', () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const named = [...html.matchAll(/ (?:for|aria-describedby|aria-labelledby|list)="([^"]+)"/g)];
    expect(named.flatMap(([, id]) => (id && ids.has(id) ? [] : [id]))).toEqual([]);
  });

  it('shows a position that cannot be judged together with what is wrong with it', () => {
    const [luke, trooper] = sight.example.pieces;
    const pieces = luke && trooper ? [luke, { ...trooper, at: luke.at }] : [];
    const crowded = { ...sight.example, pieces };
    const broken = renderToString(<Demo {...props} cases={[toldCase('Two in one square', crowded)]} />);
    expect(broken).toContain('data-code="pieces-overlap"');
    expect(broken).toContain('role="grid"');
  });

  it('leads from what is wrong with a position to the rule that says so', () => {
    const [luke, trooper] = sight.example.pieces;
    const pieces = luke && trooper ? [luke, { ...trooper, side: luke.side }] : [];
    const { from: attacker, to: target, ...rest } = sight.example;
    const ally = { ...rest, question: 'swm/cover', pieces, attacker, target };
    const broken = renderToString(<Demo {...props} cases={[toldCase('An ally', ally)]} />);
    expect(broken).toMatch(/target-not-an-enemy.*href="[^"]*r\/swm-130\/">The rule</);
  });

  it('writes names as text, whatever is in them', () => {
    const pieces = sight.example.pieces.map((piece) => ({ ...piece, name: '<img src=x onerror=alert(1)>' }));
    const named = { ...sight.example, pieces };
    const hostile = renderToString(<Demo {...props} cases={[toldCase('<b>', named)]} />);
    expect(hostile).not.toMatch(/<img|<b>/);
  });
});

describe('a demonstration of a queue, as rendered', () => {
  const [queue] = xwing;
  const queueHtml = renderToString(
    <Demo id="xwing-006" cases={[toldCase('As asked', queue.example)]} pages={{}} root="../../" />,
  );

  it('lists every moment, front of the queue first', () => {
    expect(queueHtml.match(/<li class="frame/g)?.length).toBeGreaterThan(1);
    expect(queueHtml).toContain('aria-label="Queue, front first"');
  });

  it('shows the first moment and no other where scripts run', () => {
    expect(queueHtml.match(/frame-current/g)).toHaveLength(1);
  });

  it('offers the ships and abilities as lists', () => {
    expect(queueHtml).toContain('<legend>Ships</legend>');
    expect(queueHtml).toContain('<legend>Abilities</legend>');
  });

  it('asks about the one ability that is asked about', () => {
    const scenario: typeof queue.example = { ...queue.example, focus: 'T.snap-shot' };
    const about = toldCase('One', scenario);
    const asked = text(renderToString(<Demo id="xwing-006" cases={[about]} pages={{}} root="../../" />));
    expect(asked).toContain('Does Snap Shot on TIE fighter resolve?');
    expect(asked).not.toContain(queue.asks);
    expect(text(queueHtml)).toContain(queue.asks);
  });
});

describe('a demonstration of things done in order, as rendered', () => {
  const asked = ia.find(({ question }) => question.id === 'ia/next-activation');
  const rows = renderToString(
    <Demo id="ia-001" cases={asked ? [toldCase('As asked', asked.example)] : []} pages={{}} root="../../" />,
  );

  it('says what decides in its rows, and not once more below them', () => {
    expect(rows).toContain('class="row row-decisive"');
    expect(rows).not.toContain('class="because"');
  });
});

describe('an open point, as rendered', () => {
  const roll = xwing.find(({ question }) => question.id === 'xwing/tallon-roll');
  const ships = [{ id: 'X', name: 'X-wing', size: 'small', x: 845, y: 300, heading: 90 }];
  const rim = { ...roll?.example, question: 'xwing/tallon-roll', speed: 1, ships };
  const told = (title: string) =>
    text(
      renderToString(
        <Demo
          id="xwing-153"
          cases={[toldCase('At the rim', rim)]}
          pages={{ 'xwing-305': { title, href: 'xwing/a/' } }}
          root="../../"
        />,
      ),
    );

  it('is a sentence with one mark at its end, also where the title is a question', () => {
    expect(told('Valid positions')).toContain('an open point: Valid positions . It is taken here as');
    expect(told('Which positions are valid?')).toContain('Which positions are valid? It is taken here as');
  });
});
