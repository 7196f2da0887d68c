import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { answer, applies, asked, attack, has, judge, order, ship } from './attacks.oracle.ts';

const HAN = 'han-solo-modified-yt-1300';
const bullseye = [attack({ bullseye: true })];

describe('the step of an effect (rulings, xw-17)', () => {
  it('follows from what it does: Predator modifies attack dice, so it comes after more dice were rolled', () => {
    const scenario = asked({}, [has('S', 'predator'), has('S', 'scourge-skutu')], bullseye);
    expect(order(scenario)).toEqual(['S.scourge-skutu', 'S.predator']);
    const rows = judge(scenario).timeline?.rows ?? [];
    const rowOf = (effect: string) =>
      rows.find(({ moments }) => moments.some(({ step }) => JSON.stringify(step.evidence).includes(effect)));
    expect(rowOf('S.predator')?.step.evidence).toMatchObject({ step: 'modify-attack' });
    expect(rowOf('S.scourge-skutu')?.step.evidence).toMatchObject({ step: 'roll-attack' });
  });

  it('is the one that the card names, where it names one', () => {
    const scenario = asked({ F: { focus: 1 } }, [has('S', 'crack-shot'), has('F', 'spend-focus')], bullseye);
    expect(order(scenario)).toEqual(['F.spend-focus', 'S.crack-shot']);
  });

  it('goes through every step of the rules reference', () => {
    const rows = judge(asked({}, [])).timeline?.rows ?? [];
    expect(rows.map(({ step }) => (step.evidence as { step: string }).step)).toEqual([
      'declare',
      'roll-attack',
      'modify-attack',
      'roll-defense',
      'modify-defense',
      'neutralize',
      'damage',
      'aftermath',
    ]);
  });
});

describe('whose modifications come first', () => {
  it('the defender’s of attack dice, the attacker’s of defense dice, whoever is first player', () => {
    const scenario = asked({ S: { evade: 1 }, F: { focus: 1, lock: 'S' } }, [
      has('F', 'spend-focus'),
      has('S', 'juke'),
      has('S', 'spend-focus'),
      has('F', 'sensor-jammer'),
    ]);
    const withFocus = { ...scenario, ships: scenario.ships.map((it) => ({ ...it, focus: 1 })) };
    const found = ['F.sensor-jammer', 'S.spend-focus', 'S.juke', 'F.spend-focus'];
    expect(order(withFocus)).toEqual(found);
    expect(order({ ...withFocus, firstPlayer: 'B' })).toEqual(found);
  });

  it('one player’s in the order that the player chose', () => {
    const scenario = asked(
      { S: { lock: 'F' } },
      [has('S', 'predator'), has('S', 'fire-control-system')],
      bullseye,
    );
    expect(order(scenario)).toEqual(['S.predator', 'S.fire-control-system']);
    expect(order({ ...scenario, effects: scenario.effects.toReversed() })).toEqual([
      'S.fire-control-system',
      'S.predator',
    ]);
  });
});

describe('Han Solo (rulings, xw-11 to xw-13)', () => {
  const near = { nearObstacle: true };
  const asteroid = attack({ occasion: 'no-attack', ship: 'F', dice: 1 });

  it('is used when attack dice are modified, or defense dice', () => {
    const attacks = asked({ F: near }, [has('F', HAN)], [attack({ ship: 'F', against: 'S' })]);
    const at = (scenario: typeof attacks) =>
      judge(scenario).timeline?.rows.find(({ moments }) =>
        moments.some(({ step }) => step.fact === 'attack-effect'),
      )?.step.evidence;
    expect(at(attacks)).toMatchObject({ step: 'modify-attack' });
    expect(at(asked({ F: near }, [has('F', HAN)]))).toMatchObject({ step: 'modify-defense' });
    expect(at(asked({ F: near }, [has('F', HAN)], [asteroid]))).toMatchObject({ step: 'modify-other' });
  });

  it('does not count as a reroll, before or after one', () => {
    const ships = { F: { ...near, lock: 'S' } };
    const rolls = [attack({ ship: 'F', against: 'S' })];
    const both = asked(ships, [has('F', 'spend-lock'), has('F', HAN)], rolls);
    expect(order(both)).toEqual(['F.spend-lock', `F.${HAN}`]);
    expect(order({ ...both, effects: both.effects.toReversed() })).toEqual([`F.${HAN}`, 'F.spend-lock']);
  });

  it('comes after C-3PO and takes in the die he added', () => {
    const scenario = asked({ F: { ...near, calculate: 1 } }, [has('F', HAN), has('F', 'c-3po-crew')]);
    expect(order(scenario)).toEqual(['F.c-3po-crew', `F.${HAN}`]);
    const must = { ...scenario, focus: `F.${HAN}`, added: 'F.c-3po-crew' };
    expect(answer(must)).toEqual({ kind: 'yes' });
    const wrong = must.effects.map((it) => ({ ...it, guessed: false }));
    expect(answer({ ...must, effects: wrong })).toEqual({ kind: 'no' });
    expect(order({ ...scenario, effects: wrong })).toEqual([`F.${HAN}`]);
    const noToken = must.ships.map((it) => ({ ...it, calculate: 0 }));
    expect(answer({ ...must, ships: noToken })).toEqual({ kind: 'no' });
  });

  it('is kept out by “Midnight”, but not outside of attacks', () => {
    const midnight = asked({ S: { lock: 'F' }, F: near }, [has('S', 'midnight'), has('F', HAN)]);
    expect(applies(midnight, `F.${HAN}`)).toBe(false);
    expect(applies({ ...midnight, rolls: [attack({ ship: 'F', against: 'S' })] }, `F.${HAN}`)).toBe(false);
    expect(applies({ ...midnight, rolls: [asteroid] }, `F.${HAN}`)).toBe(true);
    expect(decisivePages(judge({ ...midnight, focus: `F.${HAN}` }).steps)).toContain('xwing-222');
  });
});

