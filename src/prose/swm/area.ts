/** Sentences of the verdicts about damage around a target. */
import { AREA_ABILITIES } from '../../core/swm/abilities/areas.ts';
import type { SwmAreaFacts } from '../../core/swm/area/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { counted, list, names } from '../words.ts';

/** An ability by the name it has here, or else by the one the core knows. */
const called = (id: string, name: Naming): string => {
  const label = name(id);
  return label === id ? (AREA_ABILITIES.find((ability) => ability.id === id)?.name ?? id) : label;
};

const besides = (ids: readonly string[], name: Naming): string =>
  ids.length === 0 ? 'nobody else' : list(ids.map(name));

export const areaSentences: Sentences<SwmAreaFacts> = {
  'area-target-is-legal': ({ user, target, ability }, holds, name) =>
    `By the rules for choosing targets, ${name(user)} ${holds ? 'may' : 'may not'} choose ${name(target)} for ${called(ability, name)}.`,
  'area-within-range': ({ target, ability, range, distance }, holds, name) =>
    distance === null
      ? `No way leads to ${name(target)}, so it is not within ${called(ability, name)}'s ${counted(range, 'square')}.`
      : `${name(target)} is ${counted(distance, 'square')} away, which is ${holds ? 'within' : 'beyond'} the ${counted(range, 'square')} of ${called(ability, name)}.`,
  'area-range-unknown': ({ ability }, _holds, name) =>
    `The range of ${called(ability, name)} is not known here; enter what the card says.`,
  'area-reaches': ({ target, ability, characters, squares }, _holds, name) => {
    const others = characters.filter((id) => id !== target);
    const size = squares > 1 ? `, which is ${squares} squares big and counts with all of them` : '';
    return `${name(target)} is affected by ${called(ability, name)}, and so is every character adjacent to it${size}: ${besides(others, name)}.`;
  },
  'area-spares-nobody': ({ user, ability, characters }, _holds, name) => {
    const who = names(characters, name);
    return characters.length === 1 && characters[0] === user
      ? `${who} is adjacent to the target itself and is not spared by its own ${called(ability, name)}.`
      : `${who} ${characters.length === 1 ? 'is' : 'are'} on ${name(user)}'s own side, which makes no difference: this is not an attack.`;
  },
  'area-passes-objects': ({ ability, objects }, _holds, name) =>
    `${names(objects, name)} ${objects.length === 1 ? 'is a tower and no character' : 'are towers and no characters'}, and so not affected by ${called(ability, name)}.`,
  'area-one-save-each': ({ ability, characters }, _holds, name) =>
    characters.length === 1
      ? `Whoever is affected by ${called(ability, name)} makes a save of its own.`
      : `The ${characters.length} characters affected by ${called(ability, name)} make a save each, not one for all.`,
  'area-save': ({ character, roll, needed }, holds, name) =>
    holds
      ? `${name(character)} rolls ${roll}, at least ${needed}: its save succeeds and it takes no damage.`
      : `${name(character)} rolls ${roll}, less than ${needed}: its save fails and it takes the damage.`,
  'area-save-unknown': ({ ability }, _holds, name) =>
    `The number that saves against ${called(ability, name)} need is not known here; enter what the card says.`,
};
