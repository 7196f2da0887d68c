/** How events are spoken of in sentences about what works against what. */
import { sourceOf } from '../../core/swm/abilities/index.ts';
import type { EventName } from '../../core/swm/effects/facts.ts';
import type { Naming } from '../sentence.ts';
import { capital } from '../words.ts';
import { called } from './called.ts';

/** An event in the middle of a sentence: "an attack made with Sith Rage". */
export function spoken({ source, role }: EventName, name: Naming): string {
  const ability = called(source, name);
  const isRule = sourceOf(source)?.kind === 'rule';
  switch (role) {
    case 'attack':
      return isRule ? ability : `an attack made with ${ability}`;
    case 'second-attack':
      return `the second attack of ${ability}`;
    case 'bonus':
      return `the bonus of ${ability}`;
    case 'damage':
      return `the extra damage of ${ability}`;
    case 'condition':
      return `the effect of ${ability}`;
    case 'use':
    case 'response':
      return ability;
  }
}

export const subject = (event: EventName, name: Naming): string => capital(spoken(event, name));

/** What a character counts as. */
export const KINDS = {
  'droid-only': 'a Droid',
  both: 'a Cyborg, which counts both as a Droid and as a non-Droid',
  mounted: 'a non-Droid with Mounted Weapon',
  'non-droid': 'not a Droid',
} as const;
