/** Abilities that grant attacks, add to them or come with them. Each attack granted is an attack like any other. */
import {
  attack,
  forbidsAnswer,
  forcePower,
  granted,
  specialAbility,
  useAbility,
  usePower,
} from './events.ts';
import type { EventSpec } from './vocabulary.ts';

const ordinary = attack({ usesTargetRules: true });
/** On adjacent enemies whom its text names, so nobody chooses by the rules (Clarifications 2005, Pheromones). */
const onAdjacent = attack({ usesTargetRules: false, adjacentOnly: true });

const grants = (...attacks: readonly EventSpec[]) => [useAbility('attacks', { arising: attacks })];
const grantsByForce = (granted: EventSpec) => [usePower('attacks', { arising: [granted] })];
/** A bonus helps its user; what reaches the target is the attack that it makes stronger. */
const strengthens = (boosted: EventSpec = ordinary) => [
  useAbility('bonus', { role: 'bonus', arising: [boosted] }),
];
const strengthensByForce = [usePower('bonus', { role: 'bonus', arising: [ordinary] })];

/** An attack that makes something of its target from now on. */
const leaves = (condition: Pick<EventSpec, 'resolvedBy' | 'does'>): readonly EventSpec[] => [
  {
    ...ordinary,
    arising: [{ ...ordinary, role: 'condition', origin: 'special-ability', ...condition }],
  },
];

