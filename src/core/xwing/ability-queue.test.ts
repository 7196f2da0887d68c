import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../steps.ts';
import type { Answer, Verdict } from '../verdict.ts';
import { abilityQueue } from './ability-queue.ts';
import type { AbilityQueueScenario } from './scenario.ts';
import type { Place } from './terms.ts';
import { carries, ship, window } from './windows.oracle.ts';

const judge = (scenario: AbilityQueueScenario): Verdict => {
  const verdict = abilityQueue.judge(scenario);
  if (!verdict.ok) throw new Error(verdict.error.map(({ message }) => message).join(' '));
  return verdict.value;
};
const order = (...items: string[]): Answer => ({ kind: 'order', items });
const answer = (scenario: AbilityQueueScenario): Answer => judge(scenario).answer;

/** What a ship has in the end. */
const leftWith = (scenario: AbilityQueueScenario, id: string): Record<string, number> => {
  const steps = judge(scenario).steps.filter((step) => step.fact === 'finally');
  return steps.map(({ evidence }) => evidence as never).find(({ ship: of }) => of === id) as never;
};

/** Items that are shown in this state at some moment. */
const everIn = (scenario: AbilityQueueScenario, state: string): readonly string[] => [
  ...new Set(
    (judge(scenario).frames ?? []).flatMap(({ queue }) =>
      queue.filter((item) => item.state === state).map((item) => item.id),
    ),
  ),
];

describe('Kanan Jarrus and Inertial Dampeners (rulings, "uses Inertial Dampeners to perform a white stationary maneuver")', () => {
  const kanan = carries('G', 'kanan-jarrus-crew');
  const dampeners = carries('G', 'inertial-dampeners');
  const ghost = ship('G', 'A', { force: 1 });
  const stationary = { through: 'inertial-dampeners', speed: 0, difficulty: 'white' } as const;

  it('gains and then removes a stress token when the Dampeners are put in first', () => {
    const scenario = window([ghost], [dampeners, kanan], stationary);
    expect(answer(scenario)).toEqual(order('G.inertial-dampeners', 'G.kanan-jarrus-crew'));
    expect(leftWith(scenario, 'G')).toMatchObject({ stress: 0, force: 0 });
  });

  it('lets both enter the queue in either order, though there is no stress to remove yet', () => {
    const scenario = window([ghost], [kanan, dampeners], stationary);
    expect(everIn(scenario, 'refused')).toEqual([]);
    expect(everIn(scenario, 'waiting')).toEqual(['G.kanan-jarrus-crew', 'G.inertial-dampeners']);
  });

  it('derives that Kanan first cannot pay: he is removed, the Force is kept and the stress stays', () => {
    const scenario = window([ghost], [kanan, dampeners], stationary);
    expect(answer(scenario)).toEqual(order('G.inertial-dampeners'));
    expect(everIn(scenario, 'removed')).toEqual(['G.kanan-jarrus-crew']);
    expect(leftWith(scenario, 'G')).toMatchObject({ stress: 1, force: 1 });
  });

  it('hangs on whether a cost can be paid for nothing', () => {
    const { hangsOn } = judge(window([ghost], [kanan, dampeners], stationary));
    expect(hangsOn).toEqual([
      {
        reading: 'cost-needs-effect',
        page: 'xwing-301',
        taken: 'when-resolving',
        otherwise: [{ value: 'never', answer: order('G.kanan-jarrus-crew', 'G.inertial-dampeners') }],
      },
    ]);
  });

  it('does not add Kanan at all when the effect must be possible as he is added', () => {
    const scenario = window([ghost], [dampeners, kanan], {
      ...stationary,
      readings: { 'cost-needs-effect': 'when-added' },
    });
    expect(everIn(scenario, 'refused')).toEqual(['G.kanan-jarrus-crew']);
    expect(answer(scenario)).toEqual(order('G.inertial-dampeners'));
  });

  it('leaves the stress when the player does not use Kanan', () => {
    const unused = carries('G', 'kanan-jarrus-crew', { use: false });
    const scenario = window([ghost], [dampeners, unused], stationary);
    expect(answer(scenario)).toEqual(order('G.inertial-dampeners'));
    expect(leftWith(scenario, 'G')).toMatchObject({ stress: 1, force: 1 });
  });

  it('adds the stress of the Dampeners only for the maneuver executed through them', () => {
    expect(answer(window([ghost], [dampeners]))).toEqual(order());
  });
});

