/** Positions to which the queue cannot be applied. */

import { sameLetters } from '../../letters.ts';
import type { Path, SetupError } from '../../result.ts';
import type { Difficulty } from '../terms.ts';
import { CARDS, textBox } from './abilities/index.ts';
import { type Card, isTriggered } from './abilities/vocabulary.ts';
import { itemId } from './item.ts';
import type { AbilityQueueScenario, CardInPlay } from './scenario.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

/** Ships need ids of their own, cards a ship, choices another ship, and a maneuver made through a card must be the one it gives. */
export function setupErrors(scenario: AbilityQueueScenario): readonly SetupError[] {
  const ships = new Map(scenario.ships.map((ship) => [ship.id, ship]));
  const shipName = (id: string) => ships.get(id)?.name ?? id;
  const errors: SetupError[] = [...sameLetters({ ships: scenario.ships })];
  for (const [i, { ship, card, chooses, charges }] of scenario.cards.entries()) {
    if (!ships.has(ship)) {
      const message = `${CARDS[card].name} is on ship ${ship}, and there is no such ship.`;
      errors.push(error('unknown-ship', message, 'cards', i, 'ship'));
    } else if (scenario.cards.findIndex((other) => other.ship === ship && other.card === card) !== i) {
      const message = `${shipName(ship)} carries ${CARDS[card].name} twice.`;
      errors.push(error('card-twice', message, 'cards', i, 'card'));
    }
    const box = textBox(CARDS, card);
    const told = scenario.cards.find(
      (other) => other.ship === ship && textBox(CARDS, other.card) === box && other.charges !== undefined,
    );
    if (charges !== undefined && told && told.charges !== charges) {
      const message = `${CARDS[card].name} and ${CARDS[told.card].name} are one card, with ${told.charges} or ${charges} charges left.`;
      errors.push(error('charges-differ', message, 'cards', i, 'charges'));
    }
    if (chooses !== undefined && !ships.has(chooses)) {
      const message = `${CARDS[card].name} chooses ship ${chooses}, and there is no such ship.`;
      errors.push(error('unknown-ship', message, 'cards', i, 'chooses'));
    } else if (chooses === ship) {
      const message = `${shipName(ship)} is in none of its own arcs, so ${CARDS[card].name} cannot choose it.`;
      errors.push(error('chooses-itself', message, 'cards', i, 'chooses'));
    }
  }
  errors.push(...scenario.cards.flatMap(unaskedErrors));
  if (!ships.has(scenario.ship)) {
    const message = `The window is about ship ${scenario.ship}, and there is no such ship.`;
    errors.push(error('unknown-ship', message, 'ship'));
  }
  errors.push(...throughErrors(scenario, shipName(scenario.ship)));
  if (scenario.focus !== undefined && !askable(scenario).includes(scenario.focus)) {
    const message = `${scenario.focus} is none of what can be asked about: ${askable(scenario).join(', ')}.`;
    errors.push(error('unknown-ability', message, 'focus'));
  }
  return errors;
}

/** Ids that `focus` can name: the abilities in play and the game effects that ships may meet. */
const askable = ({ cards, ships }: AbilityQueueScenario): readonly string[] => [
  ...cards.map(({ ship, card }) => itemId(ship, card)),
  ...ships.flatMap(({ id }) => [itemId(id, 'tractored'), itemId(id, 'debris-cloud')]),
];

const described = ({ speed, difficulty }: { readonly speed: number; readonly difficulty: Difficulty }) =>
  speed === 0 ? `${difficulty} and stationary` : `${difficulty} of speed ${speed}`;

/** A card that replaces the revealed maneuver gives one certain maneuver, and only to the ship that carries it. */
function throughErrors(scenario: AbilityQueueScenario, shipName: string): readonly SetupError[] {
  const { event, through, cards, ship, speed, difficulty } = scenario;
  if (event !== 'maneuver' || through === undefined) return [];
  const { name, maneuver } = CARDS[through];
  if (!maneuver) return [error('card-gives-no-maneuver', `${name} gives a ship no maneuver.`, 'through')];
  if (!cards.some((it) => it.ship === ship && it.card === through)) {
    const message = `${shipName} does not carry ${name}, so it executed no maneuver through it.`;
    return [error('card-not-carried', message, 'through')];
  }
  if (speed === maneuver.speed && difficulty === maneuver.difficulty) return [];
  const message = `The maneuver that ${name} gives is ${described(maneuver)}, not ${described({ speed, difficulty })}.`;
  return [error('not-the-maneuver-of-the-card', message, 'through')];
}

/** What is said about a card that its text does not ask for would be passed over. */
function unaskedErrors(
  { card: id, chooses, removes, charges }: CardInPlay,
  i: number,
): readonly SetupError[] {
  const card: Card = CARDS[id];
  const { name } = card;
  const { choice, effects = [] } = isTriggered(card) ? card.ability : {};
  const removable = effects.flatMap((effect) => (effect.kind === 'remove' ? effect.tokens : []));
  const errors: SetupError[] = [];
  if (chooses !== undefined && !choice) {
    const message = `${name} does not let its player choose a ship; leave the chosen ship out.`;
    errors.push(error('no-choice', message, 'cards', i, 'chooses'));
  }
  if (removes !== undefined && !removable.includes(removes)) {
    const can = removable.length > 0 ? `tokens of these kinds: ${removable.join(', ')}` : 'no token';
    const message = `${name} cannot remove a ${removes} token; it can remove ${can}.`;
    errors.push(error('not-removable', message, 'cards', i, 'removes'));
  }
  if (charges !== undefined && card.charges === undefined) {
    errors.push(error('no-charges', `${name} has no charges; leave them out.`, 'cards', i, 'charges'));
  }
  return errors;
}
