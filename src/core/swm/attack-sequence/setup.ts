/** Positions that no sequence can be run from. */

import { sameLetters } from '../../letters.ts';
import { citing, type Path, type SetupError } from '../../result.ts';
import { areaOf } from '../abilities/areas.ts';
import { OFFENCES, sourceOf } from '../abilities/index.ts';
import { sequenceClause } from '../abilities/sequence.ts';
import type { Victims } from '../abilities/vocabulary.ts';
import { expand } from '../effects/events.ts';
import { sideOf } from '../effects/sides.ts';
import { isCharacter } from '../held-clauses.ts';
import { isOfKind } from '../kinds.ts';
import { PAGE } from '../pages.ts';
import { type AttackSequenceScenario, abilityUsed, type SequenceCharacter, type Using } from './scenario.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

export function setupErrors(scenario: AttackSequenceScenario): readonly SetupError[] {
  const { characters } = scenario;
  const byId = new Map(characters.map((character) => [character.id, character]));
  const nobody = (id: string, ...path: Path): readonly SetupError[] =>
    byId.has(id) ? [] : [error('unknown-character', `No character has the letter ${id}.`, ...path)];
  return [
    ...sameLetters({ characters }),
    ...characters.flatMap(({ name, id, adjacent, far, rerolls, forcePoints }, i) => [
      ...adjacent.flatMap((other, j) => [
        ...nobody(other, 'characters', i, 'adjacent', j),
        ...(other === id
          ? [
              error(
                'adjacent-to-itself',
                `${name} is not adjacent to itself.`,
                'characters',
                i,
                'adjacent',
                j,
              ),
            ]
          : []),
        ...(far || byId.get(other)?.far
          ? [
              error(
                'far-and-adjacent',
                `${far ? name : byId.get(other)?.name} is more than 6 squares away from all others, so nobody is adjacent to it.`,
                'characters',
                i,
                'adjacent',
                j,
              ),
            ]
          : []),
      ]),
      ...(rerolls && forcePoints === 0
        ? [
            citing(
              PAGE.forcePoints,
              error(
                'no-force-points',
                `${name} has no Force points to spend on rerolls.`,
                'characters',
                i,
                'rerolls',
              ),
            ),
          ]
        : []),
    ]),
    ...nobody(scenario.attacker, 'attacker'),
    ...scenario.targets.flatMap((id, i) => nobody(id, 'targets', i)),
    ...(scenario.damageTo === undefined ? [] : nobody(scenario.damageTo, 'damageTo')),
    ...scenario.rolls.flatMap(({ of }, i) => nobody(of, 'rolls', i, 'of')),
    ...scenario.cards.flatMap(({ of, ability }, i) => [
      ...nobody(of, 'cards', i, 'of'),
      ...(byId.get(of)?.abilities.includes(ability) === false
        ? [
            error(
              'not-on-card',
              `${byId.get(of)?.name} does not have ${nameOf(ability)}.`,
              'cards',
              i,
              'ability',
            ),
          ]
        : []),
    ]),
    ...attackErrors(scenario),
  ];
}

const nameOf = (id: Using): string => sourceOf(id)?.name ?? id;

/** Whom an ability works on that does not work on everybody, in words. */
const ONLY: Readonly<Partial<Record<Victims, string>>> = {
  living: 'living characters',
  'non-droid': 'characters who are no Droids',
  'droid-or-mounted-weapon': 'Droids and characters with Mounted Weapon',
};

