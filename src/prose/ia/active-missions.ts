/** Sentences of the verdicts about active missions. */
import type { Coming, Hindrance, IaMissionFacts } from '../../core/ia/active-missions/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { names } from '../words.ts';

/** How a mission becomes active; `other` is the resolved mission where it follows one. */
const coming = (by: Coming, other: string): string =>
  ({
    setup: 'by campaign setup',
    agenda: 'as the Imperial player purchases its agenda mission card',
    result: `as the result of ${other}`,
    replacement: `as the replacement of ${other}`,
  })[by];

const hindered = (hindrance: Hindrance, mission: string, other: string): string =>
  ({
    already: `${mission} is active already`,
    'not-resolved': `${other} has not been resolved`,
    'not-drawn': `${other} is no side mission that was drawn from the side mission deck`,
    replaced: `${other} has been replaced before`,
  })[hindrance];

const nameOf = (id: string | null, name: Naming): string => (id === null ? 'the resolved mission' : name(id));

export const activeMissionSentences: Sentences<IaMissionFacts> = {
  'mission-becomes-active': ({ mission, by, after, hindrance }, _holds, name) => {
    const other = nameOf(after, name);
    return hindrance === null
      ? `${name(mission)} becomes active ${coming(by, other)}.`
      : `${name(mission)} does not become active ${coming(by, other)}: ${hindered(hindrance, name(mission), other)}.`;
  },
  'mission-of-other-kind': ({ mission }, _holds, name) =>
    `${name(mission)} is no story, side or threat mission, so it is no active mission.`,
  'mission-resolved': ({ mission, drawn }, holds, name) => {
    if (!holds) return `${name(mission)} is not active, so the heroes cannot choose to resolve it.`;
    const next = drawn ? ' It was drawn from the side mission deck, so a replacement can be drawn.' : '';
    return `${name(mission)} is resolved and no longer active.${next}`;
  },
  'mission-other-resolved': ({ mission }, _holds, name) =>
    `${name(mission)} is resolved without having been an active mission.`,
  'missions-active': ({ missions }, _holds, name) =>
    missions.length === 0
      ? 'No mission is active.'
      : `The heroes can choose among the active missions: ${names(missions, name)}.`,
};
