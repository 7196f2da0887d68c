/** Rolls that cannot be gone through. */

import { sameLetters } from '../../letters.ts';
import { citing, type Path, type SetupError } from '../../result.ts';
import { weaponRecord } from '../weapon/weapons.ts';
import { EFFECT_IDS, EFFECTS, type EffectId } from './effects.ts';
import { PAGE } from './pages.ts';
import { type AttackEffectsScenario, effectId, type Roll } from './scenario.ts';
import type { Table } from './state.ts';
import type { Deed } from './vocabulary.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

type Names = (id: string) => string;

export function setupErrors(scenario: AttackEffectsScenario): readonly SetupError[] {
  const { ships, effects, rolls } = scenario;
  const named: Names = (id) => ships.find((ship) => ship.id === id)?.name ?? id;
  return [
    ...sameLetters({ ships }),
    ...ships.flatMap(({ id, name, lock }, i) => {
      if (lock === undefined) return [];
      const path = ['ships', i, 'lock'] as const;
      if (lock === id) return [error('lock-on-itself', `${name} cannot have a lock on itself.`, ...path)];
      return unknown(scenario, lock, `${name} has a lock on`, path);
    }),
    ...effects.flatMap(({ ship, effect, dice }, i) => {
      const { name } = EFFECTS[effect];
      const first = effects.findIndex((other) => other.ship === ship && other.effect === effect);
      if (first !== i)
        return [error('effect-twice', `${named(ship)} has ${name} twice.`, 'effects', i, 'effect')];
      const nobody = unknown(scenario, ship, `${name} belongs to`, ['effects', i, 'ship']);
      const choosesDice = deedsOf(effect).some((does) => does.kind === 'reroll' && does.dice === 'any');
      if (dice === undefined || choosesDice) return nobody;
      const message = `${name} does not let its player choose how many dice to reroll; leave the number out.`;
      return [...nobody, error('no-choice-of-dice', message, 'effects', i, 'dice')];
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
    ...weaponErrors(scenario, roll, named, path),
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
  const message =
    attacker === defender
      ? `${attacker.name} is both the attacker and the defender, and a ship cannot attack itself.`
      : `${defender.name} is no enemy of ${attacker.name}, so it cannot be the defender.`;
  return [citing(PAGE.steps, error('no-enemy', message, ...path))];
}

function weaponErrors(
  { effects }: AttackEffectsScenario,
  { ship, against, weapon, bullseye }: Roll,
  named: Names,
  path: Path,
): readonly SetupError[] {
  if (weapon === 'primary' || weapon === 'special') return [];
  const { name, weapon: isWeapon } = EFFECTS[weapon];
  if (!isWeapon) return [error('no-weapon', `${name} is no weapon to attack with.`, ...path, 'weapon')];
  if (!effects.some((it) => it.ship === ship && it.effect === weapon)) {
    const message = `${named(ship)} does not have ${name} among its cards, so it cannot attack with it.`;
    return [error('weapon-not-carried', message, ...path, 'weapon')];
  }
  if (bullseye || weaponRecord(weapon)?.arc !== 'bullseye') return [];
  const message = `${name} needs a defender in the bullseye arc, and ${named(against ?? ship)} is not in it.`;
  return [citing(PAGE.specialWeapon, error('out-of-arc', message, ...path, 'bullseye'))];
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
  const all = rolls.flatMap((_, i) => effects.map((it) => ({ id: effectId(it, i + 1), effect: it.effect })));
  const unknownOr = (
    id: string | undefined,
    field: 'focus' | 'added',
    otherwise: (effect: EffectId) => readonly SetupError[],
  ): readonly SetupError[] => {
    if (id === undefined) return [];
    const known = all.find((it) => it.id === id);
    if (known) return otherwise(known.effect);
    const message = `${id} is none of what can be asked about: ${all.map((it) => it.id).join(', ')}.`;
    return [error('unknown-effect', message, field)];
  };
  if (added === undefined) return unknownOr(focus, 'focus', () => []);
  if (focus === undefined) {
    const message = `The die that ${added} adds is asked about, but not which effect might reroll it.`;
    return [error('no-focus', message, 'focus')];
  }
  return [
    ...unknownOr(focus, 'focus', (effect) => withoutDeed(effect, 'reroll', 'rerolls', 'focus')),
    ...unknownOr(added, 'added', (effect) => withoutDeed(effect, 'add', 'adds', 'added')),
  ];
}

/** An error where an effect that should add or reroll a die does no such thing. */
function withoutDeed(
  effect: EffectId,
  kind: Deed['kind'],
  verb: string,
  field: string,
): readonly SetupError[] {
  if (deedsOf(effect).some((does) => does.kind === kind)) return [];
  const able = EFFECT_IDS.filter((id) => deedsOf(id).some((does) => does.kind === kind));
  const message = `${EFFECTS[effect].name} ${verb} no die. What does: ${able.map((id) => EFFECTS[id].name).join(', ')}.`;
  return [error(`${verb}-nothing`, message, field)];
}

const deedsOf = (effect: EffectId): readonly Deed[] => EFFECTS[effect].clauses.map(({ does }) => does);

/** An attack that costs more than its ship has left by then; found as the rolls are gone through. */
export const unpaidErrors = ({ scenario, unpaid }: Table): readonly SetupError[] =>
  unpaid.map(({ number, needs, has }) => {
    const i = number - 1;
    const { ship, weapon } = scenario.rolls[i] as Roll;
    const record = weaponRecord(weapon);
    const named = scenario.ships.find(({ id }) => id === ship)?.name ?? ship;
    const message = `This attack with ${record?.name ?? weapon} costs ${needs} Force charge${needs === 1 ? '' : 's'}; ${named} has ${has} by then.`;
    return citing(record?.page, error('cost-not-payable', message, 'rolls', i, 'weapon'));
  });