/** What keeps a character from being a target of this at all, wherever everybody stands. */
function targetErrors(
  { targets, using }: AttackSequenceScenario,
  attacker: SequenceCharacter,
  target: SequenceCharacter,
  i: number,
): readonly SetupError[] {
  const { name, id, abilities } = target;
  const at = ['targets', i] as const;
  const side = sideOf(abilities);
  const picky = sourceOf(using)?.events?.find(({ victims }) => victims && victims !== 'anyone')?.victims;
  return [
    ...(target === attacker ? [error('its-own-target', `${name} cannot be its own target.`, ...at)] : []),
    ...(targets.indexOf(id) < i
      ? [
          error(
            'target-named-twice',
            `${name} is named twice; ${nameOf(using)} is for each target once.`,
            ...at,
          ),
        ]
      : []),
    ...(isCharacter(target)
      ? []
      : [
          citing(
            PAGE.turretsAndTowers,
            error(
              'not-a-character',
              `${name} is a tower, which counts as a character only for combined fire.`,
              ...at,
            ),
          ),
        ]),
    ...(picky && picky !== 'anyone' && !isOfKind(picky, side)
      ? [
          citing(
            sourceOf(using)?.page,
            error(
              'not-affected',
              `${nameOf(using)} is for ${ONLY[picky]}, and ${name} is not one of them.`,
              ...at,
            ),
          ),
        ]
      : []),
  ];
}

/** Who attacks whom, with what. */
function attackErrors(scenario: AttackSequenceScenario): readonly SetupError[] {
  const { characters, attacker: id, targets, using, combinedFire: combined } = scenario;
  const attacker = characters.find((character) => character.id === id);
  if (!attacker) return [];
  const errors: SetupError[] = [];
  const ability = abilityUsed(using);
  if (ability && !attacker.abilities.includes(ability)) {
    errors.push(error('not-an-ability-of-its', `${attacker.name} does not have ${nameOf(using)}.`, 'using'));
  }
  if (!OFFENCES.includes(using)) {
    errors.push(error('not-an-offence', `${nameOf(using)} acts on nobody.`, 'using'));
    return errors;
  }
  const record = sourceOf(using);
  const attacks =
    record !== undefined &&
    expand(record, scenario.readings).some(({ resolvedBy }) => resolvedBy === 'attack-roll');
  const clause = ability && sequenceClause(ability);
  const reachesAll = clause?.deed.does === 'targets' && clause.deed.which === 'each-adjacent-enemy';
  if (targets.length === 0 && !reachesAll) {
    errors.push(error('no-target', `Nobody is named whom ${nameOf(using)} is for.`, 'targets'));
  }
  if (targets.length > 1 && attacks && clause?.deed.does !== 'targets') {
    errors.push(
      citing(
        record?.page,
        error(
          'several-targets',
          `${nameOf(using)} is for one target; ${targets.length} are named.`,
          'targets',
        ),
      ),
    );
  }
  if (targets.length > 1 && clause && areaOf(ability)) {
    const message = `${nameOf(using)} is for one target; everybody adjacent to it is affected by itself.`;
    errors.push(citing(record?.page, error('several-targets', message, 'targets')));
  }
  if (combined > 0 && (!attacks || using === 'attack-of-opportunity')) {
    const message =
      'Allies combine fire with an attack that a character makes on its own turn, and with nothing else.';
    errors.push(citing(PAGE.combinedFire, error('no-combined-fire', message, 'combinedFire')));
  }
  targets.forEach((target, i) => {
    const character = characters.find((other) => other.id === target);
    if (character) errors.push(...targetErrors(scenario, attacker, character, i));
    if (attacks && character !== attacker && character?.side === attacker.side) {
      const message = `${character.name} is of ${attacker.name}'s squad, and a character cannot attack an ally.`;
      errors.push(citing(PAGE.attackingAllies, error('not-an-enemy', message, 'targets', i)));
    }
  });
  const adjacent = (target: string) =>
    attacker.adjacent.includes(target) ||
    characters.find((other) => other.id === target)?.adjacent.includes(id) === true;
  if (using === 'attack-of-opportunity' && targets[0] !== undefined && !adjacent(targets[0])) {
    errors.push(
      citing(
        PAGE.attacksOfOpportunity,
        error('not-adjacent', 'An attack of opportunity is made against an adjacent enemy.', 'targets', 0),
      ),
    );
  }
  return errors;
}
