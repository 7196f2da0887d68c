/** Attacks, resolved as the Rebel Storm rulebook says (pp. 11, 14-15), with its example. */
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { attack } from './attack.ts';
import { bonus, position } from './fighters.oracle.ts';
import type { AttackScenario } from './scenario.ts';

const OPEN = `
+   +   +   +   +   +
  L   .   .   .   V
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
`;

// Luke Skywalker, Rebel against Darth Vader, Dark Jedi (p. 14).
const luke = { attack: 7, damage: 20 };
const vader = { defense: 22, hitPoints: 140 };

function asked(changes: Partial<AttackScenario> = {}, cards = {}, text = OPEN): AttackScenario {
  return {
    question: 'swm/attack',
    ...position(text, { L: luke, V: vader, ...cards }),
    attacker: 'L',
    target: 'V',
    time: 'own-turn',
    roll: 15,
    combinedFire: [],
    modifiers: [],
    ...changes,
  };
}

function verdict(scenario: AttackScenario): Verdict {
  const result = attack.judge(scenario);
  if (!result.ok) throw new Error(result.error[0]?.message);
  return result.value;
}

function damage(scenario: AttackScenario): number | 'no' {
  const { answer } = verdict(scenario);
  if (answer.kind === 'number') return answer.value;
  if (answer.kind === 'no') return 'no';
  throw new Error(answer.kind);
}

const total = ({ ledger }: Verdict, stat: string) =>
  ledger?.totals.find((entry) => entry.stat === stat)?.amount;
const facts = ({ steps }: Verdict) => [...walk(steps)].map(({ fact }) => fact);

describe('an attack roll (p. 14)', () => {
  it('of 15 with Attack 7 makes 22, which just hits Defense 22: 20 damage, from 140 Hit Points to 120', () => {
    const found = verdict(asked());
    expect(found.answer).toEqual({ kind: 'number', value: 20, unit: 'damage' });
    expect(total(found, 'attack')).toBe(22);
    expect(total(found, 'defense')).toBe(22);
    expect(total(found, 'damage')).toBe(20);
    expect(total(found, 'hit-points')).toBe(120);
    expect(decisivePages(found.steps)).toEqual(expect.arrayContaining(['swm-126', 'swm-127']));
  });

  it('misses when its total is less than Defense', () => {
    const found = verdict(asked({ roll: 14 }));
    expect(found.answer).toEqual({ kind: 'number', value: 0, unit: 'damage' });
    expect(total(found, 'damage')).toBe(0);
    expect(total(found, 'hit-points')).toBe(140);
  });

  it('takes modifiers to Attack, Defense and Damage', () => {
    expect(damage(asked({ roll: 11, modifiers: [bonus('Careful Shot', 'attack', 4)] }))).toBe(20);
    expect(damage(asked({ roll: 10, modifiers: [bonus('Careful Shot', 'attack', 4)] }))).toBe(0);
    expect(damage(asked({ modifiers: [bonus('A card', 'defense', 1)] }))).toBe(0);
    expect(damage(asked({ modifiers: [bonus('A card', 'defense', -3)], roll: 12 }))).toBe(20);
    expect(damage(asked({ modifiers: [bonus('Lightsaber', 'damage', 10)] }))).toBe(30);
  });
});

describe('bonuses to one number', () => {
  it('count once where commander effects give them (Clarifications 2005, Followers and Commanders)', () => {
    const modifiers = ['Captain Antilles', 'Another commander'].map((name) =>
      bonus(name, 'attack', 4, { origin: 'commander-effect' }),
    );
    const found = verdict(asked({ roll: 10, modifiers }));
    expect(total(found, 'attack')).toBe(21);
    expect(found.answer).toMatchObject({ value: 0 });
    expect(decisivePages(found.steps)).toContain('swm-144');
    expect(found.hangsOn).toEqual([]);
  });

  it('of one special ability hang on a reading', () => {
    const modifiers = ['Fire Control', 'Fire Control'].map((name) => bonus(name, 'attack', 4));
    const found = verdict(asked({ roll: 10, modifiers }));
    expect(found.answer).toMatchObject({ value: 0 });
    expect(found.hangsOn.map(({ page }) => page)).toEqual(['swm-332']);
    expect(damage(asked({ roll: 10, modifiers, readings: { 'same-bonus': 'each' } }))).toBe(20);
  });
});