export const ATTACKS = {
  'double-attack': specialAbility('double-attack', 'Double Attack', {
    known: 'partly',
    events: grants(ordinary),
  }),
  'triple-attack': specialAbility('triple-attack', 'Triple Attack', {
    known: 'partly',
    events: grants(ordinary),
  }),
  'quadruple-attack': specialAbility('quadruple-attack', 'Quadruple Attack', {
    known: 'partly',
    events: grants(ordinary),
  }),
  'extra-attack': specialAbility('extra-attack', 'Extra Attack', {
    known: 'partly',
    events: grants(ordinary),
  }),
  'blaster-barrage': specialAbility('blaster-barrage', 'Blaster Barrage', {
    known: 'partly',
    events: grants(ordinary),
  }),
  // FAQ, the steps of an attack: all its legal targets are declared first, as for Blaster Barrage.
  'furious-assault': specialAbility('furious-assault', 'Furious Assault', {
    known: 'partly',
    events: grants(ordinary),
  }),
  'charging-fire': specialAbility('charging-fire', 'Charging Fire', {
    known: 'partly',
    events: grants(ordinary),
  }),
  'charging-assault': specialAbility('charging-assault', 'Charging Assault', {
    known: 'partly',
    events: grants(onAdjacent),
  }),
  'twin-attack': specialAbility('twin-attack', 'Twin Attack', {
    known: 'partly',
    events: [
      useAbility('attacks', {
        arising: [ordinary, ...granted(false, { role: 'second-attack' })],
      }),
    ],
  }),
  flurry: specialAbility('flurry', 'Flurry', { known: 'partly', events: grants(...granted('unknown')) }),
  cleave: specialAbility('cleave', 'Cleave', {
    known: 'partly',
    events: grants(...granted(false, { adjacentOnly: true })),
  }),
  'rolling-cleave': specialAbility('rolling-cleave', 'Rolling Cleave', {
    known: 'partly',
    events: grants(...granted(false, { adjacentOnly: true })),
  }),
  'impulsive-shot': specialAbility('impulsive-shot', 'Impulsive Shot', {
    known: 'partly',
    events: grants(...granted(true)),
  }),
  // One attack on each adjacent enemy, as Lightsaber Sweep makes them.
  'impulsive-sweep': specialAbility('impulsive-sweep', 'Impulsive Sweep', {
    known: 'partly',
    events: grants(onAdjacent),
  }),
  'lightsaber-assault': forcePower('lightsaber-assault', 'Lightsaber Assault', {
    known: 'partly',
    events: grantsByForce(ordinary),
  }),
  'lightsaber-sweep': forcePower('lightsaber-sweep', 'Lightsaber Sweep', {
    known: 'partly',
    events: grantsByForce(onAdjacent),
  }),
  // The document counts it among the Force powers that let their user make more attacks.
  'whirlwind-attack': forcePower('whirlwind-attack', 'Whirlwind Attack', {
    known: 'partly',
    events: grantsByForce(onAdjacent),
  }),

  'sith-rage': forcePower('sith-rage', 'Sith Rage', { known: 'partly', events: strengthensByForce }),
  'lightsaber-precision': forcePower('lightsaber-precision', 'Lightsaber Precision', {
    known: 'partly',
    events: strengthensByForce,
  }),
  lightsaber: specialAbility('lightsaber', 'Lightsaber', {
    known: 'partly',
    events: strengthens({ ...ordinary, adjacentOnly: true }),
  }),
  momentum: specialAbility('momentum', 'Momentum', {
    known: 'partly',
    events: strengthens({ ...ordinary, adjacentOnly: true }),
  }),
  'cunning-attack': specialAbility('cunning-attack', 'Cunning Attack', {
    known: 'partly',
    events: strengthens(),
  }),
  'advantageous-attack': specialAbility('advantageous-attack', 'Advantageous Attack', {
    known: 'partly',
    events: strengthens(),
  }),
  'careful-shot': specialAbility('careful-shot', 'Careful Shot', {
    known: 'partly',
    events: strengthens(),
  }),
  deadeye: specialAbility('deadeye', 'Deadeye', { known: 'partly', events: strengthens() }),
  'jedi-hunter': specialAbility('jedi-hunter', 'Jedi Hunter', { known: 'partly', events: strengthens() }),
  'bounty-hunter': specialAbility('bounty-hunter', 'Bounty Hunter', {
    known: 'partly',
    events: strengthens(),
  }),
  'ion-gun': specialAbility('ion-gun', 'Ion Gun', { known: 'partly', events: strengthens() }),

  // FAQ, Stacking: +4 for a Battle Droid whose squad has a Battle Droid Officer, and no commander effect.
  'fire-control': specialAbility('fire-control', 'Fire Control', {
    known: 'partly',
    reach: { whom: 'allies', word: 'Battle Droid', example: true },
    gives: [{ gives: 'bonus', stat: 'attack', amount: 4 }],
  }),

  // The target saves against the extra damage, Droids too (Clarifications 2005, Poison).
  poison: specialAbility('poison', 'Poison', {
    known: 'partly',
    events: [
      {
        ...ordinary,
        arising: [
          {
            ...ordinary,
            role: 'damage',
            does: 'damage',
            callsForSave: true,
            given: { reading: 'poison-damage', value: 'part-of-attack' },
          },
          {
            ...ordinary,
            role: 'damage',
            origin: 'special-ability',
            resolvedBy: 'save',
            does: 'damage',
            given: { reading: 'poison-damage', value: 'separate' },
          },
        ],
      },
    ],
  }),
  // FAQ, the steps of an attack: it works as soon as the target is attacked, hit or not.
  'sonic-attack': specialAbility('sonic-attack', 'Sonic Attack', {
    known: 'partly',
    events: leaves({ resolvedBy: 'automatic', does: 'condition' }),
    clauses: [
      forbidsAnswer('sonic-attack', [{ if: 'answers-attack' }, { if: 'origin', is: 'force-power' }]),
      forbidsAnswer('sonic-attack', [{ if: 'answers-attack' }, { if: 'spends-force' }], {
        given: { reading: 'sonic-rerolls', value: 'forbidden' },
      }),
    ],
  }),
  // Named by the FAQ, the steps of an attack: set off by the attack roll. Its text is not in the sources.
  betrayal: specialAbility('betrayal', 'Betrayal', { known: 'unknown' }),
  disintegration: specialAbility('disintegration', 'Disintegration', {
    known: 'partly',
    events: leaves({ resolvedBy: 'unknown', does: 'unknown' }),
  }),
} as const;
