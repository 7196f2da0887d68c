/** What one text asks of a character, each as a fact that holds, does not, or cannot be told. */
import type { Step } from '../../verdict.ts';
import { sourceOf } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { treatedAs } from '../abilities/traits.ts';
import type { Kind, ReachText, Whom } from '../abilities/vocabulary.ts';
import { sideOf } from '../effects/sides.ts';
import { isCharacter } from '../held-clauses.ts';
import { isOfKind } from '../kinds.ts';
import { PAGE } from '../pages.ts';
import { readingOf } from '../readings.ts';
import { allOf, type Truth, truthOf } from '../truth.ts';
import { reachStep } from './facts.ts';
import type { ReachesScenario } from './scenario.ts';
import { inName, isName, meaningOf } from './words.ts';

export interface Requirement {
  readonly truth: Truth;
  /** What would have to be given. */
  readonly missing?: 'name' | 'faction' | 'distance' | 'text';
  readonly step: (decisive: boolean) => Step;
}

/** Do all of them hold, as far as it can be told? */
export const together = (requirements: readonly Requirement[]): Truth =>
  allOf(requirements.map(({ truth }) => truth));

/** `adds`: the text is the words of a stat card on top of a definition. */
export function requirementsOf(
  text: ReachText,
  adds: boolean,
  scenario: ReachesScenario,
): readonly Requirement[] {
  const { whom, word, kinds = [], within, example } = text;
  return [
    ...(whom === 'anyone' ? [] : [whomRule(whom, scenario)]),
    ...(word === undefined ? [] : [example ? exampleRule(word, scenario) : wordRule(word, scenario)]),
    ...kinds.map((kind) => kindRule(kind, scenario)),
    ...(word === undefined && kinds.length === 0 && !adds ? [anyKind(scenario)] : []),
    ...(within === undefined ? [] : [distanceRule(within, scenario)]),
  ];
}

/** A follower is an ally without a commander effect of its own. */
function whomRule(whom: Exclude<Whom, 'anyone'>, scenario: ReachesScenario): Requirement {
  const { name, side, commander } = scenario;
  const holds = whom === 'enemies' ? side === 'enemy' : side === 'ally' && (whom === 'allies' || !commander);
  return {
    truth: truthOf(holds),
    step: (decisive) =>
      reachStep(
        PAGE.followers,
        'reach-whom',
        holds,
        { character: name ?? null, whom, side, commander },
        { decisive },
      ),
  };
}

function wordRule(word: string, scenario: ReachesScenario): Requirement {
  const { name, faction, abilities } = scenario;
  const meaning = meaningOf(word);
  if (meaning.means === 'kind') return kindRule(meaning.kind, scenario);
  const evidence = { character: name ?? null, word, means: meaning.means, faction: faction ?? null };
  const found = (holds: boolean, missing?: 'name' | 'faction'): Requirement => ({
    truth: missing ? 'unknown' : truthOf(holds),
    ...(missing && { missing }),
    step: (decisive) => reachStep(PAGE.whatWordsMean, 'reach-word', holds, evidence, { decisive }),
  });
  switch (meaning.means) {
    case 'faction':
      return faction === undefined ? found(false, 'faction') : found(faction === meaning.faction);
    case 'ability':
      return found(abilities.some((id) => id === meaning.ability || treatedAs(id) === meaning.ability));
    case 'name':
      return name === undefined ? found(false, 'name') : found(inName(word, name));
  }
}

/** The effect works on those whom an example calls so; of others the sources do not say. */
function exampleRule(word: string, { effect, name }: ReachesScenario): Requirement {
  const holds = name !== undefined && isName(word, name);
  const missing = name === undefined ? 'name' : 'text';
  const evidence = { effect: effect ?? null, character: name ?? null, word };
  return {
    truth: holds ? 'yes' : 'unknown',
    ...(!holds && { missing }),
    step: (decisive) =>
      reachStep((effect && sourceOf(effect)?.page) ?? PAGE.kinds, 'reach-example', holds, evidence, {
        decisive,
      }),
  };
}

