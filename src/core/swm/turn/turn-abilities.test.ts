/** What abilities and commander effects change about a turn (Clarifications 2005). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { AbilityId } from '../abilities/index.ts';
import { GRANTING_TURNS, REPLACING, REPLACING_TURN, TURN_EFFECTS, TURN_TRAITS } from './replacing.ts';
import { DEEDS, OCCASIONS, type Occasion, type TurnAction, type TurnScenario } from './scenario.ts';
import { turn } from './turn.ts';

const move = (squares: number, details: Partial<TurnAction> = {}): TurnAction => ({
  do: 'move',
  squares,
  ...details,
});
const attack: TurnAction = { do: 'attack', squares: 0 };
const by = (occasion: Occasion): TurnAction => ({ ...attack, occasion });
const use = (ability: AbilityId, occasion: Occasion = 'turn'): TurnAction => ({
  do: 'replace-attacks',
  squares: 0,
  ability,
  occasion,
});
const useInstead = (ability: AbilityId): TurnAction => ({ do: 'replace-turn', squares: 0, ability });

type Details = Omit<TurnScenario, 'question' | 'actions'>;

function judged(actions: readonly TurnAction[], details: Details = {}) {
  const result = turn.judge({ question: 'swm/turn', actions, ...details });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const answer = (actions: readonly TurnAction[], details?: Details) => judged(actions, details).answer.kind;
const pages = (actions: readonly TurnAction[], details?: Details) =>
  decisivePages(judged(actions, details).steps);

/** Barred, and for the reason on this page. */
const no = (page: string, actions: readonly TurnAction[], details?: Details) => {
  expect(answer(actions, details)).toBe('no');
  expect(pages(actions, details)).toContain(page);
};
const yes = (actions: readonly TurnAction[], details?: Details) =>
  expect(answer(actions, details)).toBe('yes');

describe('Replaces Attacks (2005-09-04)', () => {
  it('lets the attack of moving and attacking be replaced, before or after the move', () => {
    yes([move(6), use('missiles')]);
    yes([use('missiles'), move(6)]);
  });

  it('keeps an attack of opportunity and an immediate attack from being replaced', () => {
    yes([by('opportunity')]);
    yes([by('commander-effect')]);
    for (const occasion of ['opportunity', 'commander-effect', 'ability'] as const) {
      no('swm-016', [use('grenades', occasion)]);
    }
  });

  it.each(['double-attack', 'triple-attack', 'quadruple-attack', 'extra-attack'] as const)(
    'lets neither attack of a turn with %s be replaced',
    (ability) => {
      yes([attack, attack], { abilities: [ability] });
      no('swm-016', [attack, use('grenades')], { abilities: [ability] });
      no('swm-016', [use('grenades'), attack], { abilities: [ability] });
      no('swm-016', [use('grenades'), use('grenades')], { abilities: [ability] });
      yes([move(6), use('grenades')], { abilities: [ability] });
    },
  );

  it('bars Lightsaber Assault at the end of a Charging Assault, and Missiles at the end of Wheeled', () => {
    yes([useInstead('charging-assault'), move(12), attack]);
    no('swm-016', [useInstead('charging-assault'), move(12), use('lightsaber-assault')]);
    yes([useInstead('wheeled'), move(12), attack], { cardSquares: 12 });
    no('swm-016', [useInstead('wheeled'), move(12), use('missiles')], { cardSquares: 12 });
    no('swm-016', [useInstead('wheeled'), move(12), use('missiles')]);
  });

  it('counts attacks by the names of the abilities', () => {
    yes([attack, attack, attack], { abilities: ['triple-attack'] });
    no('swm-246', [attack, attack, attack], { abilities: ['double-attack'] });
    yes([attack, attack, attack, attack], { abilities: ['quadruple-attack'] });
    expect(answer([attack, attack, move(1)], { abilities: ['double-attack'] })).toBe('no');
  });
});

