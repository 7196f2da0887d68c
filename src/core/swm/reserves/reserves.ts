/**
 * `swm/reserves`: may these characters be added to the squad? Each character with such an ability brings a set of
 * points of its own; sets are not put together (Clarifications 2005, Fringe Reserves), and an added character is one
 * on whom the ability works by its definition and its stat card (the same, Droid Reinforcements).
 */
import { allTogether, type Condition } from '../../conditions.ts';
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok, type SetupError } from '../../result.ts';
import { undecided } from '../../steps.ts';
import type { Step } from '../../verdict.ts';
import { ABILITIES } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { PAGE } from '../pages.ts';
import { reaches } from '../reaches/reaches.ts';
import type { Truth } from '../truth.ts';
import { reservesStep } from './facts.ts';
import type { Added, ReserveSet, ReservesScenario } from './scenario.ts';

export const RESERVE_IDS = ABILITIES.filter(({ gives = [] }) =>
  gives.some(({ gives }) => gives === 'joins'),
).map(({ id }) => id as AbilityId);

export const reserves: Question<'swm/reserves', ReservesScenario> = {
  id: 'swm/reserves',
  cites: [...new Set([PAGE.reserves, ...reaches.cites])],
  judge: (scenario) => {
    const { sets, added } = scenario;
    const checked = sets.map((set, i) => {
      const paid = added.filter((character) => character.set === i + 1);
      return [
        ...coming(set, scenario),
        ...paid.map((character) => fitting(character, set, i)),
        spending(set, paid),
      ];
    });
    const errors = [
      ...sameLetters({ sets, added }),
      ...noSuchSet(scenario),
      ...checked.flat().flatMap((each) => ('error' in each ? each.error : [])),
    ];
    if (errors.length > 0) return err(errors);
    const conditions = checked.flat().filter((each): each is Condition => 'truth' in each);
    const { answer, steps } = allTogether(conditions);
    return ok({ answer, steps: [...apart(sets), ...steps], hangsOn: [] });
  },
};

function coming({ id, on }: ReserveSet, { initiative }: ReservesScenario): readonly Condition[] {
  if (on === undefined) return [];
  const holds = initiative === on;
  const evidence = { set: id, on, initiative: initiative ?? null };
  return [
    {
      truth: initiative === undefined ? 'unknown' : holds ? 'yes' : 'no',
      missing: 'initiative',
      step: (decisive) => reservesStep(PAGE.reserves, 'reserves-come', holds, evidence, { decisive }),
    },
  ];
}

function spending({ id, points }: ReserveSet, paid: readonly Added[]): Condition {
  const spent = paid.reduce((sum, { cost, count }) => sum + cost * count, 0);
  const holds = spent <= points;
  return {
    truth: holds ? 'yes' : 'no',
    step: (decisive) =>
      reservesStep(PAGE.reserves, 'reserves-spent', holds, { set: id, spent, points }, { decisive }),
  };
}

/** Whether the set's ability is for this character: the same question as for any effect. */
function fitting(
  { id, name, faction, abilities }: Added,
  set: ReserveSet,
  place: number,
): Condition | { readonly error: readonly SetupError[] } {
  const found = reaches.judge({
    question: 'swm/reaches',
    effect: set.ability,
    ...(set.card && { card: set.card }),
    texts: [],
    name,
    side: 'ally',
    commander: false,
    ...(faction && { faction }),
    abilities,
  });
  if (!found.ok) {
    return { error: found.error.map((error) => ({ ...error, path: ['sets', place, ...error.path] })) };
  }
  const { answer, steps } = found.value;
  const truth: Truth = answer.kind === 'yes' ? 'yes' : answer.kind === 'no' ? 'no' : 'unknown';
  const evidence = { added: id, set: set.id };
  return {
    truth,
    missing: 'faction',
    step: (decisive) =>
      reservesStep(PAGE.reserves, 'reserves-member', truth === 'yes', evidence, {
        decisive,
        children: decisive ? steps : steps.map(undecided),
      }),
  };
}

function apart(sets: readonly ReserveSet[]): readonly Step[] {
  if (sets.length < 2) return [];
  const points = sets.reduce((sum, set) => sum + set.points, 0);
  const evidence = { sets: sets.map(({ id }) => id), points };
  return [reservesStep(PAGE.reserves, 'reserves-apart', true, evidence, { decisive: true })];
}

const noSuchSet = ({ sets, added }: ReservesScenario): readonly SetupError[] =>
  added.flatMap(({ name, set }, i) => {
    if (set <= sets.length) return [];
    const message = `${name} is to be paid by set ${set}, and there are ${sets.length}.`;
    return [{ code: 'no-such-set', message, path: ['added', i, 'set'] }];
  });
