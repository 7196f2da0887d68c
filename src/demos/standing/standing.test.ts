import { describe, expect, it } from 'vitest';
import { type AnyScenario, parseWith } from '../../scenario/asked.ts';
import { QUESTIONS } from '../../scenario/index.ts';
import { familyOf, prepare, QUESTION_IDS } from '../families.ts';
import { look } from '../look.ts';
import { pageIn } from '../telling.ts';
import { type Published, standingOf } from './standing.ts';

await prepare(QUESTION_IDS);

/** A scenario as its schema reads it. */
function read(json: object): AnyScenario {
  const scenario = parseWith(QUESTIONS, json);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return scenario.value;
}

const lookAt = (scenario: AnyScenario) => look(scenario, familyOf(scenario.question), pageIn({}, ''));

const PAIR = { question: 'swm/effect-applies', offence: 'missiles', defence: 'bodyguard' };
const RULING = { title: 'Bodyguard against Missiles', href: 'swm/bodyguard/' };
const ruled = (scenario: object, more: Partial<Published> = {}): Published => ({
  ...RULING,
  scenario: read(scenario),
  ...more,
});

const standing = (scenario: object, published: readonly Published[] = [ruled(PAIR)]) =>
  standingOf(lookAt(read(scenario)), published);

describe('an answer is official', () => {
  it('where a published case is this very position', () => {
    expect(standing(PAIR)).toEqual({ kind: 'official', links: [RULING] });
  });

  it('where something is said beyond the case that makes no difference', () => {
    expect(standing({ ...PAIR, attackerFromTarget: 'within-6' })?.kind).toBe('official');
  });

  it('once for an entry with several such cases', () => {
    expect(standing(PAIR, [ruled(PAIR), ruled(PAIR)])?.links).toEqual([RULING]);
  });
});

describe('an answer is derived', () => {
  it('where the offence or the defence is another one', () => {
    expect(standing({ ...PAIR, offence: 'grenades' })).toEqual({ kind: 'derived', links: [] });
    expect(standing({ ...PAIR, defence: 'evade' })?.kind).toBe('derived');
  });

  it('where the case states something that the position does not', () => {
    expect(standing(PAIR, [ruled({ ...PAIR, attackerFromTarget: 'adjacent' })])?.kind).toBe('derived');
  });

  it('where what is said beyond the case changes the answer', () => {
    const attack = { ...PAIR, offence: 'attack' };
    const far = { ...attack, holderFromTarget: 'further' };
    expect(standing(attack, [ruled(attack)])?.kind).toBe('official');
    expect(standing(far, [ruled(attack)])?.kind).toBe('derived');
  });

  it('where a board, or the order of a list, is not the same', () => {
    const turn = (...actions: object[]) => ({ question: 'swm/turn', actions });
    const [move, attack] = [{ do: 'move', squares: 6 }, { do: 'attack' }];
    expect(standing(turn(move, attack), [ruled(turn(move, attack))])?.kind).toBe('official');
    expect(standing(turn(attack, move), [ruled(turn(move, attack))])?.kind).toBe('derived');
  });

  it('where an open point is read otherwise', () => {
    const other = { ...PAIR, readings: { 'damage-reducers': 'attack-damage' } };
    expect(standing(other)?.kind).toBe('derived');
    expect(standing(other, [ruled(other)])?.kind).toBe('official');
  });
});

describe('there is no ruling', () => {
  it('where the source gave none, although the rules give an answer', () => {
    expect(standing(PAIR, [ruled(PAIR, { noRuling: true })])).toEqual({ kind: 'none', links: [RULING] });
  });

  it('where the sources do not decide', () => {
    // What a Thud Bug does is not known from the sources.
    const open = { ...PAIR, offence: 'thud-bug' };
    expect(standing(open, [])).toEqual({ kind: 'none', links: [] });
  });
});
