import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swm } from '../scenario/games/swm.ts';
import { isFragment, toFragment } from '../scenario/notation.ts';
import { positionIn } from './addressed.ts';
import { prepare } from './families.ts';
import { edited, samePosition } from './position.ts';
import { isBoardKey, POSITION, SLACK } from './start.ts';
import { keyAction } from './views/board/keys.ts';
import { SLACK as SLACK_OF_DRAGS } from './views/board/use-drag.ts';

await prepare([swm[0].question.id]);

const own = swm[0].example;
const other = { ...own, from: own.to, to: own.from };

describe('the position of an address', () => {
  it('is the one that its fragment spells', async () => {
    const { scenario, problem } = await positionIn(`#${toFragment(other, swm)}`, own);
    expect(problem).toBeUndefined();
    expect(samePosition(scenario, other)).toBe(true);
    expect(samePosition(scenario, own)).toBe(false);
  });

  it('may ask a question that the entry does not ask', async () => {
    const [, , third] = swm;
    const { scenario, problem } = await positionIn(`#${toFragment(third.example, swm)}`, own);
    expect(problem).toBeUndefined();
    expect(scenario.question).toBe(third.question.id);
  });

  it('is the entry’s own case, with a message, where the fragment is damaged', async () => {
    const whole = `#${toFragment(own, swm)}`;
    const damaged = [
      whole.slice(0, whole.length / 2),
      '#v1/%zz',
      '#v9/x',
      '#v1/<img src=x onerror=alert(1)>',
      `#v1/${'a'.repeat(1e5)}`,
    ];
    for (const fragment of damaged) {
      const { scenario, problem } = await positionIn(fragment, own);
      expect(scenario).toBe(own);
      expect(problem?.errors.length).toBeGreaterThan(0);
    }
  });

  it('never throws, whatever a stranger writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await positionIn(`#v1/${text}`, own)).scenario).toBeDefined();
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

  it('keeps the keys that the board heeds, and no other', () => {
    const map = { width: 4, height: 3, walls: [], doors: [], solid: [], low: [], pits: [] };
    const named = 'Tab Enter Escape Delete Backspace Home End Insert PageUp PageDown Shift Control F5';
    const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
    for (const key of [...named.split(' '), ...arrows, ' ', 'a', 'r', '1'])
      for (const held of ['', 'altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
        const plain = { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
        const pressed = { ...plain, [held]: held !== '' };
        const heeded = keyAction(pressed, [1, 1], map) !== undefined;
        expect([key, held, isBoardKey(pressed as unknown as KeyboardEvent)]).toEqual([key, held, heeded]);
      }
  });
});