describe('Fine-Tuned Controls and Snap Shot (rulings, "in arc at range 2 of a ship equipped with Snap Shot")', () => {
  const position = (
    reach: readonly Place[],
    firstPlayer: 'A' | 'B',
    action: 'boost' | 'barrel-roll' = 'boost',
  ) =>
    window(
      [ship('J', 'A', { force: 1 }), ship('T', 'B')],
      [carries('J', 'fine-tuned-controls', { action }), carries('T', 'snap-shot', { reach })],
      { firstPlayer },
    );

  it('removes Snap Shot when the first player moves out of its arc or range', () => {
    const scenario = position(['opening'], 'A');
    expect(answer(scenario)).toEqual(order('J.fine-tuned-controls'));
    expect(everIn(scenario, 'removed')).toEqual(['T.snap-shot']);
    expect(decisivePages(judge(scenario).steps)).toEqual(['xwing-101', 'xwing-115']);
  });

  it('resolves Snap Shot afterwards when the ship is still in its arc at its range', () => {
    expect(answer(position(['opening', 'boost'], 'A'))).toEqual(
      order('J.fine-tuned-controls', 'T.snap-shot'),
    );
  });

  it('looks at where the move that was made leaves the ship', () => {
    expect(answer(position(['opening', 'boost'], 'A', 'barrel-roll'))).toEqual(
      order('J.fine-tuned-controls'),
    );
  });

  it('resolves Snap Shot first when the second player has the Fine-Tuned Controls', () => {
    expect(answer(position(['opening'], 'B'))).toEqual(order('T.snap-shot', 'J.fine-tuned-controls'));
  });

  it('never adds Snap Shot when the maneuver ends out of its reach, even if the ship then boosts into it', () => {
    const scenario = position(['boost'], 'A');
    expect(answer(scenario)).toEqual(order('J.fine-tuned-controls'));
    expect(everIn(scenario, 'refused')).toEqual(['T.snap-shot']);
  });

  it('answers for one ability with the rule that decides it', () => {
    const verdict = judge({ ...position(['opening'], 'A'), focus: 'T.snap-shot' });
    expect(verdict.answer).toEqual({ kind: 'no' });
    const decisive = [...walk(verdict.steps)].filter((step) => step.decisive);
    expect(decisive.map(({ fact }) => fact)).toContain('player-order');
    expect(decisive.find(({ fact, holds }) => fact === 'in-reach' && !holds)?.rule).toBe('xwing-115');
    expect(answer({ ...position(['opening'], 'B'), focus: 'T.snap-shot' })).toEqual({ kind: 'yes' });
  });

  it('wants the maneuver fully executed for the Controls, not for Snap Shot', () => {
    expect(answer({ ...position(['opening'], 'A'), fully: false })).toEqual(order('T.snap-shot'));
  });

  it('lets every ship with Snap Shot attack once', () => {
    const scenario = window(
      [ship('J', 'A'), ship('T', 'B'), ship('U', 'B')],
      [carries('U', 'snap-shot', { reach: ['opening'] }), carries('T', 'snap-shot', { reach: ['opening'] })],
    );
    expect(answer(scenario)).toEqual(order('U.snap-shot', 'T.snap-shot'));
  });

  it('triggers on enemy ships only', () => {
    const friend = window(
      [ship('J', 'A'), ship('T', 'A')],
      [carries('T', 'snap-shot', { reach: ['opening'] })],
    );
    expect(answer(friend)).toEqual(order());
  });
});

describe('Foresight and Snap Shot on a stationary maneuver (rulings, "executes a stationary maneuver in arc")', () => {
  const stationary = { speed: 0 };
  it('lets either attack a ship that stayed where it was', () => {
    for (const card of ['snap-shot', 'foresight'] as const) {
      const enemy = ship('F', 'B', { force: 1 });
      const scenario = window(
        [ship('J', 'A'), enemy],
        [carries('F', card, { reach: ['opening'] })],
        stationary,
      );
      expect(answer(scenario)).toEqual(order(`F.${card}`));
    }
  });

  it('lets one ship perform only one bonus attack a round', () => {
    const cards = [
      carries('F', 'foresight', { reach: ['opening'] }),
      carries('F', 'snap-shot', { reach: ['opening'] }),
    ];
    const scenario = window([ship('J', 'A'), ship('F', 'B', { force: 1 })], cards);
    expect(answer(scenario)).toEqual(order('F.foresight'));
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-106');
    const earlier = window([ship('J', 'A'), ship('F', 'B', { force: 1, bonusAttackMade: true })], cards);
    expect(everIn(earlier, 'refused')).toEqual(['F.foresight', 'F.snap-shot']);
  });
});

