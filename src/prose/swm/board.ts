/** Sentences of the verdicts about the battle grid: sight, cover, legal targets. */
import { TARGETING_ABILITIES } from '../../core/swm/abilities/targeting.ts';
import type { CornerName, SwmBoardFacts } from '../../core/swm/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { list, names } from '../words.ts';

const from = ({ square, at }: CornerName): string => `the ${at} corner of ${square}`;

const squares = (n: number): string => (n === 1 ? '1 square' : `${n} squares`);

/** An ability by the name it has here, or else by the one the core knows. */
const called = (id: string, name: Naming): string => {
  const label = name(id);
  return label === id ? (TARGETING_ABILITIES.find((ability) => ability.id === id)?.name ?? id) : label;
};

export const boardSentences: Sentences<Omit<SwmBoardFacts, 'reading-taken'>> = {
  'can-see': ({ from: a, to: b }, holds, name) =>
    holds
      ? `${name(a)} has line of sight to ${name(b)}: a line between their spaces touches no wall.`
      : `${name(a)} has no line of sight to ${name(b)}: every line between their spaces touches or crosses a wall.`,
  'closest-try': ({ from: a, to: b, crosses }, _holds, name) =>
    crosses
      ? `Even the best try, drawn from ${name(a)} to ${name(b)}, crosses a wall.`
      : `The best try, drawn from ${name(a)} to ${name(b)}, crosses no wall but touches one, and that is enough to block it.`,
  'does-not-block': ({ from: a, to: b, characters, low, pits }, _holds, name) => {
    const passed = [...characters.map(name), ...(low ? ['low objects'] : []), ...(pits ? ['a pit'] : [])];
    return `The line from ${name(a)} to ${name(b)} runs through ${list(passed)}, which does not block line of sight.`;
  },
  'has-cover': ({ attacker, target }, holds, name) =>
    holds
      ? `${name(target)} has cover against ${name(attacker)}: +4 Defense.`
      : `${name(target)} has no cover against ${name(attacker)}.`,
  adjacent: ({ a, b }, holds, name) =>
    holds
      ? `${name(b)} is adjacent to ${name(a)}, and an adjacent enemy never has cover.`
      : `${name(b)} is not adjacent to ${name(a)}, although their spaces touch.`,
  'corner-is-free': ({ attacker, target, corner }, holds, name) =>
    holds
      ? `From ${from(corner)}, ${name(attacker)} reaches all of ${name(target)}'s space without passing through anything that gives cover.`
      : `From ${from(corner)}, some of ${name(attacker)}'s lines to ${name(target)} pass through something that gives cover.`,
  'wall-between': ({ target }, _holds, name) => `Some of the lines to ${name(target)} pass through a wall.`,
  'behind-meeting-walls': ({ target }, _holds, name) =>
    `Walls meet at this corner, and the lines to ${name(target)} leave on their far side, which is taken as passing through them.`,
  'character-between': ({ target, character }, _holds, name) =>
    `Some of the lines to ${name(target)} pass through the space of ${name(character)}.`,
  'object-between': ({ object }, _holds, name) =>
    `${name(object)} is in the way: no character, but taken to give cover.`,
  'no-character': ({ objects }, _holds, name) =>
    `${names(objects, name)} ${objects.length === 1 ? 'counts as a character' : 'count as characters'} for combined fire only: no target, no ally, and not the nearest enemy.`,
  'low-objects-between': ({ target, squares: at, under }, _holds, name) =>
    under
      ? `Some of the lines to ${name(target)} pass through low objects in ${list(at)}, where ${name(target)} stands on low objects.`
      : `Some of the lines to ${name(target)} pass through low objects in ${list(at)}.`,
  'low-objects-shot-over': ({ attacker, squares: at }, _holds, name) =>
    `${name(attacker)} shoots over the low objects in ${list(at)}, which are in its own space or adjacent to it.`,
  'pit-between': ({ target, squares: at }, _holds, name) =>
    `Some of the lines to ${name(target)} pass through a pit in ${list(at)}, which is taken as giving cover.`,
  'is-legal-target': ({ attacker, target }, holds, name) =>
    holds
      ? `${name(attacker)} may choose ${name(target)} as the target.`
      : `${name(attacker)} may not choose ${name(target)} as the target.`,
  'no-enemies': ({ attacker }, _holds, name) => `${name(attacker)} has no enemies on the board.`,
  'allies-left-out': ({ attacker, allies }, _holds, name) =>
    `${name(attacker)} cannot attack allies: ${names(allies, name)}.`,
  'adjacent-first': ({ attacker, target, adjacent, isAdjacent, freedBy }, holds, name) => {
    if (isAdjacent)
      return `${name(target)} is adjacent to ${name(attacker)}, and adjacent enemies come first.`;
    if (adjacent.length === 0) return `No enemy is adjacent to ${name(attacker)}.`;
    const near = `${names(adjacent, name)} ${adjacent.length === 1 ? 'is' : 'are'} adjacent to ${name(attacker)}`;
    if (holds && freedBy) return `${near}, but ${name(attacker)} has “${called(freedBy, name)}”.`;
    return `${near}, so only adjacent enemies may be chosen, and ${name(target)} is not adjacent.`;
  },
  'within-reach': ({ attacker, target, by, distance }, holds, name) =>
    holds
      ? `${name(target)} is within the reach of ${name(attacker)} (${called(by, name)}).`
      : `${called(by, name)} limits ${name(attacker)} to adjacent enemies, and ${name(target)} is ${
          distance === null ? 'out of reach' : `${squares(distance)} away and not adjacent`
        }.`,
  'may-be-chosen': ({ attacker, target, by, having }, _holds, name) =>
    `${called(by, name)} forbids a ${called(having, name)} to choose ${name(target)}, and ${name(attacker)} is one.`,
  'cover-only-if-nearest': ({ attacker, target, cover, freedBy }, holds, name) => {
    if (!cover) return `${name(target)} has no cover, so it need not be the nearest enemy.`;
    if (freedBy) return `${name(target)} has cover, but ${name(attacker)} has “${called(freedBy, name)}”.`;
    return holds
      ? `${name(target)} has cover, but no enemy is nearer to ${name(attacker)}.`
      : `${name(target)} has cover and is not the nearest enemy of ${name(attacker)}.`;
  },
  'is-nearest': ({ target, distance, nearest, nearestDistance, counted }, holds, name) => {
    const among = counted === 'any' ? 'all enemies' : 'the enemies in sight';
    const away = distance === null ? 'cannot be reached by any way' : `is ${squares(distance)} away`;
    if (holds) {
      const others = nearest.filter((id) => id !== target);
      const tie = others.length > 0 ? `, as far as ${names(others, name)}` : '';
      return `${name(target)} ${away}${tie}: the nearest of ${among}.`;
    }
    const nearer =
      nearestDistance === null ? '' : ` (${squares(nearestDistance)} away): ${names(nearest, name)}`;
    return `${name(target)} ${away}; the nearest of ${among} is another${nearer}.`;
  },
  'diagonals-count-two': (_evidence, _holds) =>
    'Distance is counted square by square round walls, and each diagonal as 2 squares.',
};