describe('a natural 20 (p. 14)', () => {
  it('hits whatever the Defense and deals double damage', () => {
    const found = verdict(asked({ roll: 20 }, { V: { defense: 60, hitPoints: 140 } }));
    expect(found.answer).toMatchObject({ value: 40 });
    expect(decisivePages(found.steps)).toContain('swm-128');
  });

  it('doubles the base damage only: Luke on Tauntaun deals 10 twice and 10 once, 30 in all', () => {
    const tauntaun = { L: { attack: 7, damage: 10 } };
    const modifiers = [bonus('Lightsaber', 'damage', 10)];
    const found = verdict(asked({ roll: 20, modifiers }, tauntaun));
    expect(found.answer).toMatchObject({ value: 30 });
    expect(decisivePages(found.steps)).toContain('swm-040');
    expect(damage(asked({ roll: 15, modifiers }, tauntaun))).toBe(20);
  });

  it('hits a Droid, who is immune to critical hits and takes no double damage', () => {
    const droid = { V: { defense: 60, hitPoints: 40, abilities: ['droid' as const] } };
    const found = verdict(asked({ roll: 20 }, droid));
    expect(found.answer).toMatchObject({ value: 20 });
    expect(decisivePages(found.steps)).toContain('swm-128');
    const doubled = found.ledger?.lines.find(({ step }) => step.fact === 'critical-hit');
    expect(doubled).toMatchObject({ amount: 20, counts: false });
  });

  it('against a Cyborg hangs on what that counts as', () => {
    const cyborg = { V: { ...vader, abilities: ['cyborg' as const] } };
    const found = verdict(asked({ roll: 20 }, cyborg));
    expect(found.answer).toMatchObject({ value: 40 });
    expect(found.hangsOn.map(({ page, taken }) => [page, taken])).toEqual([['swm-330', 'critical-hit']]);
    expect(damage(asked({ roll: 20, readings: { 'cyborg-critical': 'immune' } }, cyborg))).toBe(20);
    expect(verdict(asked({ roll: 19 }, cyborg)).hangsOn).toEqual([]);
  });

  it('against a Droid leaves open what counts on a critical hit only', () => {
    const droid = { V: { ...vader, abilities: ['droid' as const] } };
    const modifiers = [bonus('Chagrian Mercenary Commander', 'damage', 20, { counts: 'critical-hit' })];
    const found = verdict(asked({ roll: 20, modifiers }, droid));
    expect(found.answer).toMatchObject({ value: 20 });
    expect(found.hangsOn.map(({ page }) => page)).toEqual(['swm-331']);
    expect(damage(asked({ roll: 20, modifiers, readings: { 'critical-bonus': 'kept' } }, droid))).toBe(40);
  });
});

describe('a natural 1 (p. 14)', () => {
  it('misses however high the total', () => {
    const found = verdict(asked({ roll: 1, modifiers: [bonus('A card', 'attack', 60)] }));
    expect(found.answer).toMatchObject({ value: 0 });
    expect(decisivePages(found.steps)).toContain('swm-129');
  });
});

describe('Hit Points (p. 15)', () => {
  it('at 0 or less mean defeat', () => {
    for (const hitPoints of [10, 20]) {
      const found = verdict(asked({}, { V: { defense: 22, hitPoints } }));
      expect(found.answer).toMatchObject({ value: 20 });
      expect(decisivePages(found.steps)).toContain('swm-131');
    }
    expect(facts(verdict(asked({}, { V: { defense: 22, hitPoints: 30 } })))).not.toContain('defeated');
  });
});

