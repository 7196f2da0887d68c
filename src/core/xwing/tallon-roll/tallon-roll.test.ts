/** Tallon Rolls (X-Wing rulings, Tallon Roll): what the ruling says, with positions of our own. */
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { poseAt } from './positions.ts';
import type { ShipOnTable, TallonRollScenario } from './scenario.ts';
import { tallonRoll } from './tallon-roll.ts';

const ship = (id: string, x: number, y: number, details: Partial<ShipOnTable> = {}): ShipOnTable => ({
  id,
  name: `Ship ${id}`,
  size: 'small',
  x,
  y,
  heading: 0,
  ...details,
});

/** X stands at 400, 500 and rolls to the right at speed 2: it ends 82.5 mm ahead and to the right, facing back. */
const X = ship('X', 400, 500);

const scenario = (
  ships: readonly ShipOnTable[],
  more: Partial<TallonRollScenario> = {},
): TallonRollScenario => ({
  question: 'xwing/tallon-roll',
  ship: 'X',
  side: 'right',
  speed: 2,
  about: 'positions',
  ships: [X, ...ships],
  obstacles: [],
  areaWidth: 914,
  areaHeight: 914,
  ...more,
});

function asked(...args: Parameters<typeof scenario>) {
  const result = tallonRoll.judge(scenario(...args));
  if (!result.ok) return { answer: result.error.map(({ code }) => code), because: [] };
  const { answer, steps, hangsOn } = result.value;
  return {
    answer: answer.kind === 'set' ? answer.members : answer.kind,
    because: decisivePages(steps),
    facts: [...walk(steps)].map(({ fact }) => fact),
    hangsOn: hangsOn.map(({ reading }) => reading),
  };
}

const blocksMiddleAndBack = ship('T', 500, 382);
const blocksAll = ship('T', 500, 420);

describe('a ship with one valid position', () => {
  it('fully executes the maneuver, though not in the middle', () => {
    expect(asked([blocksMiddleAndBack]).answer).toEqual(['front']);
    const executed = asked([blocksMiddleAndBack], { about: 'execution' });
    expect(executed.answer).toBe('yes');
    expect(executed.because).toContain('xwing-009');
  });

  it('may not be placed in an invalid one instead', () => {
    for (const about of ['middle', 'back'] as const) {
      const chosen = asked([blocksMiddleAndBack], { about });
      expect(chosen.answer).toBe('no');
      expect(chosen.because).toEqual(expect.arrayContaining(['xwing-009', 'xwing-151']));
    }
    expect(asked([blocksMiddleAndBack], { about: 'front' }).answer).toBe('yes');
  });
});

describe('a ship with no valid position', () => {
  it('cannot fully execute it, and moves as in the turn', () => {
    const executed = asked([blocksAll], { about: 'execution' });
    expect(executed.answer).toBe('no');
    expect(executed.because).toEqual(expect.arrayContaining(['xwing-009', 'xwing-151', 'xwing-152']));
    expect(asked([blocksAll]).answer).toEqual([]);
    expect(asked([blocksAll], { about: 'middle' }).answer).toBe('no');
  });
});

describe('other ships', () => {
  it('are in the way wherever they stand in it, whatever the template passes over', () => {
    expect(asked([ship('T', 418, 438)]).answer).toEqual(['front', 'middle', 'back']);
    expect(asked([ship('T', 500, 453)]).answer).toEqual(['back']);
  });

  it('are not in the way if they are only touched', () => {
    // At speed 1 the middle position is 455, 445, and the back one reaches up to 415.
    expect(asked([ship('T', 455, 405)], { speed: 1 }).answer).toEqual(['front', 'middle']);
    expect(asked([ship('T', 455, 406)], { speed: 1 }).answer).toEqual(['front']);
  });

  it('on the other side leave the roll free', () => {
    expect(asked([blocksMiddleAndBack], { side: 'left' }).answer).toEqual(['front', 'middle', 'back']);
  });
});

describe('obstacles and the rim of the play area', () => {
  const asteroid = { id: 'R', name: 'Asteroid', x: 482, y: 470, heading: 0, length: 70, width: 60 };
  const strict = { readings: { 'tallon-roll-position': 'as-a-barrel-roll' } } as const;

  it('count or not, as the open point is taken, and the answer says that it hangs on it', () => {
    const lax = asked([], { obstacles: [asteroid] });
    expect(lax.answer).toEqual(['front', 'middle', 'back']);
    expect(lax.hangsOn).toEqual(['tallon-roll-position']);
    expect(lax.facts).toContain('tallon-on-obstacle');
    const taken = asked([], { obstacles: [asteroid], ...strict });
    expect(taken.answer).toEqual(['back']);
    expect(taken.because).toContain('xwing-305');
    expect(asked([]).hangsOn).toEqual([]);
  });

  it('partly off the area, too', () => {
    const rim = { ships: [ship('X', 845, 300, { heading: 90 })], speed: 1 } as const;
    expect(asked([], rim).answer).toEqual(['front', 'middle', 'back']);
    expect(asked([], rim).facts).toContain('tallon-off-the-area');
    expect(asked([], { ...rim, ...strict }).answer).toEqual(['front']);
    expect(asked([], { ...rim, ...strict, about: 'middle' }).because).toContain('xwing-305');
  });

  it('do not say how the ship moves that is on no other ship', () => {
    const all = { ...asteroid, y: 430, length: 80 };
    const executed = asked([], { obstacles: [all], ...strict, about: 'execution' });
    expect(executed.answer).toBe('no');
    expect(executed.facts).not.toContain('tallon-as-a-turn');
  });
});

describe('where it ends', () => {
  /** As the tables of the TTS X-Wing project have it for a medium ship: to the side, and ahead. */
  const MEASURED = [
    [1, 'middle', 65, 65],
    [1, 'front', 65, 55],
    [2, 'middle', 92.5, 92.5],
    [2, 'front', 92.5, 82.5],
    [3, 'middle', 120, 120],
  ] as const;

  it('is where players measured it', () => {
    for (const [speed, position, aside, ahead] of MEASURED) {
      const start = { x: 0, y: 0, heading: 0 };
      expect(poseAt(start, 60, 'right', speed, position)).toEqual({ x: aside, y: -ahead, heading: 180 });
      expect(poseAt(start, 60, 'left', speed, position)).toEqual({ x: -aside, y: -ahead, heading: 180 });
    }
  });
});

describe('tables on which it cannot begin', () => {
  const errors = (...args: Parameters<typeof scenario>) => {
    const result = tallonRoll.judge(scenario(...args));
    return result.ok ? [] : result.error.map(({ code, path }) => `${code} ${path.join('.')}`);
  };
  it('are told with the place of what is wrong', () => {
    expect(errors([ship('X', 600, 600)])).toEqual(['same-id ships.1.id']);
    expect(errors([], { ship: 'Y' })).toEqual(['unknown-ship ship']);
    expect(errors([ship('T', 405, 505)])).toEqual(['ships-overlap ships.1.x']);
    expect(errors([ship('T', 10, 505)])).toEqual(['ship-off-the-area ships.1.x']);
    const rock = { id: 'R', name: 'Asteroid', x: 910, y: 470, heading: 0, length: 70, width: 60 };
    expect(errors([], { obstacles: [rock] })).toEqual(['obstacle-off-the-area obstacles.0.x']);
    expect(errors([], { obstacles: [{ ...rock, x: 600, id: 'X' }] })).toEqual(['same-id obstacles.0.id']);
    expect(errors([ship('T', 440, 500)])).toEqual([]);
  });
});
