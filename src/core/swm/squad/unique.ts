/**
 * Unique characters: one of each in a squad, whatever other players bring (Clarifications 2005, Unique: "every player
 * can have their own copy").
 */
import type { Step } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { readingOf } from '../readings.ts';
import { squadStep } from './facts.ts';
import type { Member, SquadScenario } from './scenario.ts';

interface SameCharacter {
  readonly members: readonly Member[];
  readonly count: number;
  /** Cards of different names are among them. */
  readonly versions: boolean;
}

/** The Unique members, those who are the same character together. */
export function uniquesOf({ members, readings }: SquadScenario): readonly SameCharacter[] {
  const versions = readingOf(readings, 'unique-versions') === 'same-person';
  const who = ({ name }: Member): string =>
    (versions ? (name.split(',')[0] ?? name) : name).trim().toLowerCase();
  const groups = new Map<string, Member[]>();
  for (const member of members.filter(({ unique }) => unique)) {
    groups.set(who(member), [...(groups.get(who(member)) ?? []), member]);
  }
  return [...groups.values()].map((same) => ({
    members: same,
    count: same.reduce((sum, { count }) => sum + count, 0),
    versions: new Set(same.map(({ name }) => name)).size > 1,
  }));
}

/** Says of each Unique character whether there is one of it, and that copies of other players do not matter. */
export function uniqueSteps(scenario: SquadScenario, legal: boolean): readonly Step[] {
  const { opponent } = scenario;
  return uniquesOf(scenario).flatMap(({ members, count, versions }) => {
    const once = count <= 1;
    const ids = members.map(({ id }) => id);
    const elsewhere = members.filter(({ name }) =>
      opponent.some((other) => other.unique && other.name === name),
    );
    return [
      squadStep(
        PAGE.unique,
        'unique-once',
        once,
        { members: ids, count, versions },
        { decisive: legal || !once },
      ),
      ...elsewhere.map(({ id }) =>
        squadStep(PAGE.unique, 'unique-elsewhere', true, { member: id }, { decisive: legal }),
      ),
    ];
  });
}