describe('dice that cannot be modified', () => {
  const snap = attack({ occasion: 'bonus', weapon: 'snap-shot', bullseye: true, dice: 2 });

  it('can be more (rulings, xw-19), and those of the other ship can be modified', () => {
    const scenario = asked(
      { S: { evade: 1, lock: 'F' } },
      [
        has('S', 'snap-shot'),
        has('S', 'scourge-skutu'),
        has('S', 'fire-control-system'),
        has('S', 'spend-lock'),
        has('S', 'juke'),
      ],
      [snap],
    );
    expect(order(scenario)).toEqual(['S.scourge-skutu', 'S.juke']);
  });

  it('cannot be modified by the defender either', () => {
    const scenario = asked({ F: { lock: 'S' } }, [has('S', 'snap-shot'), has('F', 'sensor-jammer')], [snap]);
    expect(applies(scenario, 'F.sensor-jammer')).toBe(false);
  });

  it('are those of attacks with the card alone', () => {
    const scenario = asked({ S: { lock: 'F' } }, [has('S', 'snap-shot'), has('S', 'spend-lock')]);
    expect(applies(scenario, 'S.spend-lock')).toBe(true);
    expect(applies(scenario, 'S.snap-shot')).toBe(false);
  });

  it('can be changed by Foresight itself, and by nothing else, in an attack with it', () => {
    const scenario = asked(
      { S: { focus: 1 } },
      [has('S', 'spend-focus'), has('S', 'foresight')],
      [attack({ weapon: 'foresight', bullseye: true, dice: 2 })],
    );
    expect(order(scenario)).toEqual(['S.foresight']);
    const unused = scenario.effects.map((it) => ({ ...it, use: 'never' as const }));
    expect(applies({ ...scenario, effects: unused }, 'S.foresight')).toBe(false);
  });

  it('are so only while the lock that “Midnight” needs is there', () => {
    const scenario = asked({ S: { lock: 'F' }, F: { focus: 1 } }, [
      has('S', 'midnight'),
      has('S', 'spend-lock'),
      has('F', 'spend-focus'),
    ]);
    expect(order(scenario)).toEqual(['S.spend-lock', 'F.spend-focus']);
    expect(decisivePages(judge({ ...scenario, focus: 'F.spend-focus' }).steps)).toContain('xwing-222');
    const kept = scenario.effects.filter(({ effect }) => effect !== 'spend-lock');
    expect(order({ ...scenario, effects: kept })).toEqual([]);
  });

  it('keep off what is added right after the roll, as one reading has it', () => {
    const scenario = asked({ S: { lock: 'F' }, F: { calculate: 1 } }, [
      has('S', 'midnight'),
      has('F', 'c-3po-crew'),
    ]);
    expect(order(scenario)).toEqual([]);
    expect(judge(scenario).hangsOn).toMatchObject([{ reading: 'result-added-early', taken: 'is-modified' }]);
    const other = { ...scenario, readings: { 'result-added-early': 'is-not-modified' } as const };
    expect(order(other)).toEqual(['F.c-3po-crew']);
  });
});

describe('a die', () => {
  it('is rerolled once at most', () => {
    const effects = [has('S', 'spend-lock'), has('S', 'predator')];
    expect(order(asked({ S: { lock: 'F' } }, effects, bullseye))).toEqual(['S.spend-lock']);
    const two = [has('S', 'spend-lock', { dice: 2 }), has('S', 'predator')];
    expect(order(asked({ S: { lock: 'F' } }, two, bullseye))).toEqual(['S.spend-lock', 'S.predator']);
  });

  it('that was added need not be rerolled where one die of several is', () => {
    const must = (defenseDice: number) =>
      answer(
        asked(
          { F: { calculate: 1 } },
          [has('F', 'c-3po-crew'), has('F', 'elusive')],
          [attack({ defenseDice })],
          {
            focus: 'F.elusive',
            added: 'F.c-3po-crew',
          },
        ),
      ).kind;
    expect(must(2)).toBe('no');
    // Without a die that is rolled no guess of at least 1 comes true, and none is added.
    expect(must(0)).toBe('no');
  });
});