describe('Requirements (rulings, "What is meant by a requirement for an ability?")', () => {
  const limit = carries('P', 'push-the-limit');
  it('does not add an ability whose requirement is not met', () => {
    const strained = window([ship('P', 'A', { strain: 1, stress: 1 })], [limit], { difficulty: 'red' });
    expect(answer(strained)).toEqual(order());
    expect(everIn(strained, 'refused')).toEqual(['P.push-the-limit']);
    expect(decisivePages(judge(strained).steps)).toContain('xwing-115');
  });

  it('adds and resolves it when the requirement is met both times', () => {
    const scenario = window([ship('P', 'A', { stress: 1 })], [limit], { difficulty: 'red' });
    expect(answer(scenario)).toEqual(order('P.push-the-limit'));
    expect(leftWith(scenario, 'P')).toMatchObject({ strain: 1, stress: 0 });
  });
});

describe('Costs (rulings, "When is the cost for an ability paid?")', () => {
  const foresight = carries('J', 'foresight', { reach: ['opening'] });
  const controls = carries('J', 'fine-tuned-controls');
  it('does not add an ability whose cost could not be paid', () => {
    const scenario = window([ship('J', 'A', { force: 0 })], [controls]);
    expect(everIn(scenario, 'refused')).toEqual(['J.fine-tuned-controls']);
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-116');
  });

  it('removes one whose cost can no longer be paid when it resolves, and takes nothing for it', () => {
    const kanan = carries('J', 'kanan-jarrus-crew');
    const scenario = window([ship('J', 'A', { force: 1, stress: 1 })], [kanan, controls]);
    expect(everIn(scenario, 'refused')).toEqual([]);
    expect(answer(scenario)).toEqual(order('J.kanan-jarrus-crew'));
    expect(everIn(scenario, 'removed')).toEqual(['J.fine-tuned-controls']);
    expect(leftWith(scenario, 'J')).toMatchObject({ force: 0, stress: 0 });
  });

  it('pays on resolving, so waiting abilities have cost nothing yet', () => {
    const scenario = window([ship('T', 'A'), ship('J', 'B', { force: 1 })], [foresight]);
    const steps = judge(scenario).steps.map(({ fact }) => fact);
    expect(steps.indexOf('added')).toBeLessThan(steps.indexOf('resolved'));
    const [paid] = [...walk(judge(scenario).steps)].filter(({ fact }) => fact === 'pays-force');
    expect(judge(scenario).steps.find(({ fact }) => fact === 'resolved')?.children).toContainEqual(paid);
  });

  it('spends charges of the card', () => {
    const burners = (charges: number) =>
      window([ship('P', 'A', { stress: 1 })], [carries('P', 'afterburners', { charges })], { speed: 3 });
    expect(answer(burners(1))).toEqual(order('P.afterburners'));
    expect(everIn(burners(0), 'refused')).toEqual(['P.afterburners']);
  });

  it('cannot pay for an action that a stressed ship may not perform', () => {
    const scenario = window([ship('J', 'A', { force: 1, stress: 1 })], [controls]);
    expect(answer(scenario)).toEqual(order());
    expect(leftWith(scenario, 'J')).toMatchObject({ force: 1 });
    expect(judge(scenario).hangsOn).toMatchObject([{ reading: 'cost-needs-effect' }]);
  });

  it('keeps the Force of a failed action, or gives it back, as the open point is taken', () => {
    const failing = carries('J', 'fine-tuned-controls', { fails: true });
    const position = [[ship('J', 'A', { force: 1 })], [failing]] as const;
    expect(leftWith(window(...position), 'J')).toMatchObject({ force: 0 });
    const returned = { readings: { 'failed-action-cost': 'returned' } } as const;
    expect(leftWith(window(...position, returned), 'J')).toMatchObject({ force: 1 });
  });

  it('leaves a ship whose action fails where it was', () => {
    const failing = carries('J', 'fine-tuned-controls', { fails: true });
    const scenario = window(
      [ship('J', 'A', { force: 1 }), ship('T', 'B')],
      [failing, carries('T', 'snap-shot', { reach: ['opening'] })],
    );
    expect(answer(scenario)).toEqual(order('J.fine-tuned-controls', 'T.snap-shot'));
  });
});

