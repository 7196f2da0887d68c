/**
 * Commander effects, as data: whom they work on and what they give. The sources name them; what they do not print is
 * as the publisher's card lists have it.
 */
import { commanderEffect, specialAbility } from './events.ts';
import type { AbilityId, CommanderId } from './pages.ts';
import type { Ability, Gift, ReachText } from './vocabulary.ts';

/** Without `reach` where no source says whom it works on. */
const commander = (id: CommanderId, who: string, reach: ReachText | undefined, ...gives: readonly Gift[]) =>
  commanderEffect(id, `Commander effect of ${who}`, { known: 'partly', ...(reach && { reach }), gives });

const followers = { whom: 'followers', within: 6 } as const;

export const COMMANDERS = {
  'captain-antilles': commander(
    'captain-antilles',
    'Captain Antilles',
    followers,
    { gives: 'bonus', stat: 'attack', amount: 4, when: 'against-fringe' },
    { gives: 'bonus', stat: 'damage', amount: 10, when: 'against-fringe' },
  ),
  'mon-mothma': commander('mon-mothma', 'Mon Mothma', followers, { gives: 'last-attack', damage: 10 }),
  'chagrian-mercenary-commander': commander(
    'chagrian-mercenary-commander',
    'the Chagrian Mercenary Commander',
    followers,
    { gives: 'bonus', stat: 'damage', amount: 20, when: 'critical-hit' },
  ),
  durge: commander('durge', 'Durge', undefined, { gives: 'ability', ability: 'momentum' }),
  // "Allied Yuuzhan Vong" (Clarifications 2005, Warmaster Tsavong Lah).
  'warmaster-tsavong-lah': commander(
    'warmaster-tsavong-lah',
    'Warmaster Tsavong Lah',
    { whom: 'allies', word: 'Yuuzhan Vong' },
    { gives: 'ability', ability: 'momentum' },
  ),
  'new-republic-commander': commander(
    'new-republic-commander',
    'the New Republic Commander',
    { whom: 'followers', word: 'Trooper' },
    { gives: 'ability', ability: 'careful-shot' },
  ),
  'super-battle-droid-commander': commander(
    'super-battle-droid-commander',
    'the Super Battle Droid Commander',
    undefined,
    { gives: 'ability', ability: 'careful-shot' },
  ),
  'han-solo-rebel-hero': commander('han-solo-rebel-hero', 'Han Solo, Rebel Hero', followers, {
    gives: 'ability',
    ability: 'advantageous-attack',
  }),
  // "+6 for combined fire instead of the usual +4" (Clarifications 2005, Baron Fel).
  'baron-fel': commander('baron-fel', 'Baron Fel', followers, { gives: 'combined-fire', amount: 6 }),
  'grand-admiral-thrawn': commander(
    'grand-admiral-thrawn',
    'Grand Admiral Thrawn',
    { whom: 'allies', within: 6 },
    { gives: 'switch' },
  ),
  // Named in the FAQ, Stacking, for a Battle Droid within 6 squares.
  'general-grievous-supreme-commander': commander(
    'general-grievous-supreme-commander',
    'General Grievous, Supreme Commander',
    { whom: 'followers', kinds: ['non-unique', 'droid'], within: 6 },
    { gives: 'bonus', stat: 'attack', amount: 4 },
    { gives: 'ability', ability: 'double-attack' },
  ),
  // Their gifts are what they do to a turn (`turns.ts`).
  'lando-calrissian-hero-of-tanaab': commander(
    'lando-calrissian-hero-of-tanaab',
    'Lando Calrissian, Hero of Tanaab',
    { whom: 'followers', kinds: ['non-unique'], within: 6 },
    { gives: 'ability', ability: 'mobile-attack' },
  ),
  'nute-gunray': commander('nute-gunray', 'Nute Gunray', { whom: 'allies' }),
  'general-kenobi': commander('general-kenobi', 'General Kenobi', { whom: 'followers' }),
  'stormtrooper-commander': commander('stormtrooper-commander', 'the Stormtrooper Commander', {
    whom: 'followers',
  }),
} as const;

const BY_ID: Readonly<Partial<Record<AbilityId, Pick<Ability, 'gives'>>>> = COMMANDERS;

/** What a commander effect gives; nothing for other abilities. */
export const giftsOf = (id: AbilityId): readonly Gift[] => BY_ID[id]?.gives ?? [];

/** Special abilities that let characters join a squad; what a stat card adds is in `cards.ts`. */
export const RESERVES = {
  'droid-reinforcements': specialAbility('droid-reinforcements', 'Droid Reinforcements', {
    known: 'partly',
    reach: { whom: 'anyone', kinds: ['droid'] },
    gives: [{ gives: 'joins' }],
  }),
  'fringe-reserves': specialAbility('fringe-reserves', 'Fringe Reserves', {
    known: 'partly',
    reach: { whom: 'anyone', word: 'Fringe' },
    gives: [{ gives: 'joins' }],
  }),
} as const;
