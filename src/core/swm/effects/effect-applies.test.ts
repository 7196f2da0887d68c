/** Expectations are what the documents rule: Clarifications 2005 and the FAQ's steps of an attack. */
import { describe, expect, it, test } from 'vitest';
import { decisivePages } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/index.ts';
import type { SourceId } from '../abilities/vocabulary.ts';
import { effectApplies } from './effect-applies.ts';
import type { EffectAppliesScenario } from './scenario.ts';

type Details = Partial<Omit<EffectAppliesScenario, 'question' | 'offence' | 'defence'>>;

const judge = (defence: SourceId, offence: SourceId, details: Details = {}) =>
  effectApplies.judge({
    question: 'swm/effect-applies',
    attackerHas: [],
    targetHas: [],
    ...details,
    offence,
    defence,
  });

function verdict(defence: SourceId, offence: SourceId, details: Details = {}): Verdict {
  const judged = judge(defence, offence, details);
  if (!judged.ok) throw new Error(judged.error.map(({ message }) => message).join(' '));
  return judged.value;
}

const answer = (defence: SourceId, offence: SourceId, details: Details = {}): string =>
  verdict(defence, offence, details).answer.kind;

const code = (defence: SourceId, offence: SourceId, details: Details = {}): string | undefined => {
  const judged = judge(defence, offence, details);
  return judged.ok ? undefined : judged.error[0]?.code;
};

describe('Bodyguard takes over the damage of attacks only', () => {
  test.each(['missiles', 'grenades', 'sith-grip', 'force-burst'] as const)('not %s', (offence) => {
    const { answer, steps } = verdict('bodyguard', offence);
    expect(answer.kind).toBe('no');
    expect(decisivePages(steps)).toContain('swm-015');
  });
  test.each(['attack', 'lightsaber-assault', 'charging-assault', 'attack-of-opportunity'] as const)(
    'but %s',
    (offence) => expect(answer('bodyguard', offence)).toBe('yes'),
  );
  it('takes an adjacent ally’s damage, not that of one further away, nor its own', () => {
    expect(answer('bodyguard', 'attack', { holderFromTarget: 'adjacent' })).toBe('yes');
    expect(answer('bodyguard', 'attack', { holderFromTarget: 'within-6' })).toBe('no');
    expect(answer('bodyguard', 'attack', { holderFromTarget: 'same' })).toBe('no');
  });
});

describe('Lightsaber Block, Deflect and Reflect avoid the damage of attacks only', () => {
  const defences = ['lightsaber-block', 'lightsaber-deflect', 'lightsaber-reflect'] as const;
  test.each(defences)('%s does nothing against Missiles and Grenades', (defence) => {
    expect(answer(defence, 'missiles')).toBe('no');
    expect(answer(defence, 'grenades')).toBe('no');
  });
  test.each(['melee', 'non-melee'] as const)('a %s attack', (attacks) => {
    const melee = attacks === 'melee' ? 'yes' : 'no';
    const other = attacks === 'melee' ? 'no' : 'yes';
    expect(answer('lightsaber-block', 'attack', { attacks })).toBe(melee);
    expect(answer('lightsaber-deflect', 'attack', { attacks })).toBe(other);
    expect(answer('lightsaber-reflect', 'attack', { attacks })).toBe(other);
  });
  it('Melee Reach 2 still makes melee attacks', () => {
    const reach = {
      attackerHas: ['melee-attack', 'melee-reach-2'],
      attackerFromTarget: 'within-6',
    } as const;
    expect(answer('lightsaber-block', 'attack', reach)).toBe('yes');
    expect(answer('lightsaber-deflect', 'attack', reach)).toBe('no');
  });
  it('takes the Force points that it costs', () => {
    expect(answer('lightsaber-deflect', 'attack', { attacks: 'non-melee', forcePoints: 0 })).toBe('no');
    expect(answer('lightsaber-deflect', 'attack', { attacks: 'non-melee', forcePoints: 1 })).toBe('yes');
    expect(answer('lightsaber-reflect', 'attack', { attacks: 'non-melee', forcePoints: 1 })).toBe('no');
    expect(answer('lightsaber-reflect', 'attack', { attacks: 'non-melee', forcePoints: 2 })).toBe('yes');
  });
});

