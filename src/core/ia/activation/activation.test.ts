import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { legalByLimits } from './activation.oracle.ts';
import { activation } from './activation.ts';
import type { ActivationScenario, ActivationStep, Deed, FurtherAction, Kind } from './scenario.ts';

const further = (id: string, more: Partial<FurtherAction> = {}): FurtherAction => ({
  id,
  name: id,
  kind: 'special',
  costs: 1,
  attacks: 0,
  points: 0,
  once: false,
  ...more,
});
const ACTIONS: readonly FurtherAction[] = [
  further('P'),
  further('B', { attacks: 2 }),
  further('C', { attacks: 1, points: 3 }),
  further('W', { costs: 2 }),
  further('G', { kind: 'app' }),
  further('O', { kind: 'app', once: true, attacks: 1 }),
];

const group = (
  kind: Kind,
  steps: readonly ActivationStep[],
  more: Partial<ActivationScenario> = {},
): ActivationScenario => ({
  question: 'ia/activation',
  kind,
  figures: [
    { id: 's', name: 'First' },
    { id: 't', name: 'Second' },
  ].slice(0, kind === 'hero' ? 1 : 2),
  perMove: 4,
  actions: ACTIONS,
  steps,
  ...more,
});

/** "move spend3 B spend2!": a deed with a number, or a further action by its letter; `!` while the one before goes on. */
const told = (text: string): readonly ActivationStep[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, figure, free, name = '', points, during] =
        /^(?:(\w):)?(\+)?([A-Za-z]+)(\d*)(!?)$/.exec(word) ?? [];
      return {
        ...(name === name.toUpperCase() ? { do: 'use' as const, action: name } : { do: name as Deed }),
        ...(points && { points: Number(points) }),
        ...(figure && { figure }),
        ...(free && { free: true }),
        ...(during && { during: true }),
      };
    });

