/** From a scenario to an attack that can be resolved, or to everything that makes it none. */
import { squareName } from '../../geometry/grid.ts';
import { err, ok, type Result, type SetupError } from '../../result.ts';
import { PAGE } from '../pages.ts';
import type { Position } from '../position.ts';
import { notAnEnemy, setUpTwo } from '../setup.ts';
import type { Attacker, Target } from './resolve.ts';
import type { AttackScenario, Fighter } from './scenario.ts';

export interface Opponents {
  readonly position: Position;
  readonly attacker: Attacker;
  readonly target: Target;
  /** Those named to combine fire, in the order of the scenario. */
  readonly allies: readonly Fighter[];
}

/** Checks the board, that attacker and target are enemies with the stats they need, and who combines fire. */
export function setUpAttack(scenario: AttackScenario): Result<Opponents, readonly SetupError[]> {
  const found = setUpTwo(scenario, ['attacker', scenario.attacker], ['target', scenario.target]);
  if (!found.ok) return found;
  const { position, first: attacker, second: target } = found.value;
  const errors = [
    ...(attacker.side === target.side ? [notAnEnemy(attacker, target)] : []),
    ...aidErrors(scenario, attacker),
    ...missing(scenario, attacker, { attack: 'Attack', damage: 'Damage' }),
    ...missing(scenario, target, { defense: 'Defense', hitPoints: 'Hit Points' }),
  ];
  if (errors.length > 0 || !isAttacker(attacker) || !isTarget(target)) return err(errors);
  const allies = scenario.combinedFire.flatMap(
    (id) => scenario.pieces.find((piece) => piece.id === id) ?? [],
  );
  return ok({ position, attacker, target, allies });
}

const isAttacker = (piece: Fighter): piece is Attacker =>
  piece.attack !== undefined && piece.damage !== undefined;

const isTarget = (piece: Fighter): piece is Target =>
  piece.defense !== undefined && piece.hitPoints !== undefined;

const placed = ({ name, at }: Fighter): string => `${name} at ${squareName(at)}`;

function missing(
  { pieces }: AttackScenario,
  piece: Fighter,
  needed: { readonly [S in 'attack' | 'defense' | 'damage' | 'hitPoints']?: string },
): readonly SetupError[] {
  return Object.entries(needed).flatMap(([stat, words]) =>
    piece[stat as keyof typeof needed] === undefined
      ? [
          {
            code: 'missing-stat',
            message: `This attack needs the ${words} of ${placed(piece)}.`,
            path: ['pieces', pieces.indexOf(piece), stat],
          },
        ]
      : [],
  );
}

/** Only allies aid an attack, each once; an ally is another character (Rebel Storm rulebook, p. 15). */
function aidErrors({ pieces, combinedFire }: AttackScenario, attacker: Fighter): readonly SetupError[] {
  return combinedFire.flatMap((id, i): readonly SetupError[] => {
    const path = ['combinedFire', i];
    const piece = pieces.find((other) => other.id === id);
    if (!piece)
      return [{ code: 'unknown-piece', message: `No character on the board has the letter ${id}.`, path }];
    if (piece.side !== attacker.side || piece === attacker) {
      const message = `${placed(piece)} is no ally of ${placed(attacker)}, and only allies combine fire.`;
      return [{ code: 'not-an-ally', message, path, rule: PAGE.combinedFire }];
    }
    if (combinedFire.indexOf(id) < i) {
      const message = `${placed(piece)} is named twice; a character combines fire with an attack once.`;
      return [{ code: 'ally-named-twice', message, path, rule: PAGE.combinedFire }];
    }
    return [];
  });
}
