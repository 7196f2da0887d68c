/**
 * The Engagement Phase from the highest initiative down: at each, first what cards do at it, then the ships that engage
 * at it (rulings, Han Solo gunner; later rules references, Engagement Phase). Nothing here leaves the game meanwhile.
 */
import { ENGAGEMENT_CARDS, type EngagementCardId } from './cards.ts';
import { inOrder, latestFor, playerOf, type Setting, settingsOf } from './initiative.ts';
import { readingOf } from './readings.ts';
import type { Arc, CardInPlay, EngagementScenario, Ship } from './scenario.ts';

/** A bonus attack that a card gives at an initiative. */
export interface Bonus {
  readonly id: string;
  readonly ship: Ship;
  readonly inPlay: CardInPlay;
  /** Null where the ship has no turret arc. */
  readonly arc: Arc | null;
  /** The ship has not performed a bonus attack yet. */
  readonly left: boolean;
  readonly performed: boolean;
}

export interface Engaging {
  readonly id: string;
  readonly ship: Ship;
  /** Null where it does not attack. */
  readonly arc: Arc | null;
  /** The card through which it has attacked from the turret arc that points where it would attack now. */
  readonly after: EngagementCardId | undefined;
  readonly performed: boolean;
}

export interface Level {
  readonly initiative: number;
  readonly bonuses: readonly Bonus[];
  readonly engaging: readonly Engaging[];
}

export interface Phase {
  readonly settings: readonly Setting[];
  readonly levels: readonly Level[];
  /** Ids of the attacks performed, in order. */
  readonly attacks: readonly string[];
}

export function phaseOf(scenario: EngagementScenario): Phase {
  const { ships, cards } = scenario;
  const settings = settingsOf(scenario);
  const at = (ship: Ship) => latestFor(settings, ship)?.to ?? ship.initiative;
  const timed = cards.flatMap((inPlay) => {
    const { clause } = ENGAGEMENT_CARDS[inPlay.card];
    const ship = ships.find(({ id }) => id === inPlay.ship);
    return clause.does === 'attacks-at' && ship ? [{ inPlay, ship, at: clause.initiative }] : [];
  });
  const barred = new Map<string, EngagementCardId>();
  const key = (ship: Ship, arc: Arc) => `${ship.id} ${arc}`;
  const bonusAttacks = new Set(ships.filter((ship) => ship.bonusAttackMade));

  const bonus = ({ inPlay, ship }: (typeof timed)[number]): Bonus => {
    const arc = inPlay.arc ?? ship.turrets[0] ?? null;
    const left = !bonusAttacks.has(ship);
    const performed = inPlay.use && ship.turrets.length > 0 && left;
    if (performed && arc !== null) barred.set(key(ship, arc), inPlay.card);
    if (performed) bonusAttacks.add(ship);
    return { id: `${ship.id}.${inPlay.card}`, ship, inPlay, arc, left, performed };
  };
  const engage = (ship: Ship): Engaging => {
    const id = `${ship.id}.attack`;
    if (ship.attack === 'none') return { id, ship, arc: null, after: undefined, performed: false };
    const arc = ship.attack === 'front' ? 'front' : (ship.attackArc ?? ship.turrets[0] ?? 'front');
    const after = barred.get(key(ship, arc));
    const apart =
      ship.attack === 'front' && readingOf(scenario.readings, 'front-weapon-and-turret') === 'apart';
    return { id, ship, arc, after, performed: after === undefined || apart };
  };

  const initiatives = [...new Set([...ships.map(at), ...timed.map((one) => one.at)])].sort((a, b) => b - a);
  const levels = initiatives.map((initiative): Level => {
    const now = timed.filter((one) => one.at === initiative);
    const bonuses = inOrder(scenario, now, ({ ship }) => ship.player).map(bonus);
    const here = ships.filter((ship) => at(ship) === initiative);
    return {
      initiative,
      bonuses,
      engaging: inOrder(scenario, here, ({ id }) => playerOf(scenario, id)).map(engage),
    };
  });
  const attacks = levels.flatMap(({ bonuses, engaging }) =>
    [...bonuses, ...engaging].filter(({ performed }) => performed).map(({ id }) => id),
  );
  return { settings, levels, attacks };
}
