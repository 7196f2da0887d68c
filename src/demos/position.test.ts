import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swm } from '../scenario/games/swm.ts';
import { isFragment, toFragment } from '../scenario/notation.ts';
import { prepare } from './families.ts';
import { edited, positionAt, samePosition } from './position.ts';
import { POSITION, SLACK } from './start.ts';
import { SLACK as SLACK_OF_DRAGS } from './views/board/use-drag.ts';

await prepare([swm[0].question.id]);

const own = swm[0].example;
const other = { ...own, from: own.to, to: own.from };

describe('the position of an address', () => {
  it('is the one that its fragment spells', () => {
    const { scenario, problem } = positionAt(`#${toFragment(other, swm)}`, own);
    expect(problem).toBeUndefined();
    expect(samePosition(scenario, other)).toBe(true);
    expect(samePosition(scenario, own)).toBe(false);
  });

  it('is the entry’s own case where there is no fragment, or one that names a heading', () => {
    for (const fragment of ['', '#', '#why', '#main']) {
      expect(positionAt(fragment, own)).toEqual({ scenario: own });
    }
  });

  it('is the entry’s own case, with a message, where the fragment is damaged', () => {
    const whole = `#${toFragment(own, swm)}`;
    const damaged = [
      whole.slice(0, whole.length / 2),
      '#v1/%zz',
      '#v9/x',
      '#v1/<img src=x onerror=alert(1)>',
      `#v1/${'a'.repeat(1e5)}`,
    ];
    for (const fragment of damaged) {
      const { scenario, problem } = positionAt(fragment, own);
      expect(scenario).toBe(own);
      expect(problem?.errors.length).toBeGreaterThan(0);
    }
  });

  it('never throws, whatever a stranger writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(positionAt(`#v1/${text}`, own).scenario).toBeDefined();
      }),
    );
  });
});

describe('an edit', () => {
  it('is taken when the schema takes it, be the position legal or not', () => {
    const deserted = { ...own, pieces: [] };
    expect(edited(own, deserted).problem).toBeUndefined();
  });

  it('is refused with a message when it leaves the bounds', () => {
    const huge = { ...own, board: { ...own.board, width: 1000 } };
    const { scenario, problem } = edited(own, huge);
    expect(scenario).toBe(own);
    expect(problem?.errors[0]?.path).toEqual(['board', 'width']);
  });
});

describe('the directive that wakes a demonstration', () => {
  it('takes the same fragments for positions as the notation does', () => {
    const hashes = ['', '#', '#v1/x', '#v12/', '#v1', '#v/x', '#xv1/', '#why', `#${toFragment(own, swm)}`];
    for (const hash of hashes) expect(POSITION.test(hash)).toBe(isFragment(hash));
  });

  it('takes a press for a drag when the board does', () => expect(SLACK).toBe(SLACK_OF_DRAGS));
});
