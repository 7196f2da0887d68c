import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { ABOUT, type TallonRollScenario } from '../../core/xwing/tallon-roll/scenario.ts';
import { tallonRoll } from '../../core/xwing/tallon-roll/tallon-roll.ts';
import { sentenceOf } from '../sentence.ts';
import { tallonNaming, tallonRollSentences } from './tallon-roll.ts';

const NAMES: Readonly<Record<string, string>> = { X: 'X-wing', T: 'TIE fighter', R: 'the asteroid' };
const name = tallonNaming((id) => NAMES[id] ?? `“${id}”`);

const table: TallonRollScenario = {
  question: 'xwing/tallon-roll',
  ship: 'X',
  side: 'right',
  speed: 1,
  about: 'positions',
  ships: [
    { id: 'X', name: 'X-wing', size: 'small', x: 845, y: 300, heading: 90 },
    { id: 'T', name: 'TIE fighter', size: 'small', x: 852, y: 352, heading: 0 },
  ],
  obstacles: [{ id: 'R', name: 'the asteroid', x: 866, y: 380, heading: 0, length: 20, width: 60 }],
  areaWidth: 914,
  areaHeight: 914,
};

function told(more: Partial<TallonRollScenario> = {}): readonly string[] {
  const verdict = tallonRoll.judge({ ...table, ...more });
  return verdict.ok
    ? [...walk(verdict.value.steps)].map((step) => sentenceOf(tallonRollSentences, step, name))
    : [];
}

const strict = { 'tallon-roll-position': 'as-a-barrel-roll' } as const;

describe('the sentences of Tallon Rolls', () => {
  it('are whole sentences without ids, whatever is asked', () => {
    for (const about of ABOUT) {
      for (const more of [{}, { readings: strict }, { side: 'left' as const }, { speed: 3 }]) {
        const sentences = told({ about, ...more });
        expect(sentences.length).toBeGreaterThan(5);
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^“”#]*\.$/);
      }
    }
  });

  it('tell where the ship cannot be placed, and why', () => {
    expect(told()).toContain('X-wing cannot be placed at the front (F): it would be on TIE fighter.');
    expect(told({ ships: table.ships.slice(0, 1) })).toContain('X-wing can be placed at the front (F).');
    expect(told({ readings: strict })).toContain(
      'X-wing cannot be placed at the back (B): it would be on the asteroid and partly off the play area.',
    );
  });

  it('tell where it could be placed and would flee', () => {
    expect(told()).toContain('X-wing can be placed at the back (B), and the ship flees there.');
    expect(told()).toContain(
      'X-wing would be partly off the play area at the back: it can be placed there, and flees.',
    );
  });

  it('tell a base that is wholly off the play area from one that is partly so', () => {
    const [mover] = table.ships;
    const ships = mover ? [{ ...mover, x: 890 }] : [];
    const off = told({ ships, speed: 3, obstacles: [] });
    expect(off).toContain('X-wing can be placed in the middle (M), and the ship flees there.');
    expect(off).toContain(
      'X-wing would be wholly off the play area in the middle: it can be placed there, and flees.',
    );
    expect(told({ ships, speed: 3, obstacles: [], readings: strict })).toContain(
      'X-wing cannot be placed in the middle (M): it would be wholly off the play area.',
    );
  });

  it('tell which positions are left to choose from', () => {
    expect(told({ ships: table.ships.slice(0, 1), about: 'execution' })).toContain(
      'X-wing has a valid position, so it must be placed at the front, in the middle or at the back, and it fully executes the maneuver.',
    );
    expect(told({ about: 'front' })).toContain(
      'Its player may not choose to place X-wing at the front; it must be placed in the middle or at the back.',
    );
  });
});
