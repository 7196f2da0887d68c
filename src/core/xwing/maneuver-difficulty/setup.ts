/** Positions to which the question about a maneuver cannot be applied. */
import type { Path, SetupError } from '../../result.ts';
import { MANEUVER_CARDS } from './cards.ts';
import { isManeuver, type ManeuverDifficultyScenario } from './scenario.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

/** A maneuver needs a speed that its bearing has, a ship one pilot and each card once, and speeds something to compare. */
export function setupErrors(scenario: ManeuverDifficultyScenario): readonly SetupError[] {
  const { cards, focus, speed, bearing, otherSpeed } = scenario;
  const errors: SetupError[] = [];
  if (!isManeuver(scenario)) {
    const message = `A maneuver of speed 0 is stationary, and only such a one; this is ${bearing.replaceAll('-', ' ')} at speed ${speed}.`;
    errors.push(error('speed-and-bearing', message, 'speed'));
  }
  const pilots = cards.filter(({ card }) => MANEUVER_CARDS[card].pilot);
  for (const [i, inPlay] of cards.entries()) {
    const { card } = inPlay;
    const { name, clause } = MANEUVER_CARDS[card];
    if (cards.findIndex((other) => other.card === card) !== i) {
      errors.push(error('card-twice', `${name} is there twice.`, 'cards', i, 'card'));
    } else if (pilots.indexOf(inPlay) > 0) {
      const first = MANEUVER_CARDS[pilots[0]?.card ?? card].name;
      const message = `${first} and ${name} are both pilots, and a ship has one.`;
      errors.push(error('two-pilots', message, 'cards', i, 'card'));
    }
    if (clause.does === 'compares-speed' && otherSpeed === undefined) {
      const message = `${name} compares speeds; say which speed the revealed maneuver of the other ship has.`;
      errors.push(error('no-other-speed', message, 'otherSpeed'));
    }
  }
  if (focus !== undefined && !cards.some(({ card }) => card === focus)) {
    const message = `${MANEUVER_CARDS[focus].name} is asked about and is not among the cards.`;
    errors.push(error('card-not-there', message, 'focus'));
  }
  return errors;
}
