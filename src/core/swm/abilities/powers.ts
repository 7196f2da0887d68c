/** Abilities that act on others without an attack roll, and Force powers that serve their user. */
import { forcePower, specialAbility, usePower } from './events.ts';
import type { EventSpec } from './vocabulary.ts';

/** Damage with a save for each character, as Grenades and Missiles deal it (Clarifications 2005, Missiles). */
const blast: EventSpec = {
  role: 'use',
  origin: 'special-ability',
  resolvedBy: 'save',
  affects: 'targets',
  does: 'damage',
  // Targets are chosen by the normal rules wherever a text does not say otherwise (Clarifications 2005, Force Strike).
  usesTargetRules: true,
  aimed: true,
  spendsForce: false,
};

/** It calls for a save (Clarifications 2005, Force Immunity); what else it does, the sources do not say. */
const callsForSave: EventSpec = {
  ...blast,
  resolvedBy: 'unknown',
  callsForSave: true,
  does: 'unknown',
  usesTargetRules: 'unknown',
};

/** A Force power that damages a chosen target. */
const aimedPower: EventSpec = {
  ...blast,
  origin: 'force-power',
  resolvedBy: 'no-attack-roll',
  spendsForce: true,
};

/** A Force power that damages all whom it reaches. */
const areaPower: EventSpec = { ...aimedPower, usesTargetRules: false, aimed: false };

export const POWERS = {
  grenades: specialAbility('grenades', 'Grenades', { known: 'partly', events: [blast] }),
  missiles: specialAbility('missiles', 'Missiles', { known: 'partly', events: [blast] }),
  'heavy-laser-cannon': specialAbility('heavy-laser-cannon', 'Heavy Laser Cannon', {
    known: 'unknown',
    events: [{ ...blast, resolvedBy: 'unknown', usesTargetRules: 'unknown' }],
  }),
  'kouhun-infestation': specialAbility('kouhun-infestation', 'Kouhun Infestation', {
    known: 'partly',
    reach: { whom: 'enemies', kinds: ['living'], within: 12 },
    events: [{ ...blast, usesTargetRules: false, victims: 'living' }],
  }),
  'self-destruct': specialAbility('self-destruct', 'Self-Destruct', {
    known: 'partly',
    events: [{ ...blast, resolvedBy: 'automatic', usesTargetRules: false, aimed: false, adjacentOnly: true }],
  }),
  // Whoever saves is placed beside the AT-AT (Clarifications 2005, AT-AT); the sources do not say who has to.
  stomp: specialAbility('stomp', 'Stomp', { known: 'unknown' }),
  'thud-bug': specialAbility('thud-bug', 'Thud Bug', {
    known: 'unknown',
    events: [callsForSave],
  }),
  'plaeryin-bol': specialAbility('plaeryin-bol', 'Plaeryin Bol', {
    known: 'unknown',
    events: [callsForSave],
  }),
  dominate: specialAbility('dominate', 'Dominate', {
    known: 'partly',
    events: [
      {
        ...aimedPower,
        origin: 'special-ability',
        does: 'turn',
        spendsForce: false,
        victims: 'non-droid',
        given: { reading: 'dominate', value: 'special-ability' },
      },
      {
        ...aimedPower,
        does: 'turn',
        victims: 'non-droid',
        given: { reading: 'dominate', value: 'force-power' },
      },
    ],
  }),

  'force-lightning': forcePower('force-lightning', 'Force Lightning', {
    known: 'partly',
    events: [aimedPower],
  }),
  'force-grip': forcePower('force-grip', 'Force Grip', { known: 'partly', events: [aimedPower] }),
  'sith-grip': forcePower('sith-grip', 'Sith Grip', {
    known: 'partly',
    events: [{ ...aimedPower, usesTargetRules: 'unknown', aimed: 'unknown' }],
  }),
  // "A Droid enemy or an enemy with the Mounted Weapon ability" (Clarifications 2005, Force Strike).
  'force-strike': forcePower('force-strike', 'Force Strike', {
    known: 'partly',
    reach: { whom: 'enemies', kinds: ['droid-or-mounted-weapon'] },
    events: [{ ...aimedPower, victims: 'droid-or-mounted-weapon' }],
  }),
  'force-burst': forcePower('force-burst', 'Force Burst', { known: 'partly', events: [areaPower] }),
  'force-storm': forcePower('force-storm', 'Force Storm', { known: 'partly', events: [areaPower] }),
  'force-whirlwind': forcePower('force-whirlwind', 'Force Whirlwind', {
    known: 'partly',
    events: [{ ...aimedPower, usesTargetRules: 'unknown', aimed: 'unknown' }],
  }),
  'force-push': forcePower('force-push', 'Force Push', {
    known: 'partly',
    events: [{ ...aimedPower, does: 'movement' }],
  }),
  shockwave: forcePower('shockwave', 'Shockwave', {
    known: 'partly',
    events: [{ ...areaPower, resolvedBy: 'save', does: 'condition' }],
  }),

  'force-leap': forcePower('force-leap', 'Force Leap', {
    known: 'partly',
    events: [usePower('movement')],
  }),
  'knight-speed': forcePower('knight-speed', 'Knight Speed', {
    known: 'partly',
    events: [usePower('movement')],
  }),
  'master-speed': forcePower('master-speed', 'Master Speed', {
    known: 'partly',
    events: [usePower('movement')],
  }),
  // "Provides the commander effect" to allies by its definition (Clarifications 2005, Force Valor).
  'force-valor': forcePower('force-valor', 'Force Valor', {
    known: 'partly',
    reach: { whom: 'allies' },
    gives: [{ gives: 'commander-effect' }],
    events: [{ ...areaPower, does: 'bonus', resolvedBy: 'automatic', helpful: true }],
  }),
  // Gains Force points when its user activates; it spends none (Clarifications 2005, Ysalamiri).
  'force-renewal': forcePower('force-renewal', 'Force Renewal', {
    known: 'partly',
    events: [usePower('force-points', { spendsForce: false })],
  }),
} as const;
