/** Combined fire (Rebel Storm rulebook, pp. 15-16), condition by condition. */
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { combinedFire } from './combined-fire.ts';
import { position } from './fighters.oracle.ts';
import type { CombinedFireScenario } from './scenario.ts';

const FIELD = `
+   +   +   +   +   +   +
  A   .   .   .   .   L
+   +   +   +   +   +   +
  B   C   .   .   .   .
+   +   +---+---+---+---+
  .   .   .   .   .   D
+   +   +   +   +   +   +
`;

function verdict(
  changes: Partial<CombinedFireScenario> = {},
  cards: Parameters<typeof position>[1] = {},
  text = FIELD,
): Verdict {
  const result = combinedFire.judge({
    question: 'swm/combined-fire',
    ...position(text, cards),
    attacker: 'A',
    target: 'L',
    time: 'own-turn',
    ...changes,
  });
  if (!result.ok) throw new Error(result.error[0]?.message);
  return result.value;
}

const members = ({ answer }: Verdict) => (answer.kind === 'set' ? answer.members : answer.kind);

/** The first condition that an ally, or the attack itself, fails. */
const failed = ({ steps }: Verdict, id?: string) =>
  [...walk(steps)]
    .filter(({ fact }) => fact === (id ? 'may-combine-fire' : 'may-be-aided'))
    .filter(({ evidence }) => !id || (evidence as { ally?: string }).ally === id)
    .flatMap(({ children }) => children.filter(({ holds }) => !holds).map(({ fact }) => fact));

describe('allies who combine fire', () => {
  it('see the target', () => {
    const found = verdict();
    expect(members(found)).toEqual(['B', 'C']);
    expect(failed(found, 'D')).toEqual(['can-see']);
    expect(decisivePages(found.steps)).toEqual(expect.arrayContaining(['swm-132', 'swm-121']));
  });

  it('have not activated this round', () => {
    const found = verdict({}, { B: { activated: true } });
    expect(members(found)).toEqual(['C']);
    expect(failed(found, 'B')).toEqual(['not-activated']);
  });

  it('do not have Melee Attack', () => {
    const found = verdict({}, { C: { abilities: ['melee-attack'] } });
    expect(members(found)).toEqual(['B']);
    expect(failed(found, 'C')).toEqual(['not-melee']);
  });

  it('deal damage', () => {
    const found = verdict({}, { C: { damage: 0 }, B: { damage: 10 } });
    expect(members(found)).toEqual(['B']);
    expect(failed(found, 'C')).toEqual(['has-damage']);
  });

  it('need not have the target as a legal one: an adjacent enemy, or cover, does not matter', () => {
    const beset = `
      +   +   +   +   +   +   +
        A   .   .   .   .   L
      +   +   +   +   +   +   +
        .   .  ~.~ ~.~ ~.~  .
      +   +   +   +   +   +   +
        B   R   .   .   .   .
      +   +   +   +   +   +   +
    `;
    expect(members(verdict({}, {}, beset))).toEqual(['B']);
  });

  it('are other characters of the squad', () => {
    const alone = FIELD.replace(/[BCD]/g, '.');
    const found = verdict({}, {}, alone);
    expect(members(found)).toEqual([]);
    expect([...walk(found.steps)].map(({ fact }) => fact)).toContain('no-allies');
  });
});

describe('an attack that is aided', () => {
  it('is made on the attacker’s own turn, and is no attack of opportunity', () => {
    const found = verdict({ time: 'another-turn' });
    expect(members(found)).toEqual([]);
    expect(failed(found)).toEqual(['on-own-turn']);
    const near = FIELD.replace('A   .', 'A   R').replace('L', '.');
    const opportunity = verdict({ time: 'opportunity', target: 'R' }, {}, near);
    expect(members(opportunity)).toEqual([]);
    expect(failed(opportunity)).toEqual(['on-own-turn']);
  });

  it('is not by a character with Melee Attack', () => {
    const near = FIELD.replace('A   .', 'A   R').replace('L', '.');
    const found = verdict({ target: 'R' }, { A: { abilities: ['melee-attack'] } }, near);
    expect(members(found)).toEqual([]);
    expect(failed(found)).toEqual(['not-melee']);
    expect(members(verdict({ target: 'R' }, {}, near))).toEqual(['B', 'C']);
  });

  it('is not by a character who deals no damage', () => {
    const found = verdict({}, { A: { damage: 0 } });
    expect(members(found)).toEqual([]);
    expect(failed(found)).toEqual(['has-damage']);
  });

  it('can be made at all', () => {
    const adjacent = FIELD.replace('A   .', 'A   R');
    const found = verdict({}, {}, adjacent);
    expect(members(found)).toEqual([]);
    expect(decisivePages(found.steps)).toContain('swm-122');
  });
});

// The figure's own drawing is lost. Its labels name Luke, four Stormtroopers and a Royal Guard, with +4 beside the
// first and the third Stormtrooper; who attacks, and why the others add nothing, is reconstructed here.
describe('the figure on page 16, reconstructed', () => {
  const FIGURE = `
    +   +   +   +   +   +   +   +
      .   .   .   .   3   .   .
    +   +   +   +   +   +   +   +
      L   .   .   .   2   .   .
    +   +   +   +   +   +   +   +
      .   .   .   G   1   .   .
    +   +   +---+---+---+---+---+
      .   .   .   .   .   .   4
    +   +   +   +   +   +   +   +
  `;

  it('has Stormtroopers 1 and 3 combine fire with Stormtrooper 2', () => {
    const found = verdict({ attacker: '2' }, { G: { abilities: ['melee-attack'] } }, FIGURE);
    expect(members(found)).toEqual(['1', '3']);
    expect(failed(found, 'G')).toEqual(['not-melee']);
    expect(failed(found, '4')).toEqual(['can-see']);
  });
});