describe('Lando Calrissian, Hero of Tanaab (2005-09-03)', () => {
  const lando: Details = { effects: ['lando-calrissian-hero-of-tanaab'] };
  const far = { toCommander: 7 };

  it('needs the follower within 6 squares as it moves again after attacking, and then only', () => {
    yes([move(3), attack, move(3)], lando);
    yes([move(3, far), { ...attack, ...far }, move(3, { toCommander: 6 })], lando);
    no('swm-022', [move(3), attack, move(3, far)], lando);
    no('swm-110', [move(3), attack, move(3)], {});
  });

  it('need not be kept in reach until the last move ends', () => {
    const near = { toCommander: 6 };
    yes([move(2), attack, move(2, near), move(1, far)], lando);
    no('swm-022', [move(2), attack, move(2, far), move(1, near)], lando);
  });

  it('is not needed for what everybody may do', () => {
    yes([move(6, far), { ...attack, ...far }], lando);
    yes([{ ...attack, ...far }, move(6, far)], lando);
  });

  it('is not needed by a character with Mobile Attack of its own', () => {
    yes([move(3), attack, move(3, far)], { ...lando, abilities: ['mobile-attack'] });
  });
});

describe('Nute Gunray (2005-09-03)', () => {
  it('leaves Jabba the Hutt his Speed 2, the most restrictive', () => {
    const jabba: Details = { speed: 2, effects: ['nute-gunray'] };
    yes([move(2), attack], jabba);
    no('swm-023', [move(3), attack], jabba);
    no('swm-023', [move(4), attack], jabba);
  });

  it('slows others down', () => {
    yes([move(4), attack], { effects: ['nute-gunray'] });
    expect(answer([move(5), attack], { effects: ['nute-gunray'] })).toBe('no');
    expect(answer([move(5), attack], { speed: 8, effects: ['nute-gunray'] })).toBe('no');
  });

  it('is one of any Speeds that a character has', () => {
    const speeds = [{ name: 'A card', squares: 8 }];
    yes([move(8), attack], { speeds });
    expect(answer([move(8), attack], { speeds, speed: 7 })).toBe('no');
    yes([move(7), attack], { speeds, speed: 7 });
  });
});

describe('Charging Assault (2005-10-08)', () => {
  it('is no Charging Assault for a character that stands still', () => {
    no('swm-030', [useInstead('charging-assault'), attack]);
    no('swm-030', [useInstead('charging-assault'), move(0), attack]);
    yes([useInstead('charging-assault'), move(1), attack]);
    yes([attack]);
  });

  it('goes up to double Speed, and takes the whole turn', () => {
    yes([useInstead('charging-assault'), move(12), attack]);
    expect(answer([useInstead('charging-assault'), move(13), attack])).toBe('no');
    yes([useInstead('charging-assault'), move(8), attack], { speed: 4 });
    expect(answer([useInstead('charging-assault'), move(9), attack], { speed: 4 })).toBe('no');
    expect(answer([move(1), useInstead('charging-assault'), attack])).toBe('no');
    expect(answer([useInstead('charging-assault'), attack, move(3)])).toBe('no');
    expect(answer([useInstead('charging-assault'), move(7), useInstead('charging-fire')])).toBe('no');
  });

  it('does not ask Charging Fire for a move', () => {
    yes([useInstead('charging-fire'), attack]);
  });
});

describe('Heavy Weapon (2005-10-08)', () => {
  const heavy: Details = { abilities: ['heavy-weapon'] };

  it('bars moving and an actual attack in one turn', () => {
    yes([move(12)], heavy);
    yes([attack], heavy);
    no('swm-278', [move(1), attack], heavy);
    no('swm-278', [attack, move(1)], heavy);
    yes([move(0), attack], heavy);
  });

  it.each(['lift', 'industrial-repair', 'grenades'] as const)(
    'does not bar moving and using %s',
    (ability) => {
      yes([move(6), use(ability)], heavy);
      yes([use(ability), move(6)], heavy);
    },
  );

  it('leaves attacks of opportunity alone', () => {
    yes([move(6), by('opportunity')], heavy);
  });

  it('bars the move that an ability would allow as well', () => {
    const details: Details = { abilities: ['heavy-weapon', 'mobile-attack'] };
    no('swm-278', [move(3), attack, move(3)], details);
    no('swm-278', [useInstead('charging-fire'), move(3), attack], heavy);
  });

  it('leaves open whether attacks in place of the attack are actual attacks', () => {
    const barrage = [move(3), use('blaster-barrage')];
    const taken = (value: 'barred' | 'allowed'): Details => ({
      ...heavy,
      readings: { 'heavy-weapon-granted-attacks': value },
    });
    expect(answer(barrage, taken('barred'))).toBe('no');
    expect(answer(barrage, taken('allowed'))).toBe('yes');
    expect(judged(barrage, heavy).hangsOn).toMatchObject([{ page: 'swm-313', taken: 'barred' }]);
    expect(judged([move(3), use('grenades')], heavy).hangsOn).toEqual([]);
  });
});