describe('cover (p. 11)', () => {
  const BEHIND = `
    +   +   +   +   +   +
      L   .   .   .  ~V~
    +   +   +   +   +   +
  `;

  it('gives 4 Defense once', () => {
    const found = verdict(asked({ roll: 19 }, {}, BEHIND));
    expect(total(found, 'defense')).toBe(26);
    expect(found.answer).toMatchObject({ value: 20 });
    expect(damage(asked({ roll: 18 }, {}, BEHIND))).toBe(0);
    expect(decisivePages(verdict(asked({ roll: 18 }, {}, BEHIND)).steps)).toContain('swm-123');
  });

  it('makes no difference to a natural 20', () => {
    expect(decisivePages(verdict(asked({ roll: 20 }, {}, BEHIND)).steps)).toContain('swm-128');
    expect(damage(asked({ roll: 20 }, {}, BEHIND))).toBe(40);
  });

  it('is never had by an adjacent enemy', () => {
    const adjacent = `
      +   +   +   +
        L  ~V~  .
      +   +   +   +
    `;
    expect(total(verdict(asked({}, {}, adjacent)), 'defense')).toBe(22);
  });
});

describe('a target (pp. 9-10, 15)', () => {
  const WALLED = `
    +   +   +   +   +
      L   . | .   V
    +   +   +   +   +
  `;

  it('that is not a legal one is answered with the reason', () => {
    const found = verdict(asked({}, {}, WALLED));
    expect(found.answer).toEqual({ kind: 'no' });
    expect(decisivePages(found.steps)).toContain('swm-121');
    expect(found.ledger).toBeUndefined();
    expect(found.odds).toBeUndefined();
  });

  it('must be an adjacent enemy where one is', () => {
    const near = `
      +   +   +   +   +   +
        L   S   .   .   .
      +   +   +   +   +   +
        .   .   .   .   V
      +   +   +   +   +   +
    `;
    expect(damage(asked({}, {}, near))).toBe('no');
  });

  it('of an attack of opportunity is adjacent, and chosen by no rule', () => {
    const near = `
      +   +   +   +
        S   .   .
      +   +   +   +
        L   V   .
      +   +   +   +
    `;
    expect(damage(asked({ time: 'opportunity' }, {}, near))).toBe(20);
    const far = verdict(asked({ time: 'opportunity' }));
    expect(far.answer).toEqual({ kind: 'no' });
    expect(decisivePages(far.steps)).toEqual(['swm-133']);
  });
});

describe('combined fire (p. 15)', () => {
  const GROUP = `
    +   +   +   +   +   +
      L   .   .   .   V
    +   +   +   +   +   +
      H   R   .   .   .
    +   +   +   +   +   +
  `;

  it('adds 4 for each ally, who gives up its turn', () => {
    const found = verdict(asked({ roll: 7, combinedFire: ['H', 'R'] }, {}, GROUP));
    expect(total(found, 'attack')).toBe(22);
    expect(found.answer).toMatchObject({ value: 20 });
    expect(decisivePages(found.steps)).toContain('swm-132');
    expect(facts(found)).toContain('gives-up-turn');
    expect(damage(asked({ roll: 7, combinedFire: ['H'] }, {}, GROUP))).toBe(0);
  });

  it('of an ally who may not help stays in the list and adds nothing', () => {
    const found = verdict(asked({ roll: 11, combinedFire: ['H'] }, { H: { activated: true } }, GROUP));
    expect(found.answer).toMatchObject({ value: 0 });
    const line = found.ledger?.lines.find(({ step }) => step.fact === 'may-combine-fire');
    expect(line).toMatchObject({ stat: 'attack', amount: 4, counts: false });
    expect(decisivePages(found.steps)).toContain('swm-132');
    expect(facts(found)).not.toContain('gives-up-turn');
  });

  it('does not help an attack of opportunity', () => {
    const near = `
      +   +   +   +
        L   V   H
      +   +   +   +
    `;
    expect(damage(asked({ roll: 11, time: 'opportunity', combinedFire: ['H'] }, {}, near))).toBe(0);
    expect(damage(asked({ roll: 11, combinedFire: ['H'] }, {}, near))).toBe(20);
  });

  it('adds what a commander effect makes of it, beside a bonus of another (Clarifications 2005, Baron Fel)', () => {
    const antilles = bonus('Captain Antilles', 'attack', 4, { origin: 'commander-effect' });
    const fel = { H: { abilities: ['baron-fel'] } } as const;
    const aided = { combinedFire: ['H'], modifiers: [antilles] };
    expect(damage(asked({ roll: 5, ...aided }, fel, GROUP))).toBe(20);
    expect(damage(asked({ roll: 5, ...aided }, {}, GROUP))).toBe(0);
    expect(damage(asked({ roll: 7, ...aided }, {}, GROUP))).toBe(20);
    const found = verdict(asked({ roll: 5, ...aided }, fel, GROUP));
    expect(decisivePages(found.steps)).toContain('swm-020');
  });
});

