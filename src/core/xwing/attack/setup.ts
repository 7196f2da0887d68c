/** Rolls that cannot be gone through. */
import { citing, type Path, type SetupError } from '../../result.ts';
import { EFFECTS } from './effects.ts';
import { PAGE } from './pages.ts';
import { type AttackEffectsScenario, effectId, type Roll } from './scenario.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

type Names = (id: string) => string;

export function setupErrors(scenario: AttackEffectsScenario): readonly SetupError[] {
  const { ships, effects, rolls } = scenario;
  const named: Names = (id) => ships.find((ship) => ship.id === id)?.name ?? id;
  return [
    ...ships.flatMap((ship, i) => {
      const first = ships.findIndex(({ id }) => id === ship.id);
      if (first === i) return [];
      const message = `${named(ship.id)} and ${ship.name} have the same letter ${ship.id}.`;
      return [error('same-id', message, 'ships', i, 'id')];
    }),
    ...ships.flatMap(({ id, name, lock }, i) => {
      if (lock === undefined) return [];
      const path = ['ships', i, 'lock'] as const;
      if (lock === id) return [error('lock-on-itself', `${name} cannot have a lock on itself.`, ...path)];
      return unknown(scenario, lock, `${name} has a lock on`, path);
    }),
    ...effects.flatMap(({ ship, effect }, i) => {
      const { name } = EFFECTS[effect];
      const first = effects.findIndex((other) => other.ship === ship && other.effect === effect);
      if (first !== i)
        return [error('effect-twice', `${named(ship)} has ${name} twice.`, 'effects', i, 'effect')];
      return unknown(scenario, ship, `${name} belongs to`, ['effects', i, 'ship']);
    }),
    ...rolls.flatMap((roll, i) => rollErrors(scenario, roll, i, named)),
    ...focusErrors(scenario),
  ];
}

const unknown = (
  { ships }: AttackEffectsScenario,
  id: string,
  what: string,
  path: Path,
): readonly SetupError[] =>
  ships.some((ship) => ship.id === id)
    ? []
    : [error('unknown-ship', `${what} ship ${id}, and there is no such ship.`, ...path)];

function rollErrors(
  scenario: AttackEffectsScenario,
  roll: Roll,
  i: number,
  named: Names,
): readonly SetupError[] {
  const { ship, against, occasion } = roll;
  const path = ['rolls', i] as const;
  const nobody = unknown(scenario, ship, occasion === 'no-attack' ? 'The roll is of' : 'The attack is of', [
    ...path,
    'ship',
  ]);
  if (nobody.length > 0 || occasion === 'no-attack') return nobody;
  if (against === undefined)
    return [
      error(
        'no-defender',
        `The attack of ${named(ship)} needs a ship that it is made on.`,
        ...path,
        'against',
      ),
    ];
  const missing = unknown(scenario, against, 'The attack is on', [...path, 'against']);
  if (missing.length > 0) return missing;
  return [
    ...friendErrors(scenario, ship, against, [...path, 'against']),
    ...weaponErrors(scenario, roll, named, [...path, 'weapon']),
    ...occasionErrors(scenario, roll, i, named),
  ];
}

/** Only enemy ships are attacked. */
function friendErrors(
  { ships }: AttackEffectsScenario,
  ship: string,
  against: string,
  path: Path,
): readonly SetupError[] {
  const [attacker, defender] = [ship, against].map((id) => ships.find((other) => other.id === id));
  if (!attacker || !defender || attacker.player !== defender.player) return [];
  const message = `${defender.name} is no enemy of ${attacker.name}, so it cannot be the defender.`;
  return [citing(PAGE.steps, error('no-enemy', message, ...path))];
}

function weaponErrors(
  { effects }: AttackEffectsScenario,
  { ship, weapon }: Roll,
  named: Names,
  path: Path,
): readonly SetupError[] {
  if (weapon === 'primary' || weapon === 'special') return [];
  const { name, weapon: isWeapon } = EFFECTS[weapon];
  if (!isWeapon) return [error('no-weapon', `${name} is no weapon to attack with.`, ...path)];
  if (effects.some((it) => it.ship === ship && it.effect === weapon)) return [];
  const message = `${named(ship)} does not have ${name} among its cards, so it cannot attack with it.`;
  return [error('weapon-not-carried', message, ...path)];
}

/** A bonus attack in the Aftermath follows an attack, and a ship performs one bonus attack a round. */
function occasionErrors(
  { rolls }: AttackEffectsScenario,
  { ship, occasion }: Roll,
  i: number,
  named: Names,
): readonly SetupError[] {
  const path = ['rolls', i, 'occasion'] as const;
  const before = rolls.slice(0, i);
  const previous = before.at(-1);
  if (occasion === 'aftermath' && (!previous || previous.occasion === 'no-attack')) {
    const message = 'There is no attack before this one in whose Aftermath it could be performed.';
    return [citing(PAGE.aftermath, error('no-attack-before', message, ...path))];
  }
  const isBonus = (it: Roll) => it.occasion === 'aftermath' || it.occasion === 'bonus';
  const other = before.find((it) => it.ship === ship && isBonus(it));
  if (occasion !== 'engagement' && other) {
    const message = `${named(ship)} has performed its bonus attack of this round.`;
    return [citing(PAGE.bonusAttack, error('second-bonus-attack', message, ...path))];
  }
  return [];
}

function focusErrors({ effects, rolls, focus, added }: AttackEffectsScenario): readonly SetupError[] {
  const ids = rolls.flatMap((_, i) => effects.map((it) => effectId(it, i + 1)));
  const check = (id: string | undefined, field: string): readonly SetupError[] =>
    id === undefined || ids.includes(id)
      ? []
      : [error('unknown-effect', `${id} is none of what can be asked about: ${ids.join(', ')}.`, field)];
  if (added !== undefined && focus === undefined)
    return [
      error(
        'no-focus',
        `The die that ${added} adds is asked about, but not which effect might reroll it.`,
        'focus',
      ),
    ];
  return [...check(focus, 'focus'), ...check(added, 'added')];
}