describe('Mobile Attack (2005-09-03 and 2005-10-08)', () => {
  const mobile: Details = { abilities: ['mobile-attack'] };
  const withKenobi: Details = { ...mobile, effects: ['general-kenobi'] };

  it('allows an actual attack between two moves, and no ability in its place', () => {
    yes([move(3), attack, move(3)], mobile);
    no('swm-043', [move(3), use('grenades'), move(3)], mobile);
    no('swm-043', [move(1), use('blaster-barrage'), move(1)], mobile);
    yes([move(6), use('grenades')], mobile);
  });

  it('counts both moves together', () => {
    yes([move(1), attack, move(5)], mobile);
    no('swm-045', [move(4), attack, move(3)], mobile);
    expect(answer([move(6), attack, move(6)], mobile)).toBe('no');
    yes([move(3), attack, move(5)], { ...mobile, speed: 8 });
  });

  it('gets the 2 squares of General Kenobi once, not before and after the attack', () => {
    yes([move(4), attack, move(4)], withKenobi);
    yes([move(8), attack], withKenobi);
    no('swm-044', [move(4), attack, move(5)], withKenobi);
    no('swm-044', [move(5), attack, move(5)], withKenobi);
    yes([move(14)], withKenobi);
    expect(answer([move(15)], withKenobi)).toBe('no');
  });

  it('gets further through Force powers as well', () => {
    yes([move(5), attack, move(5)], { abilities: ['mobile-attack', 'knight-speed'] });
    no('swm-044', [move(5), attack, move(6)], { abilities: ['mobile-attack', 'knight-speed'] });
  });

  it('leaves open whether it may attack from an ally’s square', () => {
    const from = [move(3, { onAlly: true }), attack, move(3)];
    const taken = (value: 'barred' | 'allowed'): Details => ({
      ...mobile,
      readings: { 'attack-from-occupied-square': value },
    });
    expect(answer(from, taken('barred'))).toBe('no');
    expect(answer(from, taken('allowed'))).toBe('yes');
    expect(judged(from, mobile).hangsOn).toMatchObject([{ page: 'swm-314' }]);
    for (const value of ['barred', 'allowed'] as const) {
      no('swm-115', [move(3), attack, move(3, { onAlly: true })], taken(value));
      no('swm-115', [move(3, { onAlly: true }), attack], taken(value));
      yes([move(3, { onAlly: true }), move(1), attack], taken(value));
    }
  });
});

describe('an immediate turn', () => {
  it('is one without moves through Dominate (Dominate, 2005-06-04)', () => {
    yes([attack], { immediate: 'dominate' });
    no('swm-269', [move(1)], { immediate: 'dominate' });
    yes([move(6), attack], { immediate: 'pawn-of-the-dark-side' });
  });

  it('is no activation, so nobody combines fire with it', () => {
    expect(answer([{ do: 'combine-fire', squares: 0 }], { immediate: 'pawn-of-the-dark-side' })).toBe('no');
  });

  it('leaves open whether its attack may be replaced', () => {
    const details: Details = { immediate: 'dominate' };
    expect(judged([use('grenades')], details).hangsOn).toMatchObject([{ page: 'swm-315', taken: 'allowed' }]);
    expect(judged([attack], details).hangsOn).toEqual([]);
  });
});