function judge(scenario: ActivationScenario): Verdict {
  const verdict = activation.judge(scenario);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const hero = (text: string) => judge(group('hero', told(text))).answer.kind;
const other = (text: string) => judge(group('other', told(text))).answer.kind;
const why = (kind: Kind, text: string) => {
  const { steps } = judge(group(kind, told(text)));
  const broken = [...walk(steps)].find(({ holds, decisive }) => decisive && !holds);
  return [(broken?.evidence as { breach?: string } | undefined)?.breach, broken?.rule];
};

describe('Actions: two in an activation', () => {
  it('none, one or two, never three', () => {
    for (const legal of ['', 'move', 'move attack', 'interact interact']) expect(other(legal)).toBe('yes');
    expect(why('other', 'move attack interact')).toEqual(['no-actions-left', 'ia-109']);
  });
  it('only heroes rest', () => {
    expect(hero('rest rest')).toBe('yes');
    expect(why('other', 'rest')).toEqual(['heroes-only', 'ia-109']);
  });
  it('one is completely resolved before the next begins', () => {
    expect(why('hero', 'attack move!')).toEqual(['unfinished', 'ia-109']);
  });
  it('one with two symbols takes both', () => {
    expect(other('W')).toBe('yes');
    for (const text of ['move W', 'W move'])
      expect(why('other', text)).toEqual(['no-actions-left', 'ia-109']);
  });
  it('a special action with several attacks, or a move and an attack, takes what it lists', () => {
    expect(other('B move')).toBe('yes');
    expect(other('C spend3! move')).toBe('yes');
  });
});

describe('Actions: the same one again', () => {
  it('only one with an attack for whoever is no hero, special actions included', () => {
    for (const text of ['attack attack', 'attack B', 'B attack', 'B C', 'O attack']) {
      expect(why('other', text)).toEqual(['attacked', 'ia-109']);
      expect(hero(text)).toBe('yes');
    }
    expect(other('attack P')).toBe('yes');
  });
  it('special actions once, actions of the app as often as wanted unless they say otherwise', () => {
    for (const text of ['P P', 'B B', 'O O']) expect(why('hero', text)).toEqual(['once', 'ia-109']);
    expect(hero('G G')).toBe('yes');
    expect(hero('B C')).toBe('yes');
  });
  it('what an effect allows takes no action, and is no action with an attack', () => {
    expect(other('attack +attack move +attack +interact')).toBe('yes');
    expect(other('attack +attack!')).toBe('yes');
    expect(other('+rest move +move spend8')).toBe('yes');
  });
});

describe('Actions: movement points', () => {
  it('are spent before and after actions, no more than there are', () => {
    expect(other('move spend1 attack spend3')).toBe('yes');
    expect(why('other', 'move spend1 attack spend4')).toEqual(['no-points', 'ia-109']);
    expect(why('other', 'spend move')).toEqual(['no-points', 'ia-109']);
  });
  it('are not spent in the middle of an action', () => {
    for (const text of ['move attack spend1!', 'move B spend1!']) {
      expect(why('other', text)).toEqual(['unfinished', 'ia-109']);
    }
    expect(why('other', 'move ability spend1!')).toEqual(['unfinished', 'ia-110']);
  });
  it('of a special action are spent during it, and no others', () => {
    expect(hero('C spend1! spend2! attack')).toBe('yes');
    expect(hero('C attack')).toBe('yes');
    expect(why('hero', 'C spend2! spend1')).toEqual(['no-points', 'ia-109']);
    expect(why('hero', 'C spend1! attack spend2')).toEqual(['no-points', 'ia-109']);
    expect(why('hero', 'move C spend4!')).toEqual(['no-points', 'ia-109']);
    expect(why('hero', 'C attack spend1!')).toEqual(['unfinished', 'ia-109']);
  });
  it('tell which of them are gone', () => {
    const steps = [...walk(judge(group('hero', told('C spend1! attack spend2'))).steps)];
    const gone = steps.filter(({ fact }) => fact === 'activation-points-gone');
    expect(gone.map(({ evidence }) => evidence)).toEqual([{ action: 'C', points: 2 }]);
  });
});

describe('Activation: beside the actions', () => {
  it('a hero suffers strain for a movement point, twice at most', () => {
    expect(hero('strain attack strain spend2 attack')).toBe('yes');
    expect(why('hero', 'strain strain strain')).toEqual(['strained-enough', 'ia-110']);
    expect(why('other', 'strain')).toEqual(['heroes-only', 'ia-110']);
  });
  it('whether strain can be suffered in the middle of an action is not decided', () => {
    const verdict = judge(group('hero', told('attack strain!')));
    expect(verdict.answer).toEqual({ kind: 'undetermined', missing: ['strain-during-an-action'] });
    expect(hero('attack strain! rest rest')).toBe('no');
  });
  it('abilities are used before or after actions and other abilities', () => {
    expect(other('ability move ability2 spend6 attack ability')).toBe('yes');
    for (const text of ['attack ability!', 'ability ability!']) {
      expect(why('other', text)).toEqual(['unfinished', 'ia-110']);
    }
  });
  it('with the end of its activation everything is over, used or not', () => {
    expect(other('move end')).toBe('yes');
    for (const text of ['end attack', 'move end spend1', 'end ability', 'end end']) {
      expect(why('other', text)).toEqual(['ended', 'ia-110']);
    }
    expect(why('other', 'attack end!')).toEqual(['unfinished', 'ia-110']);
  });
});

describe('Activation: a group', () => {
  it('figure after figure, in any order', () => {
    expect(other('t:move t:attack s:attack s:move')).toBe('yes');
    expect(other('s:move s:attack t:attack spend1 t:move')).toBe('no');
    expect(decisivePages(judge(group('other', told('t:move s:move'))).steps)).toContain('ia-110');
  });
  it('each with two actions and movement points of its own', () => {
    expect(why('other', 's:move t:spend1')).toEqual(['no-points', 'ia-109']);
    expect(why('other', 's:attack s:attack')).toEqual(['attacked', 'ia-109']);
  });
  it('not by turns', () => {
    expect(why('other', 's:move t:move s:attack')).toEqual(['next-figure-began', 'ia-110']);
    expect(why('other', 't:ability s:move t:spend1')).toEqual(['next-figure-began', 'ia-110']);
  });
  it('what an effect grants to another figure does not activate it', () => {
    expect(other('s:move t:+attack s:attack t:move')).toBe('yes');
    expect(other('s:move t:+move s:spend5')).toBe('no');
  });
});

describe('any activation', () => {
  const words = [
    ...['attack', 'move', 'interact', 'rest', 'P', 'B', 'C', 'W', 'G', 'O', 'strain', 'ability', 'ability2'],
    ...['spend', 'spend3', 'spend!', 'spend2!', '+attack', '+move', '+attack!', 'attack!', 'ability!'],
  ];
  /** Nothing comes in the middle of nothing, and no movement in the middle of what an effect allows to move. */
  const sequences = fc.array(fc.constantFrom(...words), { maxLength: 7 }).filter((all) => {
    let going = '';
    return all.every((word) => {
      const during = word.endsWith('!');
      const fits = !during || (going !== '' && !(going === '+move' && word.startsWith('spend')));
      if (!during) going = /^(spend|strain)/.test(word) ? '' : word;
      return fits;
    });
  });
  const kinds = fc.constantFrom<Kind>('hero', 'other');

  it('is as legal as its limits say', () => {
    let legal = 0;
    fc.assert(
      fc.property(kinds, sequences, (kind, all) => {
        const scenario = group(kind, told(all.join(' ')));
        const expected = legalByLimits(scenario);
        if (expected && all.length > 2) legal++;
        expect(judge(scenario).answer.kind).toBe(expected ? 'yes' : 'no');
      }),
      { numRuns: 6000, seed: 109 },
    );
    expect(legal).toBeGreaterThan(150);
  });

  it('is legal as far as it goes, for heroes too, and breaks one rule at most', () => {
    fc.assert(
      fc.property(kinds, sequences, (kind, all) => {
        const scenario = group(kind, told(all.join(' ')));
        const verdict = judge(scenario);
        if (verdict.answer.kind === 'yes') {
          expect(judge({ ...scenario, steps: scenario.steps.slice(0, -1) }).answer.kind).toBe('yes');
          expect(judge(group('hero', scenario.steps)).answer.kind).toBe('yes');
        }
        const broken = verdict.steps.filter(({ holds, decisive }) => decisive && !holds);
        expect(broken).toHaveLength(verdict.answer.kind === 'yes' ? 0 : 1);
        for (const step of walk(verdict.steps)) expect(activation.cites).toContain(step.rule);
        expect(decisivePages(verdict.steps).length).toBeGreaterThan(0);
        expect(verdict.steps).toHaveLength(Math.max(1, all.length));
      }),
      { numRuns: 1500, seed: 110 },
    );
  });
});

describe('activations that cannot be told', () => {
  const codes = (scenario: ActivationScenario) => {
    const verdict = activation.judge(scenario);
    return verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')]);
  };
  it('name what there is not', () => {
    expect(codes(group('other', told('x:move')))).toEqual([['unknown-figure', 'steps.0.figure']]);
    expect(codes(group('other', [{ do: 'use' }]))).toEqual([['unnamed-action', 'steps.0.action']]);
    expect(codes(group('other', [{ do: 'use', action: 's' }]))).toEqual([
      ['unknown-action', 'steps.0.action'],
    ]);
    expect(codes(group('other', [], { actions: [further('s')] }))).toEqual([['same-id', 'actions.0.id']]);
  });
  it('say of a step what cannot be said of it', () => {
    expect(codes(group('hero', [{ do: 'strain', free: true }]))).toEqual([
      ['not-without-an-action', 'steps.0.free'],
    ]);
    for (const text of ['spend!', 'move spend1 spend1!', 's:attack t:attack!']) {
      expect(codes(group('other', told(text))).map(([code]) => code)).toEqual(['nothing-going-on']);
    }
  });
  it('give points to what has them elsewhere', () => {
    expect(codes(group('hero', told('move3')))).toEqual([['points-said-elsewhere', 'steps.0.points']]);
    expect(codes(group('hero', told('C3')))).toEqual([['points-said-elsewhere', 'steps.0.points']]);
  });
  it('spend points of a move that an effect allows, where nothing is said of those', () => {
    for (const text of ['attack +move spend2!', 's:attack t:+move t:spend2', 's:attack t:+move t:spend2!']) {
      expect(codes(group('other', told(text))).map(([code]) => code)).toEqual(['points-of-an-effect']);
    }
    expect(other('s:attack s:+move! spend4 t:+move t:move t:spend4')).toBe('yes');
    expect(why('other', 't:+move t:move s:move t:spend')).toEqual(['next-figure-began', 'ia-110']);
  });
  it('have two heroes in one group, or movement points in an action of the app', () => {
    const figures = ['a', 'b'].map((id) => ({ id, name: id }));
    expect(codes(group('hero', [], { figures }))).toEqual([['several-heroes', 'figures']]);
    const app = [further('X', { kind: 'app', points: 2 })];
    expect(codes(group('hero', [], { actions: app }))).toEqual([
      ['points-of-an-app-action', 'actions.0.points'],
    ]);
  });
});
