import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import type { Player } from '../terms.ts';
import { ENGAGEMENT_CARD_IDS } from './cards.ts';
import { engagement } from './engagement.ts';
import { type ARCS, type CardInPlay, type EngagementScenario, type Ship, WEAPONS } from './scenario.ts';

const ship = (id: string, player: Player, initiative: number, more: Partial<Ship> = {}): Ship => ({
  id,
  name: `Ship ${id}`,
  player,
  initiative,
  turrets: [],
  attack: 'front',
  bonusAttackMade: false,
  ...more,
});
const carries = (on: string, card: CardInPlay['card'], more: Partial<CardInPlay> = {}): CardInPlay => ({
  ship: on,
  card,
  use: true,
  ...more,
});
const phase = (
  ships: readonly Ship[],
  cards: readonly CardInPlay[],
  more: Partial<EngagementScenario> = {},
): EngagementScenario => ({ question: 'xwing/engagement', firstPlayer: 'A', ships, cards, ...more });

function judged(scenario: EngagementScenario): Verdict {
  const verdict = engagement.judge(scenario);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const told = (scenario: EngagementScenario) => {
  const { answer } = judged(scenario);
  return answer.kind === 'order' ? answer.items : answer.kind;
};
const errors = (scenario: EngagementScenario) => {
  const verdict = engagement.judge(scenario);
  return verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')]);
};

const falcon = (more: Partial<Ship> = {}) =>
  ship('F', 'A', 5, { turrets: ['right'], attack: 'turret', ...more });
const han = carries('F', 'han-solo-gunner');
const at7 = carries('F', 'heightened-perception');

describe('Han Solo (gunner) at initiative 7 (rulings)', () => {
  it('comes before the attack of his own ship, which cannot be from the same turret arc', () => {
    const scenario = phase([falcon()], [at7, han], { focus: 'F.attack' });
    expect(told(scenario)).toBe('no');
    expect(decisivePages(judged(scenario).steps)).toEqual(expect.arrayContaining(['xwing-135', 'xwing-239']));
    expect(told(phase([falcon()], [at7, han]))).toEqual(['F.han-solo-gunner']);
  });
  it('leaves attacks from other arcs', () => {
    expect(told(phase([falcon({ attack: 'front' })], [at7, han]))).toEqual(['F.han-solo-gunner', 'F.attack']);
    const both = falcon({ turrets: ['left', 'right'], attackArc: 'right' });
    expect(told(phase([both], [at7, han]))).toEqual(['F.han-solo-gunner', 'F.attack']);
    expect(told(phase([both], [at7, { ...han, arc: 'right' }]))).toEqual(['F.han-solo-gunner']);
  });
  it('comes before any ship that engages at 7, whoever is first player', () => {
    const enemy = ship('N', 'B', 3);
    const cards = [han, carries('N', 'heightened-perception')];
    for (const firstPlayer of ['A', 'B'] as const) {
      expect(told(phase([falcon({ attack: 'front' }), enemy], cards, { firstPlayer }))).toEqual([
        'F.han-solo-gunner',
        'N.attack',
        'F.attack',
      ]);
    }
  });
  it('is not performed when it is not used, without a turret, or as a second bonus attack', () => {
    for (const [more, card] of [
      [{}, { ...han, use: false }],
      [{ turrets: [], attack: 'front' }, han],
      [{ bonusAttackMade: true }, han],
    ] as const) {
      const scenario = phase([falcon(more)], [card]);
      expect(told(scenario)).toEqual(['F.attack']);
      expect(told({ ...scenario, focus: 'F.han-solo-gunner' })).toBe('no');
    }
    const second = phase([falcon({ bonusAttackMade: true })], [han], { focus: 'F.han-solo-gunner' });
    expect(decisivePages(judged(second).steps)).toContain('xwing-106');
  });
  it('hangs on an open point with a front arc weapon while the turret points there', () => {
    const scenario = phase([falcon({ turrets: ['front'], attack: 'front' })], [han], { focus: 'F.attack' });
    expect(told(scenario)).toBe('yes');
    expect(told({ ...scenario, readings: { 'front-weapon-and-turret': 'the-same' } })).toBe('no');
    expect(judged(scenario).hangsOn.map(({ page }) => page)).toEqual(['xwing-313']);
  });
});

describe('cards of both players at one initiative', () => {
  it('go by who is first player', () => {
    const enemy = ship('N', 'B', 3, { turrets: ['rear'] });
    const cards = [han, carries('N', 'han-solo-gunner')];
    const scenario = phase([falcon({ attack: 'none' }), enemy], cards, { firstPlayer: 'B' });
    expect(told(scenario)).toEqual(['N.han-solo-gunner', 'F.han-solo-gunner', 'N.attack']);
    expect(decisivePages(judged(scenario).steps)).toContain('xwing-101');
    expect(decisivePages(judged(phase([falcon()], [han])).steps)).not.toContain('xwing-101');
  });
});

describe('the initiative at which a ship engages', () => {
  const roark = carries('R', 'roark-garnet', { target: 'F' });
  const torkil = carries('T', 'torkil-mux', { target: 'F' });
  const ships = [ship('F', 'A', 5), ship('R', 'A', 4), ship('T', 'B', 2)];
  it('is what the latest ability says', () => {
    expect(told(phase(ships, [roark]))).toEqual(['F.attack', 'R.attack', 'T.attack']);
    expect(told(phase(ships, [roark, torkil]))).toEqual(['R.attack', 'T.attack', 'F.attack']);
    expect(told(phase(ships, [roark, torkil], { firstPlayer: 'B' }))).toEqual([
      'F.attack',
      'R.attack',
      'T.attack',
    ]);
    expect(decisivePages(judged(phase(ships, [roark, torkil])).steps)).toContain('xwing-101');
    expect(decisivePages(judged(phase(ships, [roark])).steps)).not.toContain('xwing-101');
    expect(told(phase(ships, [roark, { ...torkil, use: false }]))).toEqual([
      'F.attack',
      'R.attack',
      'T.attack',
    ]);
  });
  it('is asked about for ships that do not attack as well', () => {
    const idle = phase([ship('F', 'A', 5, { attack: 'none' })], [], { focus: 'F.attack' });
    expect(told(idle)).toBe('no');
  });
});

describe('positions that are none', () => {
  it('are told apart', () => {
    expect(errors(phase([falcon(), ship('F', 'B', 1)], []))).toEqual([['same-id', 'ships.1.id']]);
    expect(errors(phase([falcon({ turrets: ['left', 'front'] })], []))).toEqual([
      ['turret-arcs', 'ships.0.turrets'],
    ]);
    expect(errors(phase([falcon({ turrets: [] })], []))).toEqual([['no-turret', 'ships.0.attack']]);
    expect(errors(phase([falcon({ attackArc: 'rear' })], []))).toEqual([
      ['not-a-turret-arc', 'ships.0.attackArc'],
    ]);
    expect(errors(phase([falcon()], [{ ...han, arc: 'left' }]))).toEqual([
      ['not-a-turret-arc', 'cards.0.arc'],
    ]);
    expect(errors(phase([falcon()], [carries('X', 'han-solo-gunner')]))).toEqual([
      ['unknown-ship', 'cards.0.ship'],
    ]);
    expect(errors(phase([falcon()], [han, han]))).toEqual([['card-twice', 'cards.1.card']]);
    expect(errors(phase([falcon()], [carries('F', 'roark-garnet')]))).toEqual([
      ['no-target', 'cards.0.target'],
    ]);
    expect(errors(phase([falcon()], [carries('F', 'torkil-mux', { target: 'F' })]))).toEqual([
      ['chooses-itself', 'cards.0.target'],
    ]);
    const pilots = (['roark-garnet', 'torkil-mux'] as const).map((card) =>
      carries('F', card, { use: false }),
    );
    expect(errors(phase([falcon()], pilots))).toEqual([['two-pilots', 'cards.1.card']]);
    expect(errors(phase([falcon({ attack: 'front', attackArc: 'right' })], []))).toEqual([
      ['no-arc-wanted', 'ships.0.attackArc'],
    ]);
    expect(errors(phase([falcon()], [], { focus: 'F.han-solo-gunner' }))).toEqual([
      ['unknown-attack', 'focus'],
    ]);
  });
});

const IDS = ['P', 'Q', 'R', 'S'] as const;
const anyShip = (id: string): fc.Arbitrary<Ship> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Ship ${id}`),
    player: fc.constantFrom('A' as const, 'B' as const),
    initiative: fc.integer({ min: 0, max: 7 }),
    turrets: fc.constantFrom<(typeof ARCS)[number][][]>(
      ['front'],
      ['left'],
      ['left', 'right'],
      ['rear', 'front'],
    ),
    attack: fc.constantFrom(...WEAPONS),
    bonusAttackMade: fc.boolean(),
  });
const PILOTS: readonly CardInPlay['card'][] = ['roark-garnet', 'torkil-mux'];
/** No ship chooses itself, and none has two pilots. */
const anyCards = fc
  .uniqueArray(
    fc.record({
      ship: fc.constantFrom(...IDS),
      card: fc.constantFrom(...ENGAGEMENT_CARD_IDS),
      use: fc.boolean(),
      target: fc.constantFrom(...IDS),
    }),
    { selector: ({ ship, card }) => `${ship}.${card}`, maxLength: 6 },
  )
  .map((cards) =>
    cards.filter(
      ({ ship, card, target }, i) =>
        !PILOTS.includes(card) ||
        (ship !== target && !cards.slice(0, i).some((one) => one.ship === ship && PILOTS.includes(one.card))),
    ),
  );
const anyPhase = fc
  .tuple(fc.tuple(...IDS.map(anyShip)), anyCards, fc.constantFrom('A' as const, 'B' as const))
  .map(([ships, cards, firstPlayer]) => phase(ships, cards, { firstPlayer }));

describe('any Engagement Phase', () => {
  it('goes by initiative, cards before ships, the first player before the second, then as listed', () => {
    fc.assert(
      fc.property(anyPhase, (scenario) => {
        const { ships, cards, firstPlayer } = scenario;
        const order = told(scenario) as readonly string[];
        const places = order.map((id) => {
          const [of, what] = id.split('.');
          const i = ships.findIndex((one) => one.id === of);
          const second = ships[i]?.player === firstPlayer ? 0 : 1;
          if (what !== 'attack') {
            const j = cards.findIndex(({ ship, card }) => ship === of && card === what);
            return [-7, 0, second, j];
          }
          // The last player to set the initiative of this ship is the second one, if that player did at all.
          const setting = (player: boolean) =>
            cards.findLast(
              ({ ship, card, use, target }) =>
                use &&
                (ships.find(({ id: one }) => one === ship)?.player === firstPlayer) === player &&
                (card === 'heightened-perception' ? ship : card === 'han-solo-gunner' ? '' : target) === of,
            );
          const latest = setting(false) ?? setting(true);
          const at = latest ? (latest.card === 'torkil-mux' ? 0 : 7) : (ships[i]?.initiative ?? 0);
          return [-at, 1, second, i];
        });
        const compare = (a: readonly number[], b: readonly number[]) =>
          a.map((n, k) => n - (b[k] ?? 0)).find((n) => n !== 0) ?? 0;
        expect(places).toEqual(places.toSorted(compare));
      }),
    );
  });
  it('answers about one attack as the whole order does, and has one attack at most from a barred arc', () => {
    fc.assert(
      fc.property(anyPhase, (scenario) => {
        const order = told(scenario) as readonly string[];
        for (const { id, attack, turrets } of scenario.ships) {
          const performed = order.includes(`${id}.attack`);
          expect(told({ ...scenario, focus: `${id}.attack` })).toBe(performed ? 'yes' : 'no');
          const hans = order.filter((one) => one === `${id}.han-solo-gunner`).length;
          // All that attack from a turret arc use their first one here, and so does Han.
          const missing = attack === 'none' || (attack === 'turret' && turrets.length > 0 && hans > 0);
          expect(performed).toBe(!missing);
        }
      }),
    );
  });
  it('is the same with the players’ names changed over', () => {
    const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');
    fc.assert(
      fc.property(anyPhase, (scenario) => {
        const ships = scenario.ships.map((one) => ({ ...one, player: other(one.player) }));
        const mirrored = { ...scenario, ships, firstPlayer: other(scenario.firstPlayer) };
        expect(told(mirrored)).toEqual(told(scenario));
      }),
    );
  });
});
