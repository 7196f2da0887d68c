/** Positions to which the Engagement Phase cannot be applied. */
import { sameLetters } from '../../letters.ts';
import type { Path, SetupError } from '../../result.ts';
import { ENGAGEMENT_CARDS } from './cards.ts';
import { ARCS, type Arc, type CardInPlay, type EngagementScenario, type Ship } from './scenario.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

/** Ships need letters and arcs of their own, cards a ship and, if they choose one, another. */
export function setupErrors(scenario: EngagementScenario): readonly SetupError[] {
  const { ships, cards, focus } = scenario;
  const errors = [
    ...sameLetters({ ships }),
    ...ships.flatMap(shipErrors),
    ...cards.flatMap((card, i) => cardErrors(scenario, card, i)),
  ];
  const askable = attackIds(scenario);
  if (focus !== undefined && !askable.includes(focus)) {
    const message = `${focus} is none of the attacks that can be asked about: ${askable.join(', ')}.`;
    errors.push(error('unknown-attack', message, 'focus'));
  }
  return errors;
}

/** The ids of the attacks that can be asked about: each ship's as it engages, and those of cards. */
const attackIds = ({ ships, cards }: EngagementScenario): readonly string[] => [
  ...ships.map(({ id }) => `${id}.attack`),
  ...cards
    .filter(({ card }) => ENGAGEMENT_CARDS[card].clause.does === 'attacks-at')
    .map(({ ship, card }) => `${ship}.${card}`),
];

function shipErrors(ship: Ship, i: number): readonly SetupError[] {
  const { name, turrets, attack, attackArc } = ship;
  const errors: SetupError[] = [];
  if (!areTurrets(turrets)) {
    const message = `A ship has one turret arc, or two in opposite directions; ${name} has ${turrets.join(' and ')}.`;
    errors.push(error('turret-arcs', message, 'ships', i, 'turrets'));
  }
  if (attack === 'turret' && turrets.length === 0) {
    const message = `${name} attacks from a turret arc and has none; say where its turret points to.`;
    errors.push(error('no-turret', message, 'ships', i, 'attack'));
  }
  if (attack === 'turret') errors.push(...arcError(ship, attackArc, 'ships', i, 'attackArc'));
  else if (attackArc !== undefined) {
    const message = `${name} does not attack from a turret arc; leave open which one, or let it do so.`;
    errors.push(error('no-arc-wanted', message, 'ships', i, 'attackArc'));
  }
  return errors;
}

/** One or none, or two opposite ones. */
function areTurrets([one, two, ...more]: readonly Arc[]): boolean {
  if (one === undefined || two === undefined) return true;
  return more.length === 0 && (ARCS.indexOf(one) + 2) % ARCS.length === ARCS.indexOf(two);
}

function arcError({ name, turrets }: Ship, arc: Arc | undefined, ...path: Path): readonly SetupError[] {
  if (arc === undefined || turrets.length === 0 || turrets.includes(arc)) return [];
  const message = `No turret arc of ${name} points to the ${arc}: expected ${turrets.join(' or ')}.`;
  return [error('not-a-turret-arc', message, ...path)];
}

/** The name of the pilot among the cards of a ship. */
const pilotOf = (cards: readonly CardInPlay[], ship: string): string | undefined =>
  cards
    .filter((one) => one.ship === ship)
    .map(({ card }) => ENGAGEMENT_CARDS[card])
    .find(({ pilot }) => pilot)?.name;

function cardErrors(
  { ships, cards }: EngagementScenario,
  { ship, card, use, target, arc }: CardInPlay,
  i: number,
): readonly SetupError[] {
  const { name, clause } = ENGAGEMENT_CARDS[card];
  const carrier = ships.find(({ id }) => id === ship);
  if (!carrier) {
    const message = `${name} is on ship ${ship}, and there is no such ship.`;
    return [error('unknown-ship', message, 'cards', i, 'ship')];
  }
  if (cards.findIndex((other) => other.ship === ship && other.card === card) !== i) {
    return [error('card-twice', `${carrier.name} carries ${name} twice.`, 'cards', i, 'card')];
  }
  const pilot = pilotOf(cards.slice(0, i), ship);
  if (pilot !== undefined && ENGAGEMENT_CARDS[card].pilot) {
    return [
      error('two-pilots', `${pilot} and ${name} are both pilots, and a ship has one.`, 'cards', i, 'card'),
    ];
  }
  if (clause.does === 'attacks-at') return arcError(carrier, arc, 'cards', i, 'arc');
  if (!use || clause.whose === 'own') return [];
  if (target === ship) {
    const message = `${carrier.name} is in none of its own arcs, so ${name} cannot choose it; choose another ship.`;
    return [error('chooses-itself', message, 'cards', i, 'target')];
  }
  if (ships.some(({ id }) => id === target)) return [];
  const found = target === undefined ? 'none is named' : `there is no ship ${target}`;
  const message = `${name} chooses a ship, and ${found}; name one, or say that it is not used.`;
  return [error('no-target', message, 'cards', i, 'target')];
}