describe('The Nantex (rulings, "uses its Pinpoint Tractor Array ship ability to assign a tractor token to itself")', () => {
  const array = carries('N', 'pinpoint-tractor-array');
  const nantex = ship('N', 'A', { tractorMove: 'onto-debris', force: 1 });

  it('rotates, then is tractored, then meets the debris, and only then do other abilities resolve', () => {
    const scenario = window(
      [nantex, ship('T', 'B')],
      [array, carries('T', 'snap-shot', { reach: ['opening', 'tractored'] })],
    );
    expect(answer(scenario)).toEqual(
      order('N.pinpoint-tractor-array', 'N.tractored', 'N.debris-cloud', 'T.snap-shot'),
    );
    expect(leftWith(scenario, 'N')).toMatchObject({ tractor: 1, stress: 1 });
    const [resolved] = judge(scenario).steps.filter(({ fact }) => fact === 'resolved');
    expect(resolved?.children.map(({ fact }) => fact)).toEqual(['gains-token', 'performs']);
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-102');
  });

  it('moves out of the reach of an ability that waits', () => {
    const scenario = window(
      [nantex, ship('T', 'B')],
      [array, carries('T', 'snap-shot', { reach: ['opening'] })],
    );
    expect(everIn(scenario, 'removed')).toEqual(['T.snap-shot']);
    const focus = judge({ ...scenario, focus: 'T.snap-shot' });
    const decisive = [...walk(focus.steps)].filter((step) => step.decisive);
    expect(decisive.map(({ evidence }) => evidence)).toContainEqual({ ability: 'N.tractored' });
  });

  it('applies the game effect only the first time in a round that it becomes tractored', () => {
    const again = ship('N', 'A', { tractorMove: 'moves', tractoredThisRound: true });
    expect(answer(window([again], [array]))).toEqual(order('N.pinpoint-tractor-array'));
    const already = ship('N', 'A', { tractorMove: 'moves', tractor: 1 });
    expect(answer(window([already], [array]))).toEqual(order('N.pinpoint-tractor-array'));
  });

  it('puts what the debris triggers in front of what waits', () => {
    const scenario = window(
      [nantex, ship('T', 'B')],
      [carries('N', 'k-2so'), array, carries('T', 'snap-shot', { reach: ['opening', 'tractored'] })],
    );
    expect(answer(scenario)).toEqual(
      order('N.pinpoint-tractor-array', 'N.tractored', 'N.debris-cloud', 'N.k-2so', 'T.snap-shot'),
    );
  });

  it('stands before other abilities even of the first player', () => {
    const scenario = window(
      [ship('N', 'A', { tractorMove: 'moves', force: 1 })],
      [array, carries('N', 'fine-tuned-controls')],
    );
    expect(answer(scenario)).toEqual(
      order('N.pinpoint-tractor-array', 'N.tractored', 'N.fine-tuned-controls'),
    );
  });

  it('after a partially executed maneuver hangs on the open point', () => {
    const scenario = window([ship('N', 'A')], [array], { fully: false });
    expect(answer(scenario)).toEqual(order('N.pinpoint-tractor-array', 'N.tractored'));
    expect(judge(scenario).hangsOn).toEqual([
      {
        reading: 'partial-execution',
        page: 'xwing-307',
        taken: 'executes',
        otherwise: [{ value: 'fully-executes', answer: order() }],
      },
    ]);
  });
});

describe('Two or more tokens from one effect (rulings, "a single instance of gaining two or more tokens")', () => {
  it('triggers "after you gain a token" once', () => {
    const scenario = window([ship('U', 'A')], [carries('U', 'k-2so')], { event: 'tokens', count: 2 });
    expect(answer(scenario)).toEqual(order('U.k-2so'));
    expect(leftWith(scenario, 'U')).toMatchObject({ stress: 2, calculate: 1 });
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-025');
  });

  it('triggers once for each effect', () => {
    const scenario = window(
      [ship('N', 'A', { tractorMove: 'onto-debris' })],
      [carries('N', 'inertial-dampeners'), carries('N', 'k-2so'), carries('N', 'pinpoint-tractor-array')],
      { through: 'inertial-dampeners', speed: 0, readings: { 'cost-needs-effect': 'never' } },
    );
    expect(answer(scenario)).toEqual(
      order(
        'N.inertial-dampeners',
        'N.k-2so',
        'N.pinpoint-tractor-array',
        'N.tractored',
        'N.debris-cloud',
        'N.k-2so#2',
      ),
    );
    expect(leftWith(scenario, 'N')).toMatchObject({ stress: 2, calculate: 2 });
  });

  it('makes a larger ship tractored at more tokens', () => {
    const gains = (size: 'small' | 'medium' | 'large', count: number) =>
      answer(window([ship('U', 'A', { size })], [], { event: 'tokens', token: 'tractor', count }));
    expect(gains('small', 1)).toEqual(order('U.tractored'));
    expect(gains('medium', 1)).toEqual(order());
    expect(gains('medium', 2)).toEqual(order('U.tractored'));
    expect(gains('large', 2)).toEqual(order());
    expect(gains('large', 3)).toEqual(order('U.tractored'));
  });
});