describe('Force Immunity stops Force powers that affect the one who has it', () => {
  test.each(['force-lightning', 'force-grip', 'force-whirlwind', 'force-burst', 'shockwave'] as const)(
    '%s',
    (offence) => expect(answer('force-immunity', offence)).toBe('yes'),
  );
  test.each(['sith-rage', 'lightsaber-precision'] as const)('not the bonus of %s', (offence) => {
    expect(answer('force-immunity', offence, { about: 'bonus' })).toBe('no');
    expect(answer('force-immunity', offence)).toBe('no');
  });
  test.each(['lightsaber-assault', 'lightsaber-sweep', 'whirlwind-attack'] as const)(
    'not the attacks of %s, whose power affects the attacker',
    (offence) => {
      expect(answer('force-immunity', offence)).toBe('no');
      const about = verdict('force-immunity', offence, { about: 'use' });
      expect(about.answer.kind).toBe('no');
      expect(decisivePages(about.steps)).toContain('swm-037');
    },
  );
  test.each(['force-leap', 'master-speed', 'knight-speed'] as const)('nor the movement of %s', (offence) =>
    expect(answer('force-immunity', offence)).toBe('no'),
  );
  it('shows the power and the attack that it grants, each with its outcome', () => {
    const { steps } = verdict('force-immunity', 'lightsaber-assault');
    expect(steps.map(({ fact, holds }) => [fact, holds])).toEqual([
      ['effect-outcome', false],
      ['effect-outcome', false],
    ]);
  });
});

describe('Nobody spends Force points in answer to a Force Immune attacker', () => {
  const immune = { attackerHas: ['force-immunity'] } as const;
  test.each(['lightsaber-block', 'lightsaber-deflect', 'lightsaber-reflect', 'lightsaber-riposte'] as const)(
    '%s',
    (defence) => {
      expect(answer(defence, 'attack')).toBe('yes');
      const { answer: forbidden, steps } = verdict(defence, 'attack', immune);
      expect(forbidden.kind).toBe('no');
      expect(decisivePages(steps)).toContain(ABILITY_PAGE['force-immunity']);
    },
  );
  test.each(['evade', 'dark-armor'] as const)('%s saves, but its save is not rerolled', (defence) => {
    expect(answer(defence, 'attack', immune)).toBe('yes');
    expect(answer(defence, 'attack', { ...immune, reroll: true })).toBe('no');
    expect(answer(defence, 'attack', { reroll: true })).toBe('yes');
  });
  test.each(['plaeryin-bol', 'thud-bug'] as const)('a save against %s is not rerolled', (offence) => {
    expect(answer('force-point-reroll', offence)).toBe('yes');
    expect(answer('force-point-reroll', offence, immune)).toBe('no');
  });
});

describe('Molecular Shielding protects from the damage of attacks only', () => {
  test.each([
    'missiles',
    'grenades',
    'kouhun-infestation',
    'force-lightning',
    'force-storm',
    'force-strike',
  ] as const)('not %s', (offence) => expect(answer('molecular-shielding', offence)).toBe('no'));
  it('an attack', () => expect(answer('molecular-shielding', 'attack')).toBe('yes'));
});

