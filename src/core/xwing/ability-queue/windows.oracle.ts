/** For tests: scenarios in few words, any scenario at all, and what comes of one. */
import fc from 'fast-check';
import type { Answer, Verdict } from '../../verdict.ts';
import { DIFFICULTIES, MOMENTS, MOVING_ACTIONS, PLACES, type Player, SIZES, TOKENS } from '../terms.ts';
import { CARD_IDS, CARDS, type CardId } from './abilities/index.ts';
import { type Card, isTriggered } from './abilities/vocabulary.ts';
import { abilityQueue } from './ability-queue.ts';
import { READINGS } from './readings.ts';
import { type AbilityQueueScenario, type CardInPlay, EVENTS, type Ship, TRACTOR_MOVES } from './scenario.ts';

export const ship = (id: string, player: Player, more: Partial<Ship> = {}): Ship => ({
  id,
  name: `Ship ${id}`,
  player,
  size: 'small',
  force: 0,
  stress: 0,
  strain: 0,
  tractor: 0,
  focus: 0,
  deplete: 0,
  shields: 0,
  shieldsLost: 0,
  tractoredThisRound: false,
  tractorMove: 'stays',
  bonusAttackMade: false,
  ...more,
});

export const carries = (on: string, card: CardId, more: Partial<CardInPlay> = {}): CardInPlay => ({
  ship: on,
  card,
  use: true,
  action: 'boost',
  fails: false,
  reach: [],
  ...more,
});

/** A ship of its own fully executes a white maneuver of speed 2, unless `more` says otherwise. */
export const window = (
  ships: readonly [Ship, ...Ship[]],
  cards: readonly CardInPlay[],
  more: Partial<AbilityQueueScenario> = {},
): AbilityQueueScenario => ({
  question: 'xwing/ability-queue',
  firstPlayer: 'A',
  ships,
  cards,
  event: 'maneuver',
  moment: 'end-phase',
  ship: ships[0].id,
  speed: 2,
  difficulty: 'white',
  fully: true,
  token: 'stress',
  count: 1,
  ...more,
});

const small = fc.integer({ min: 0, max: 3 });
const fewCharges = fc.integer({ min: 0, max: 4 });
const IDS = ['P', 'Q', 'R', 'S'] as const;
type Id = (typeof IDS)[number];

const notItself = ({ chooses, ...it }: CardInPlay): CardInPlay =>
  chooses === undefined || chooses === it.ship ? it : { ...it, chooses };
const withCharges = (it: CardInPlay, charges: number | undefined): CardInPlay =>
  charges === undefined || CARDS[it.card].charges === undefined ? it : { ...it, charges };
/** Only what the card asks for. */
const fitting = ({ chooses, removes, ...it }: CardInPlay): CardInPlay => {
  const card: Card = CARDS[it.card];
  const { choice, effects = [] } = isTriggered(card) ? card.ability : {};
  const removable = effects.flatMap((effect) => (effect.kind === 'remove' ? effect.tokens : []));
  return {
    ...it,
    ...(choice && chooses !== undefined && { chooses }),
    ...(removes !== undefined && removable.includes(removes) && { removes }),
  };
};