function kindRule(kind: Kind, { name, abilities }: ReachesScenario): Requirement {
  const side = sideOf(abilities);
  const holds = isOfKind(kind, side);
  const evidence = { character: name ?? null, kind, as: side.kind };
  return {
    truth: truthOf(holds),
    step: (decisive) => reachStep(PAGE.kinds, 'reach-kind', holds, evidence, { decisive }),
  };
}

/** "It affects enemies, not non-Droid enemies" (Clarifications 2005, Pheromones; likewise Poison). */
function anyKind({ name, effect }: ReachesScenario): Requirement {
  const evidence = { character: name ?? null, effect: effect ?? null };
  return {
    truth: 'yes',
    step: (decisive) => reachStep(PAGE.kinds, 'reach-any-kind', true, evidence, { decisive }),
  };
}

function distanceRule(within: number, { name, distance }: ReachesScenario): Requirement {
  const holds = distance !== undefined && distance <= within;
  const evidence = { character: name ?? null, within, distance: distance ?? null };
  return {
    truth: distance === undefined ? 'unknown' : truthOf(holds),
    ...(distance === undefined && { missing: 'distance' as const }),
    step: (decisive) => reachStep(PAGE.distance, 'reach-within', holds, evidence, { decisive }),
  };
}

/** Nothing that is not about combined fire works on what counts as a character for that alone. */
export function towerRule({ effect, name, abilities }: ReachesScenario): readonly Requirement[] {
  if (isCharacter({ abilities })) return [];
  const gives = (effect && sourceOf(effect)?.gives) || [];
  const holds = gives.length > 0 && gives.every((gift) => gift.gives === 'combined-fire');
  const evidence = { character: name ?? null };
  return [
    {
      truth: truthOf(holds),
      step: (decisive) => reachStep(PAGE.turretsAndTowers, 'reach-tower', holds, evidence, { decisive }),
    },
  ];
}

/** An effect that leaves some out in so many words: Dominate does not affect the AT-AT (Clarifications 2005, AT-AT). */
export function exceptedRule({ effect, name, abilities }: ReachesScenario): readonly Requirement[] {
  const clauses = (effect && sourceOf(effect)?.turn) || [];
  const excepted = clauses.some(
    (clause) =>
      clause.does === 'grants-turn' && clause.notTo !== undefined && abilities.includes(clause.notTo),
  );
  if (!effect || !excepted) return [];
  const evidence = { effect, character: name ?? null };
  return [
    {
      truth: 'no',
      step: (decisive) =>
        reachStep(PAGE.immediateTurnOfAnAtAt, 'reach-excepted', false, evidence, { decisive }),
    },
  ];
}

/** A commander effect works on a Droid only if its text names Droids, or else as on others: an open point. */
export function droidRule(texts: readonly ReachText[], scenario: ReachesScenario): readonly Requirement[] {
  const { effect, name, abilities, readings } = scenario;
  if (effect === undefined || !isCommanderEffect(effect)) return [];
  if (sideOf(abilities).kind !== 'droid-only') return [];
  const named = texts.some(
    ({ kinds = [], word }) => kinds.some(namesDroids) || (word !== undefined && wordNamesDroids(word)),
  );
  const holds = named || readingOf(readings, 'droids-and-commanders') === 'like-others';
  const evidence = { effect, character: name ?? null, named };
  return [
    {
      truth: truthOf(holds),
      step: (decisive) => reachStep(PAGE.followers, 'reach-droid', holds, evidence, { decisive }),
    },
  ];
}

/** A commander effect, or a power that provides one (Clarifications 2005, Force Valor). */
function isCommanderEffect(effect: AbilityId): boolean {
  const { kind, gives = [] } = sourceOf(effect) ?? {};
  return kind === 'commander-effect' || gives.some((gift) => gift.gives === 'commander-effect');
}

const namesDroids = (kind: Kind): boolean => kind === 'droid' || kind === 'droid-or-mounted-weapon';

/** "Droid" itself, or a name with it such as "Battle Droid". */
function wordNamesDroids(word: string): boolean {
  const meaning = meaningOf(word);
  return meaning.means === 'kind' ? namesDroids(meaning.kind) : inName('Droid', word);
}