describe('Pheromones cancels attacks that follow the rules for choosing targets', () => {
  test.each(['attack', 'lightsaber-assault', 'blaster-barrage', 'charging-fire'] as const)('%s', (offence) =>
    expect(answer('pheromones', offence)).toBe('yes'),
  );
  test.each([
    'lightsaber-sweep',
    'charging-assault',
    'whirlwind-attack',
    'attack-of-opportunity',
    'missiles',
  ] as const)('not %s', (offence) => expect(answer('pheromones', offence)).toBe('no'));
  it('of Droids too', () => expect(answer('pheromones', 'attack', { attackerHas: ['droid'] })).toBe('yes'));
  it('leaves open whom the sources leave open', () => {
    expect(verdict('pheromones', 'flurry').answer).toEqual({
      kind: 'undetermined',
      missing: ['flurry.target-rules'],
    });
    expect(answer('pheromones', 'twin-attack', { about: 'attack' })).toBe('yes');
  });
  test.each(['cleave', 'lightsaber-riposte', 'impulsive-shot', 'twin-attack'] as const)(
    'or not, as one takes the attack of %s',
    (offence) => {
      expect(verdict('pheromones', offence).hangsOn.map(({ page }) => page)).toEqual(['swm-351']);
      const taken = (value: 'by-the-rules' | 'outside-the-rules') =>
        answer('pheromones', offence, { readings: { 'granted-attacks': value } });
      expect(taken('by-the-rules')).toBe('yes');
      expect(taken('outside-the-rules')).toBe('no');
    },
  );
  it('before Sonic Attack takes effect, as the steps of an attack have it', () =>
    expect(answer('pheromones', 'sonic-attack')).toBe('yes'));
});

describe('Ysalamiri', () => {
  it('does not stop Force Renewal, which neither spends Force points nor targets', () =>
    expect(answer('ysalamiri', 'force-renewal')).toBe('no'));
  it('keeps those near it from being targeted with Force powers', () => {
    const far = { attackerFromHolder: 'further' } as const;
    expect(answer('ysalamiri', 'force-lightning', far)).toBe('yes');
    expect(answer('ysalamiri', 'force-lightning', { ...far, holderFromTarget: 'further' })).toBe('no');
  });
  it('keeps those near it from spending Force points, on whatever it be', () => {
    expect(answer('ysalamiri', 'sith-rage', { attackerFromHolder: 'within-6' })).toBe('yes');
    expect(answer('ysalamiri', 'sith-rage', { attackerFromHolder: 'further' })).toBe('no');
    const nearby = { attackerHas: ['ysalamiri'], attackerFromTarget: 'within-6' } as const;
    expect(answer('lightsaber-deflect', 'attack', { ...nearby, holderFromTarget: 'same' })).toBe('no');
  });
  it('hangs on whether a power that reaches an area targets those in it', () => {
    const { answer: taken, hangsOn } = verdict('ysalamiri', 'force-burst', { attackerFromHolder: 'further' });
    expect(taken.kind).toBe('no');
    expect(hangsOn).toEqual([
      {
        reading: 'area-powers',
        page: 'swm-310',
        taken: 'do-not-target',
        otherwise: [{ value: 'target', answer: { kind: 'yes' } }],
      },
    ]);
  });
});

describe('Draw Fire diverts attacks that follow the rules for choosing targets', () => {
  it('an attack', () => expect(answer('draw-fire', 'attack')).toBe('yes'));
  test.each(['lightsaber-sweep', 'attack-of-opportunity'] as const)('not %s', (offence) =>
    expect(answer('draw-fire', offence)).toBe('no'),
  );
  it('may divert more than attacks, if it is read so', () => {
    expect(answer('draw-fire', 'missiles')).toBe('no');
    expect(answer('draw-fire', 'missiles', { readings: { 'draw-fire': 'anything-that-targets' } })).toBe(
      'yes',
    );
    expect(verdict('draw-fire', 'missiles').hangsOn.map(({ page }) => page)).toEqual(['swm-307']);
  });
});

describe('Evade answers a hit by an attacker who is not adjacent', () => {
  it('tells an adjacent attacker from one further away', () => {
    expect(answer('evade', 'attack', { attackerFromTarget: 'within-6' })).toBe('yes');
    expect(answer('evade', 'attack', { attackerFromTarget: 'adjacent' })).toBe('no');
  });
  it('never works against attacks that reach adjacent characters only', () => {
    expect(answer('evade', 'lightsaber-sweep')).toBe('no');
    expect(answer('evade', 'attack', { attackerHas: ['melee-attack'] })).toBe('no');
  });
});

