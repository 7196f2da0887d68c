/** Sentences about the steps of a path, who may attack because of them, and what stops it. */
import type { PathFacts } from '../../core/swm/movement/facts.ts';
import type { Sentences } from '../sentence.ts';
import { list, names } from '../words.ts';
import { count } from './squares.ts';

export const pathSentences: Sentences<PathFacts> = {
  'steps-to': ({ mover, from, to, cost, total }, _holds, name) =>
    total === cost
      ? `${name(mover)} moves from ${from} to ${to} for ${count(cost)}.`
      : `${name(mover)} moves from ${from} to ${to} for ${count(cost)}: ${total} so far.`,
  'diagonal-step': ({ from, to }) => `The step from ${from} to ${to} is diagonal, which counts as 2 squares.`,
  'into-low-objects': ({ mover, squares, big }, _holds, name) =>
    big
      ? `A part of the base of ${name(mover)} moves into low objects in ${list(squares)}, which doubles the cost.`
      : `${name(mover)} moves into low objects in ${list(squares)}, which doubles the cost.`,
  'squeezed-step': ({ mover, to, double }, _holds, name) =>
    double
      ? `${name(mover)} squeezes through at ${to}, which is taken as doubling the cost.`
      : `${name(mover)} squeezes through at ${to}, where it does not fit and may only pass.`,
  'passes-allies': ({ mover, allies }, _holds, name) =>
    `${name(mover)} may pass through the space of its ${allies.length === 1 ? 'ally' : 'allies'} ${names(allies, name)}.`,
  'may-attack': ({ mover, enemy, from }, holds, name) =>
    holds
      ? `Before ${name(mover)} leaves ${from}, ${name(enemy)} may make an attack of opportunity.`
      : `${name(mover)} leaves ${from} next to ${name(enemy)}, who has had its one attack of opportunity this turn.`,
  'attack-forbidden': ({ mover, from, enemy, by, having }, _holds, name) =>
    `It is taken that ${name(by)} forbids a ${name(having)} any attack on ${name(mover)}, so ${name(enemy)} makes none as it leaves ${from}.`,
  'path-costs': ({ mover, total, squares }, _holds, name) =>
    `The whole path costs ${name(mover)} ${total} of ${count(squares)} of movement.`,
  'does-not-move': ({ mover }, _holds, name) => `${name(mover)} is there already and does not move.`,
  'no-cheaper-path': ({ mover, to, total }, _holds, name) =>
    `No path of ${name(mover)} to ${to} costs less than ${count(total)}.`,
  'no-attacks': ({ mover }, _holds, name) =>
    `${name(mover)} moves out of no square adjacent to an enemy, so nobody may make an attack of opportunity.`,

  'moved-by-another': ({ mover }, holds, name) =>
    holds
      ? `Another character’s effect moves ${name(mover)}, and its text calls this movement.`
      : `${name(mover)} does not move itself, and it is taken that only a character that does can be attacked for it.`,
  'is-not-movement': ({ mover }, _holds, name) =>
    `The effect that puts ${name(mover)} elsewhere does not speak of moving or movement, so this is none, and nobody may make an attack of opportunity.`,
  'too-far': ({ mover, to, total, squares }, _holds, name) =>
    `To get to ${to} ${name(mover)} needs ${count(total)} of movement and has ${squares}.`,
  'wall-in-the-way': ({ mover, from, to }, _holds, name) =>
    `A wall between ${from} and ${to} blocks the movement of ${name(mover)}.`,
  'door-in-the-way': ({ mover, from, to }, _holds, name) =>
    `The closed door between ${from} and ${to} blocks the movement of ${name(mover)} like a wall.`,
  'solid-in-the-way': ({ mover, square }, _holds, name) =>
    `${square} is solid, and ${name(mover)} cannot enter it.`,
  'pit-in-the-way': ({ mover, square }, _holds, name) =>
    `The pit in ${square} blocks the movement of ${name(mover)}.`,
  'past-wall-corner': ({ mover, from, to }, _holds, name) =>
    `A wall ends or has a corner at the point between ${from} and ${to}, past which ${name(mover)} cannot move diagonally.`,
  'past-pit-corner': ({ mover, from, to, pit }, _holds, name) =>
    `The step from ${from} to ${to} passes the corner of the pit in ${pit}, which ${name(mover)} is taken not to be allowed.`,
  'past-two-enemies': ({ mover, from, to, enemies }, _holds, name) =>
    `The step from ${from} to ${to} passes between ${names(enemies, name)}, which ${name(mover)} is taken not to be allowed.`,
  'enemy-in-the-way': ({ mover, enemy, square, big }, _holds, name) =>
    big
      ? `Part of the base of ${name(mover)} would move into ${square}, where ${name(enemy)} stands, an enemy.`
      : `${name(mover)} cannot move into ${square}, where ${name(enemy)} stands, an enemy.`,
  'does-not-fit': ({ mover, at, huge }, _holds, name) =>
    huge
      ? `${name(mover)} does not fit at ${at}, and a base as big as that is taken not to squeeze.`
      : `${name(mover)} does not fit at ${at}.`,
  'does-not-squeeze': ({ mover, at, by }, _holds, name) =>
    `${name(mover)} does not fit at ${at}, and ${name(by)} keeps it from squeezing.`,
  'not-a-narrow-place': ({ mover, at }, _holds, name) =>
    `${name(mover)} would lie over a wall or an obstacle at ${at}, although nothing there is narrow enough to squeeze through.`,
  'narrow-because-of-enemies': ({ mover, at, enemies }, _holds, name) =>
    `The place at ${at} is narrow because of ${names(enemies, name)}, and ${name(mover)} cannot squeeze past enemies.`,
  'squeezes-beside-enemy': ({ mover, at, enemy }, _holds, name) =>
    `${name(mover)} would squeeze through at ${at} beside ${name(enemy)}, which is taken as squeezing past an enemy.`,
  'squeezes-diagonally': ({ mover, from, to }, _holds, name) =>
    `${name(mover)} would squeeze diagonally from ${from} to ${to}, which is taken not to be allowed.`,
  'may-not-end-with-allies': ({ mover, at, allies }, _holds, name) =>
    `${name(mover)} would end its move at ${at} in the space of ${names(allies, name)}, and no move ends in an occupied square.`,
  'may-not-end-squeezed': ({ mover, at }, _holds, name) =>
    `${name(mover)} does not fit at ${at} and so cannot end its move there.`,
  'no-path': ({ mover, to }, _holds, name) => `However far it moves, no path leads ${name(mover)} to ${to}.`,
};
