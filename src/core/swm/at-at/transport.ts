/**
 * `swm/transport`: characters aboard the AT-AT or inside the Hoth base do not activate, and nothing of theirs works; they
 * leave the AT-AT before their player's first activation of a round that it began kneeling with an open hatch
 * (Clarifications 2005, AT-AT).
 */

import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok, type SetupError } from '../../result.ts';
import { NO, type Step, YES } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { atAtStep } from './facts.ts';
import {
  AT_AT_DEEDS,
  PASSENGER_DEEDS,
  type Passenger,
  type Place,
  type TransportEvent,
  type TransportScenario,
} from './scenario.ts';

export const transport: Question<'swm/transport', TransportScenario> = {
  id: 'swm/transport',
  cites: [PAGE.aboardNothingWorks, PAGE.aboardNobodyActivates, PAGE.leavingTheAtAt],
  judge: (scenario) => {
    const errors = [...namesErrors(scenario), ...placeErrors(scenario)];
    if (errors.length > 0) return err(errors);
    const states = statesOf(scenario);
    const told = scenario.events.map((event, i) => tell(event, states[i] as State));
    const broken = told.findIndex(({ holds }) => !holds);
    const steps = told.map((one, i): Step => {
      if (broken >= 0 && i > broken) {
        const character = scenario.events[i]?.character ?? null;
        return atAtStep(one.rule, 'transport-comes-after', false, { character });
      }
      return { ...one, decisive: one.decisive && (broken < 0 || i === broken) };
    });
    const nothing = atAtStep(PAGE.leavingTheAtAt, 'transport-nothing-done', true, null);
    const shown = steps.length > 0 ? steps : [nothing];
    // Where nobody does anything that these rules are about, all of it is just as it should be.
    const decided = shown.some(({ decisive }) => decisive);
    return ok({
      answer: broken < 0 ? YES : NO,
      steps: decided ? shown : shown.map((step) => ({ ...step, decisive: true })),
      hangsOn: [],
    });
  },
};

/** How things stand before an event. */
interface State {
  readonly where: ReadonlyMap<string, Place>;
  readonly kneeling: boolean;
  readonly hatchOpen: boolean;
  /** Has the AT-AT's player activated anybody this round? */
  readonly activated: boolean;
  readonly began: { readonly kneeling: boolean; readonly hatchOpen: boolean };
}

function statesOf({ characters, kneeling, hatchOpen, events }: TransportScenario): readonly State[] {
  const start: State = {
    where: new Map(characters.map(({ id, where }) => [id, where])),
    kneeling,
    hatchOpen,
    activated: false,
    began: { kneeling, hatchOpen },
  };
  const states = [start];
  for (const event of events) states.push(after(states[states.length - 1] as State, event, characters));
  return states;
}

function after(
  state: State,
  { what, character = '' }: TransportEvent,
  characters: readonly Passenger[],
): State {
  const moved = (place: Place): State => ({ ...state, where: new Map([...state.where, [character, place]]) });
  const activated = { ...state, activated: true };
  switch (what) {
    case 'round-begins':
      return { ...state, activated: false, began: { kneeling: state.kneeling, hatchOpen: state.hatchOpen } };
    case 'kneels':
    case 'rises':
      return { ...activated, kneeling: what === 'kneels' };
    case 'opens-hatch':
    case 'closes-hatch':
      return { ...activated, hatchOpen: what === 'opens-hatch' };
    case 'acts':
      return activated;
    case 'activates':
      return characters.find(({ id }) => id === character)?.side === 'empire' ? activated : state;
    case 'uses-effect':
      return state;
    case 'boards':
      return moved('at-at');
    case 'enters-base':
      return moved('hoth-base');
    case 'disembarks':
      return moved('battle-grid');
  }
}

function tell({ what, character = '' }: TransportEvent, state: State): Step {
  const where = state.where.get(character) ?? 'battle-grid';
  const outside = where === 'battle-grid';
  switch (what) {
    case 'round-begins': {
      const { kneeling, hatchOpen } = state;
      return atAtStep(PAGE.leavingTheAtAt, 'transport-round-begins', true, { kneeling, hatchOpen });
    }
    case 'kneels':
    case 'rises':
    case 'opens-hatch':
    case 'closes-hatch':
    case 'acts':
      return atAtStep(PAGE.leavingTheAtAt, 'transport-at-at', true, { deed: what });
    case 'activates':
      return atAtStep(
        PAGE.aboardNobodyActivates,
        'transport-activates',
        outside,
        { character, where },
        { decisive: true },
      );
    case 'uses-effect':
      return atAtStep(
        PAGE.aboardNothingWorks,
        'transport-uses-effect',
        outside,
        { character, where },
        { decisive: true },
      );
    case 'boards':
    case 'enters-base': {
      const inside = what === 'boards' ? 'at-at' : 'hoth-base';
      return atAtStep(PAGE.aboardNothingWorks, 'transport-goes-inside', true, { character, where: inside });
    }
    case 'disembarks': {
      const { activated, began } = state;
      return atAtStep(
        PAGE.leavingTheAtAt,
        'transport-disembarks',
        !activated && began.kneeling && began.hatchOpen,
        { character, activated, ...began },
        { decisive: true },
      );
    }
  }
}

const isOneOf = (what: string, some: readonly string[]): boolean => some.includes(what);

/** Every event says who does it, but for what the AT-AT does; letters are not used twice. */
function namesErrors({ characters, events }: TransportScenario): readonly SetupError[] {
  const unnamed = events.flatMap(({ what, character }, i): readonly SetupError[] => {
    if (!isOneOf(what, PASSENGER_DEEDS) || characters.some(({ id }) => id === character)) return [];
    const message =
      character === undefined
        ? 'Name the character who does this.'
        : `No character in the list has the letter ${character}.`;
    return [{ code: 'unknown-character', message, path: ['events', i, 'character'] }];
  });
  const named = events.flatMap(({ what, character }, i): readonly SetupError[] =>
    character !== undefined && (isOneOf(what, AT_AT_DEEDS) || what === 'round-begins')
      ? [
          {
            code: 'nobody-does-this',
            message: 'This is nothing that a character does; leave the character out.',
            path: ['events', i, 'character'],
          },
        ]
      : [],
  );
  return [...sameLetters({ characters }), ...unnamed, ...named];
}

/** Nobody leaves who is not aboard, or goes in who is inside; how characters leave the base the sources do not say. */
function placeErrors(scenario: TransportScenario): readonly SetupError[] {
  const states = statesOf(scenario);
  return scenario.events.flatMap(({ what, character = '' }, i): readonly SetupError[] => {
    const where = states[i]?.where.get(character);
    if (where === undefined) return [];
    const { name = character } = scenario.characters.find(({ id }) => id === character) ?? {};
    const path = ['events', i, 'what'];
    if (what === 'disembarks' && where !== 'at-at') {
      return [{ code: 'not-aboard', message: `${name} is not aboard the AT-AT and cannot leave it.`, path }];
    }
    if ((what === 'boards' || what === 'enters-base') && where !== 'battle-grid') {
      const message = `${name} is not on the battle grid and cannot go inside from there.`;
      return [{ code: 'not-on-the-grid', message, path }];
    }
    return [];
  });
}