describe('Abilities that lessen damage', () => {
  it('work on damage of every kind, unless that is read otherwise', () => {
    expect(answer('shields', 'grenades')).toBe('yes');
    expect(answer('shields', 'grenades', { readings: { 'damage-reducers': 'attack-damage' } })).toBe('no');
    expect(answer('shields', 'attack', { readings: { 'damage-reducers': 'attack-damage' } })).toBe('yes');
  });
  it('Dark Armor and Damage Reduction do nothing against attacks with lightsabers; Shields do', () => {
    expect(answer('dark-armor', 'attack', { withLightsaber: 'yes' })).toBe('no');
    expect(answer('damage-reduction', 'lightsaber-assault')).toBe('no');
    expect(answer('shields', 'attack', { withLightsaber: 'yes' })).toBe('yes');
  });
});

describe('Sonic Attack keeps the one attacked from using Force powers, hit or miss', () => {
  const sonic = { attackerHas: ['sonic-attack'] } as const;
  it('such as Lightsaber Deflect', () => expect(answer('lightsaber-deflect', 'attack', sonic)).toBe('no'));
  it('also when the attack is asked about by the name of the ability (FAQ: hit or miss)', () => {
    expect(answer('lightsaber-deflect', 'sonic-attack')).toBe('no');
    expect(answer('evade', 'sonic-attack')).toBe('yes');
  });
  it('but not from what is no Force power', () => expect(answer('evade', 'attack', sonic)).toBe('yes'));
  it('and leaves rerolls open', () => {
    const { answer: taken, hangsOn } = verdict('evade', 'attack', { ...sonic, reroll: true });
    expect(taken.kind).toBe('yes');
    expect(hangsOn.map(({ reading }) => reading)).toEqual(['sonic-rerolls']);
  });
  it('not where it was not an attack', () =>
    expect(answer('force-point-reroll', 'missiles', { attackerHas: ['sonic-attack'] })).toBe('yes'));
});

describe('Dominate', () => {
  it('is stopped by Force Immunity only if it is read as a Force power', () => {
    expect(answer('force-immunity', 'dominate')).toBe('no');
    expect(answer('force-immunity', 'dominate', { readings: { dominate: 'force-power' } })).toBe('yes');
  });
  it('can be used on a Cyborg, which counts as a non-Droid, and not on a Droid', () => {
    const works = (has: 'cyborg' | 'droid') =>
      verdict('force-immunity', 'dominate', { targetHas: [has] }).steps[0]?.children.find(
        ({ fact }) => fact === 'effect-victims',
      )?.holds;
    expect(works('cyborg')).toBe(true);
    expect(works('droid')).toBe(false);
  });
});

describe('Contradictory scenarios get an error', () => {
  it('names what is contradictory', () => {
    expect(code('bodyguard', 'bodyguard')).toBe('not-an-offence');
    expect(code('missiles', 'missiles')).toBe('not-a-defence');
    expect(code('bodyguard', 'missiles', { about: 'attack' })).toBe('no-such-event');
    expect(code('bodyguard', 'attack', { reroll: true })).toBe('no-save-to-reroll');
    expect(code('evade', 'lightsaber-sweep', { attackerFromTarget: 'further' })).toBe('out-of-reach');
    expect(code('evade', 'attack', { attackerHas: ['melee-attack'], attackerFromTarget: 'further' })).toBe(
      'out-of-reach',
    );
    const reach = { attackerHas: ['melee-attack', 'melee-reach-2'] } as const;
    expect(code('evade', 'attack', { ...reach, attackerFromTarget: 'further' })).toBe('out-of-reach');
    expect(code('evade', 'attack', { ...reach, attackerFromTarget: 'within-6' })).toBeUndefined();
    expect(code('evade', 'attack', { attackerHas: ['melee-attack'], attacks: 'non-melee' })).toBe(
      'contradictory-attacks',
    );
    expect(code('evade', 'lightsaber-assault', { withLightsaber: 'no' })).toBe('contradictory-lightsaber');
    expect(
      code('evade', 'attack', {
        holderFromTarget: 'same',
        attackerFromTarget: 'within-6',
        attackerFromHolder: 'further',
      }),
    ).toBe('contradictory-distances');
  });
});