describe('what a turn leaves open', () => {
  it('is how far only a card says', () => {
    expect(judged([useInstead('wheeled'), move(7), attack]).answer).toEqual({
      kind: 'undetermined',
      missing: ['wheeled.squares'],
    });
    yes([useInstead('wheeled'), attack]);
    expect(answer([useInstead('wheeled'), move(13), attack], { cardSquares: 12 })).toBe('no');
    // "Followers can move 2 extra squares on their turns as part of their move."
    const kenobi: Details = { cardSquares: 12, effects: ['general-kenobi'] };
    yes([useInstead('wheeled'), move(14), attack], kenobi);
    expect(answer([useInstead('wheeled'), move(15), attack], kenobi)).toBe('no');
  });

  it('is whether Extra Attack takes the place of a move', () => {
    const details: Details = { abilities: ['extra-attack'] };
    for (const done of [
      [move(3), attack, attack],
      [attack, attack, move(3)],
    ]) {
      expect(answer(done, details)).toBe('no');
      expect(judged(done, details).hangsOn).toMatchObject([{ page: 'swm-318' }]);
      expect(judged(done, { abilities: ['double-attack'] }).hangsOn).toEqual([]);
    }
  });
});

describe('an attack of opportunity (p. 15)', () => {
  it('is made once in a turn, whatever else is done', () => {
    yes([move(3), by('opportunity'), attack]);
    no('swm-133', [by('opportunity'), by('opportunity')]);
    yes([by('opportunity'), by('commander-effect')]);
  });
});

describe('an ability named for what it does not do', () => {
  it.each<[string, TurnAction, string | undefined]>([
    ['not-for-attacks', use('charging-assault'), 'swm-111'],
    ['not-for-a-turn', useInstead('grenades'), 'swm-111'],
    ['unnamed-ability', { do: 'replace-turn', squares: 0 }, undefined],
  ])('is refused: %s', (code, action, rule) => {
    const result = turn.judge({ question: 'swm/turn', actions: [action] });
    expect(result.ok ? [] : result.error).toMatchObject([{ code, path: ['actions', 0, 'ability'] }]);
    expect(result.ok || result.error.map((error) => error.rule)).toEqual([rule]);
  });
});

const squares = fc.integer({ min: 0, max: 8 });
const action: fc.Arbitrary<TurnAction> = fc.oneof(
  fc.record({ do: fc.constant('move' as const), squares }),
  fc.record({
    do: fc.constant('replace-turn' as const),
    squares,
    ability: fc.constantFrom(...REPLACING_TURN),
  }),
  fc.record(
    {
      do: fc.constantFrom(...DEEDS.filter((deed) => deed !== 'replace-turn')),
      squares,
      ability: fc.constantFrom(...REPLACING),
      occasion: fc.constantFrom(...OCCASIONS),
      onAlly: fc.boolean(),
      toCommander: fc.integer({ min: 0, max: 12 }),
    },
    { requiredKeys: ['do', 'squares'] },
  ),
);
const details: fc.Arbitrary<Details> = fc.record(
  {
    speed: squares,
    abilities: fc.subarray([...TURN_TRAITS]),
    effects: fc.subarray([...TURN_EFFECTS]),
    immediate: fc.constantFrom(...GRANTING_TURNS),
    cardSquares: squares,
  },
  { requiredKeys: [] },
);

describe('any turn with any abilities', () => {
  it('has a reason, on pages that the question names, and one broken rule at most', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 5 }), details, (done, details) => {
        const verdict = judged(done, details);
        for (const step of walk(verdict.steps)) expect(turn.cites).toContain(step.rule);
        expect(decisivePages(verdict.steps).length).toBeGreaterThan(0);
        const broken = verdict.steps.filter(({ holds, decisive }) => !holds && decisive);
        expect(broken).toHaveLength(verdict.answer.kind === 'yes' ? 0 : 1);
      }),
      { numRuns: 600, seed: 74 },
    );
  });

  it('allows no less with another ability but Heavy Weapon', () => {
    const helpful = TURN_TRAITS.filter((id) => id !== 'heavy-weapon');
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 5 }),
        details,
        fc.constantFrom(...helpful),
        (done, details, id) => {
          fc.pre(answer(done, details) === 'yes');
          expect(answer(done, { ...details, abilities: [...(details.abilities ?? []), id] })).toBe('yes');
        },
      ),
      { numRuns: 400, seed: 75 },
    );
  });
});
