/** Abilities that guard against others. Numbers that the sources do not give are left out. */
import { forbidsAnswer, forcePower, granted, specialAbility, usePower } from './events.ts';
import { ABILITY_PAGE, type AbilityId } from './pages.ts';
import type { Clause, Condition } from './vocabulary.ts';

/** A clause against events that reach the protected character, stated by the ability's own page. */
const against = (
  id: AbilityId,
  effect: Clause['effect'],
  when: readonly Condition[],
  details: Pick<Clause, 'cost' | 'save' | 'given'> = {},
): Clause => ({ on: 'incoming', effect, when, ...details, rule: ABILITY_PAGE[id] });

const isTarget: Condition = { if: 'holder', is: 'target' };
const isAnother: Condition = { if: 'holder', is: 'another' };
const isAttack: Condition = { if: 'attack' };
const dealsDamage: Condition = { if: 'deals-damage' };

const holderWithin = (within: 'adjacent' | 'within-6'): Condition => ({
  if: 'near',
  who: 'holder',
  of: 'target',
  within,
  is: true,
});

/** Works on damage of every kind, or of attacks only: an open point. */
const reducesDamage = (
  id: AbilityId,
  unless: readonly Condition[],
  details: Pick<Clause, 'save'> = {},
): readonly Clause[] => [
  against(id, 'reduce-damage', [dealsDamage, ...unless, isTarget], {
    ...details,
    given: { reading: 'damage-reducers', value: 'any-damage' },
  }),
  against(id, 'reduce-damage', [isAttack, dealsDamage, ...unless, isTarget], {
    ...details,
    given: { reading: 'damage-reducers', value: 'attack-damage' },
  }),
];

/** Attacks with lightsabers ignore Damage Reduction and Dark Armor, as card lists have it. */
const notLightsaber: readonly Condition[] = [{ if: 'not-lightsaber' }];

const avoidsHit = (id: AbilityId, melee: boolean, cost: number): readonly Clause[] => [
  against(id, 'avoid-damage', [isAttack, { if: 'melee', is: melee }, dealsDamage, isTarget], {
    cost,
    save: 11,
  }),
];

export const DEFENCES = {
  bodyguard: specialAbility('bodyguard', 'Bodyguard', {
    known: 'partly',
    clauses: [
      against('bodyguard', 'take-damage', [isAttack, dealsDamage, isAnother, holderWithin('adjacent')]),
    ],
  }),
  'draw-fire': specialAbility('draw-fire', 'Draw Fire', {
    known: 'partly',
    clauses: [
      against(
        'draw-fire',
        'become-target',
        [isAttack, { if: 'target-rules' }, isAnother, holderWithin('within-6')],
        { given: { reading: 'draw-fire', value: 'attacks' } },
      ),
      against(
        'draw-fire',
        'become-target',
        [{ if: 'affects-target' }, { if: 'target-rules' }, isAnother, holderWithin('within-6')],
        { given: { reading: 'draw-fire', value: 'anything-that-targets' } },
      ),
    ],
  }),
  evade: specialAbility('evade', 'Evade', {
    known: 'partly',
    clauses: [
      against(
        'evade',
        'avoid-damage',
        [
          isAttack,
          { if: 'near', who: 'attacker', of: 'target', within: 'adjacent', is: false },
          dealsDamage,
          isTarget,
        ],
        { save: 11 },
      ),
    ],
  }),
  'dark-armor': specialAbility('dark-armor', 'Dark Armor', {
    known: 'partly',
    clauses: reducesDamage('dark-armor', notLightsaber, { save: 11 }),
  }),
  shields: specialAbility('shields', 'Shields', {
    known: 'partly',
    clauses: reducesDamage('shields', [], { save: 'unknown' }),
  }),
  'damage-reduction': specialAbility('damage-reduction', 'Damage Reduction', {
    known: 'partly',
    clauses: reducesDamage('damage-reduction', notLightsaber),
  }),
  'molecular-shielding': specialAbility('molecular-shielding', 'Molecular Shielding', {
    known: 'partly',
    clauses: [against('molecular-shielding', 'protect', [isAttack, dealsDamage, isTarget])],
  }),
  // "Enemies", and not "non-Droid enemies" (Clarifications 2005, Pheromones).
  pheromones: specialAbility('pheromones', 'Pheromones', {
    known: 'partly',
    clauses: [
      against('pheromones', 'cancel', [isAttack, { if: 'target-rules' }, { if: 'enemy', kind: 'any' }], {
        save: 'unknown',
      }),
    ],
  }),
  ysalamiri: specialAbility('ysalamiri', 'Ysalamiri', {
    known: 'quoted',
    clauses: [
      against('ysalamiri', 'prevent', [
        { if: 'spends-force' },
        { if: 'near', who: 'attacker', of: 'holder', within: 'within-6', is: true },
      ]),
      against('ysalamiri', 'prevent', [
        { if: 'origin', is: 'force-power' },
        { if: 'affects-target' },
        { if: 'aimed' },
        holderWithin('within-6'),
      ]),
      against(
        'ysalamiri',
        'prevent',
        [{ if: 'origin', is: 'force-power' }, { if: 'affects-target' }, holderWithin('within-6')],
        { given: { reading: 'area-powers', value: 'target' } },
      ),
      forbidsAnswer('ysalamiri', [
        { if: 'spends-force' },
        { if: 'near', who: 'attacker', of: 'holder', within: 'within-6', is: true },
      ]),
    ],
  }),
  'force-immunity': specialAbility('force-immunity', 'Force Immunity', {
    known: 'quoted',
    clauses: [
      // Not from powers that boost a character, by the short form of the answer; "that affect" it, by the long one.
      against(
        'force-immunity',
        'prevent',
        [{ if: 'origin', is: 'force-power' }, { if: 'affects-target' }, { if: 'harmful' }, isTarget],
        { given: { reading: 'helpful-powers', value: 'let-through' } },
      ),
      against(
        'force-immunity',
        'prevent',
        [{ if: 'origin', is: 'force-power' }, { if: 'affects-target' }, isTarget],
        { given: { reading: 'helpful-powers', value: 'kept-off' } },
      ),
      forbidsAnswer('force-immunity', [{ if: 'spends-force' }]),
    ],
  }),
  'avoid-defeat': specialAbility('avoid-defeat', 'Avoid Defeat', {
    known: 'partly',
    clauses: [against('avoid-defeat', 'survive', [dealsDamage, isTarget], { save: 11 })],
  }),

  'lightsaber-block': forcePower('lightsaber-block', 'Lightsaber Block', {
    known: 'partly',
    clauses: avoidsHit('lightsaber-block', true, 1),
  }),
  'lightsaber-deflect': forcePower('lightsaber-deflect', 'Lightsaber Deflect', {
    known: 'partly',
    clauses: avoidsHit('lightsaber-deflect', false, 1),
  }),
  'lightsaber-reflect': forcePower('lightsaber-reflect', 'Lightsaber Reflect', {
    known: 'partly',
    clauses: avoidsHit('lightsaber-reflect', false, 2),
  }),
  'lightsaber-riposte': forcePower('lightsaber-riposte', 'Lightsaber Riposte', {
    known: 'partly',
    events: [usePower('attacks', { arising: granted(false) })],
    clauses: [
      against('lightsaber-riposte', 'attack-back', [isAttack, { if: 'melee', is: true }, isTarget], {
        cost: 1,
      }),
    ],
  }),
} as const;