describe('a scenario that is no attack', () => {
  const errors = (scenario: AttackScenario) => {
    const result = attack.judge(scenario);
    return result.ok ? [] : result.error.map(({ code, path }) => [code, path.join('.')]);
  };

  it('has one piece as attacker and target, or an ally as the target', () => {
    expect(errors(asked({ target: 'L' }))).toEqual([['same-piece', 'target']]);
    const ally = OPEN.replace('V', 'H');
    expect(errors(asked({ target: 'H' }, { H: vader }, ally))).toEqual([['target-not-an-enemy', 'target']]);
  });

  it('lacks stats, and the message names the piece', () => {
    expect(errors(asked({}, { L: {}, V: {} }))).toEqual([
      ['missing-stat', 'pieces.0.attack'],
      ['missing-stat', 'pieces.0.damage'],
      ['missing-stat', 'pieces.1.defense'],
      ['missing-stat', 'pieces.1.hitPoints'],
    ]);
    const result = attack.judge(asked({}, { V: { defense: 22, name: 'Darth Vader' } }));
    expect(result.ok ? '' : result.error[0]?.message).toBe(
      'This attack needs the Hit Points of Darth Vader at E1.',
    );
  });

  it('names others than allies to combine fire, or one of them twice', () => {
    expect(errors(asked({ combinedFire: ['L', 'V', 'X'] }))).toEqual([
      ['not-an-ally', 'combinedFire.0'],
      ['not-an-ally', 'combinedFire.1'],
      ['unknown-piece', 'combinedFire.2'],
    ]);
    const group = OPEN.replace('.', 'H');
    expect(errors(asked({ combinedFire: ['H', 'H'] }, {}, group))).toEqual([
      ['ally-named-twice', 'combinedFire.1'],
    ]);
  });
});

describe('an attack of opportunity against somebody whom an ability guards', () => {
  const besides = `
  +   +   +
    L   V
  +   +   +
  `;
  const cards = {
    L: { ...luke, abilities: ['clone-trooper'] },
    V: { ...vader, abilities: ['execute-order-66'] },
  };
  const made = (changes: Partial<AttackScenario>) =>
    damage(asked({ time: 'opportunity', ...changes }, cards, besides));

  it('is made if the ability only forbids to choose its holder, which an attack of opportunity does not', () => {
    expect(made({})).toBe(20);
    expect(made({ time: 'own-turn' })).toBe('no');
  });

  it('is not made if the ability forbids attacks', () => {
    expect(made({ readings: { 'order-66': 'attacking' } })).toBe('no');
    const found = verdict(asked({ time: 'opportunity' }, cards, besides));
    expect(found.hangsOn.map(({ reading }) => reading)).toEqual(['order-66']);
  });
});