describe('where there are no dice', () => {
  const none = [attack({ dice: 0, defenseDice: 0, bullseye: true })];

  it('none are changed, canceled or rerolled, and no guess comes true', () => {
    const ships = { S: { nearObstacle: true, focus: 1, lock: 'F' }, F: { focus: 1, calculate: 1, evade: 1 } };
    for (const effect of [HAN, 'spend-focus', 'spend-lock', 'predator', 'crack-shot'] as const)
      expect(order(asked(ships, [has('S', effect)], none)), effect).toEqual([]);
    for (const effect of ['spend-focus', 'spend-evade', 'elusive', 'c-3po-crew'] as const)
      expect(order(asked(ships, [has('F', effect)], none)), effect).toEqual([]);
  });

  it('one that is rolled in addition is there to reroll', () => {
    const scenario = asked({}, [has('S', 'predator'), has('S', 'scourge-skutu')], none);
    expect(order(scenario)).toEqual(['S.scourge-skutu', 'S.predator']);
  });
});

describe('Sensor Jammer', () => {
  it('is content with the lock of another friendly ship, and of no enemy', () => {
    const withLock = (player: 'A' | 'B') => {
      const scenario = asked({}, [has('F', 'sensor-jammer')]);
      return order({ ...scenario, ships: [...scenario.ships, ship('G', player, { lock: 'S' })] });
    };
    expect(withLock('B')).toEqual(['F.sensor-jammer']);
    expect(withLock('A')).toEqual([]);
  });
});

describe('a bonus attack with Foresight', () => {
  it('costs its Force charge, which is gone for the attack after it', () => {
    const foresight = attack({ occasion: 'bonus', weapon: 'foresight', bullseye: true });
    const effects = [has('S', 'foresight'), has('S', 'spend-force')];
    const played = (force: number, first = foresight) =>
      order(asked({ S: { force } }, effects, [first, attack()]));
    expect(played(1)).toEqual(['S.foresight']);
    expect(played(2)).toEqual(['S.foresight', 'S.spend-force#2']);
    const engagement = { ...foresight, occasion: 'engagement' } as const;
    expect(played(1, engagement)).toEqual(['S.foresight', 'S.spend-force#2']);
    const { hangsOn } = judge(asked({ S: { force: 1 } }, effects, [engagement, attack()]));
    expect(hangsOn).toMatchObject([{ reading: 'cost-of-the-bonus-attack', taken: 'bonus-attack-only' }]);
  });
});

describe('what is told', () => {
  it('of an effect that speaks of none of the rolls', () => {
    const [conclusion] = judge(asked({}, [has('F', 'predator'), has('S', 'scourge-skutu')], bullseye)).steps;
    expect(conclusion?.children).toMatchObject([
      { fact: 'attack-role', holds: false, evidence: { effect: 'F.predator', role: 'defending' } },
    ]);
  });

  it('of players who come first: it decides only if both have an effect that applies', () => {
    const effects = [has('S', 'predator'), has('F', 'sensor-jammer')];
    const pages = (lock: 'S' | undefined) =>
      decisivePages(judge(asked({ F: { ...(lock && { lock }) } }, effects, bullseye)).steps);
    expect(pages('S')).toContain('xwing-121');
    expect(pages(undefined)).not.toContain('xwing-121');
  });

  it('of weapons: the ruling on cards that offer a bonus attack is about no other', () => {
    const declared = (weapon: 'special' | 'snap-shot') =>
      judge(asked({}, [has('S', 'snap-shot')], [attack({ weapon })])).timeline?.rows[0]?.moments[0]?.step
        .rule;
    expect(declared('snap-shot')).toBe('xwing-023');
    expect(declared('special')).toBe('xwing-120');
  });

  it('of a roll outside of attacks: no step of an attack', () => {
    const { steps } = judge(asked({}, [], [attack({ occasion: 'no-attack' })]));
    expect([...walk(steps)].map(({ rule }) => rule)).not.toContain('xwing-120');
  });
});

describe('the Aftermath (rulings, xw-24)', () => {
  const rolls = [attack(), attack({ occasion: 'aftermath' })];
  const lock = { S: { lock: 'F' } };
  const effects = [has('S', 'fire-control-system', { use: 'first' }), has('S', 'spend-lock')];

  it('is no part of the attack: what kept the lock from being spent is over', () => {
    expect(order(asked(lock, effects, rolls))).toEqual(['S.fire-control-system', 'S.spend-lock#2']);
    expect(order(asked(lock, [has('S', 'fire-control-system'), has('S', 'spend-lock')], rolls))).toEqual([
      'S.fire-control-system',
      'S.fire-control-system#2',
    ]);
  });

  it('finds tokens spent as they are', () => {
    expect(order(asked(lock, [has('S', 'spend-lock')], rolls))).toEqual(['S.spend-lock']);
  });

  it('holds the bonus attack further in', () => {
    const rows = judge(asked(lock, effects, rolls)).timeline?.rows ?? [];
    expect(rows.map(({ depth }) => depth)).toEqual([...Array(8).fill(0), ...Array(8).fill(1)]);
  });
});