const anyShip = (id: string): fc.Arbitrary<Ship> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Ship ${id}`),
    player: fc.constantFrom('A' as const, 'B' as const),
    size: fc.constantFrom(...SIZES),
    force: small,
    stress: fc.integer({ min: 0, max: 1 }),
    strain: fc.integer({ min: 0, max: 1 }),
    tractor: small,
    focus: small,
    deplete: fc.integer({ min: 0, max: 1 }),
    shields: small,
    shieldsLost: small,
    tractoredThisRound: fc.boolean(),
    tractorMove: fc.constantFrom(...TRACTOR_MOVES),
    bonusAttackMade: fc.boolean(),
  });

const anyReadings = fc.record(
  {
    'cost-needs-effect': fc.constantFrom(...READINGS['cost-needs-effect'].values),
    'shields-lost-together': fc.constantFrom(...READINGS['shields-lost-together'].values),
    'dalan-chooses': fc.constantFrom(...READINGS['dalan-chooses'].values),
    'partial-execution': fc.constantFrom(...READINGS['partial-execution'].values),
    'failed-action-cost': fc.constantFrom(...READINGS['failed-action-cost'].values),
  },
  { requiredKeys: [] },
);

/** Any scenario without setup errors: the event's details, ships, cards and readings are free. */
export const anyWindow: fc.Arbitrary<AbilityQueueScenario> = fc.integer({ min: 1, max: 4 }).chain((n) => {
  const ids = IDS.slice(0, n);
  const anyCard: fc.Arbitrary<CardInPlay> = fc.record(
    {
      ship: fc.constantFrom(...ids),
      card: fc.constantFrom(...CARD_IDS),
      use: fc.boolean(),
      action: fc.constantFrom(...MOVING_ACTIONS),
      fails: fc.boolean(),
      reach: fc.subarray([...PLACES]),
      chooses: fc.constantFrom(...ids),
      removes: fc.constantFrom(...TOKENS),
    },
    { requiredKeys: ['ship', 'card', 'use', 'action', 'fails', 'reach'] },
  );
  // One number for all cards of a ship, so that abilities of one text box agree; or as printed.
  const anyCharges = fc.record(
    { P: fewCharges, Q: fewCharges, R: fewCharges, S: fewCharges },
    { requiredKeys: [] },
  );
  const anyCards = fc
    .tuple(fc.uniqueArray(anyCard, { maxLength: 10, selector: (it) => `${it.ship}.${it.card}` }), anyCharges)
    .map(([cards, charges]) =>
      cards.map((it) => withCharges(fitting(notItself(it)), charges[it.ship as Id])),
    );
  return fc.record({
    question: fc.constant('xwing/ability-queue' as const),
    firstPlayer: fc.constantFrom('A' as const, 'B' as const),
    ships: fc.tuple(...ids.map(anyShip)),
    cards: anyCards,
    event: fc.constantFrom(...EVENTS),
    moment: fc.constantFrom(...MOMENTS),
    ship: fc.constantFrom(...ids),
    speed: fc.integer({ min: 0, max: 5 }),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    fully: fc.boolean(),
    token: fc.constantFrom(...TOKENS),
    count: fc.integer({ min: 1, max: 3 }),
    readings: anyReadings,
  });
});

/** The same with the Inertial Dampeners where the ship carries them. */
export const anyWindowThroughCards = anyWindow.map((scenario): AbilityQueueScenario => {
  const has = scenario.cards.some((it) => it.ship === scenario.ship && it.card === 'inertial-dampeners');
  return has ? { ...scenario, through: 'inertial-dampeners', speed: 0, difficulty: 'white' } : scenario;
});

/** The verdict on a scenario that must have one. */
export const judge = (scenario: AbilityQueueScenario): Verdict => {
  const verdict = abilityQueue.judge(scenario);
  if (!verdict.ok) throw new Error(verdict.error.map(({ message }) => message).join(' '));
  return verdict.value;
};
export const order = (...items: string[]): Answer => ({ kind: 'order', items });
export const answer = (scenario: AbilityQueueScenario): Answer => judge(scenario).answer;

/** What a ship has in the end. */
export const leftWith = (scenario: AbilityQueueScenario, id: string): Record<string, number> => {
  const steps = judge(scenario).steps.filter((step) => step.fact === 'finally');
  return steps.map(({ evidence }) => evidence as never).find(({ ship: of }) => of === id) as never;
};

/** Items that are shown in this state at some moment. */
export const everIn = (scenario: AbilityQueueScenario, state: string): readonly string[] => [
  ...new Set(
    (judge(scenario).frames ?? []).flatMap(({ queue }) =>
      queue.filter((item) => item.state === state).map((item) => item.id),
    ),
  ),
];
