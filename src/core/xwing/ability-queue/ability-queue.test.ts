import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { Place } from '../terms.ts';
import { answer, carries, everIn, judge, leftWith, order, ship, window } from './windows.oracle.ts';

describe('Kanan Jarrus and Inertial Dampeners (rulings, their timing)', () => {
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

  it('asks for the range of another ship as its timing comes, and not again', () => {
    const ships = [ship('J', 'A', { stress: 1 }), ship('K', 'A', { force: 1 })] as const;
    const played = (reach: readonly ('opening' | 'boost')[]) =>
      window([...ships], [carries('J', 'afterburners'), carries('K', 'kanan-jarrus-crew', { reach })], {
        speed: 3,
      });
    expect(answer(played(['opening']))).toEqual(order('J.afterburners', 'K.kanan-jarrus-crew'));
    expect(answer(played(['boost']))).toEqual(order('J.afterburners'));
    const asked = judge({ ...played(['boost']), focus: 'K.kanan-jarrus-crew' });
    expect(decisivePages(asked.steps)).toEqual(['xwing-114']);
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

describe('Fine-Tuned Controls and Snap Shot (rulings, who is first player)', () => {
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

describe('Foresight and Snap Shot on a stationary maneuver (rulings)', () => {
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
