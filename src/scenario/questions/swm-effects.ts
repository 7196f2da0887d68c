/** What the question about a defence and an offence is asked about. */
import * as z from 'zod/mini';
import { CARD_IDS, cardOf } from '../../core/swm/abilities/cards.ts';
import { BYSTANDERS, GUARDS, OFFENCES, sourceOf } from '../../core/swm/abilities/index.ts';
import { DISTANCES, type Role, type SourceId } from '../../core/swm/abilities/vocabulary.ts';
import { effectApplies } from '../../core/swm/effects/effect-applies.ts';
import type { EffectAppliesScenario } from '../../core/swm/effects/scenario.ts';
import { READINGS } from '../../core/swm/readings.ts';
import type { AskedQuestion } from '../asked.ts';
import { choice, fieldInfo } from '../fields.ts';

const namesOf = (ids: readonly SourceId[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, sourceOf(id)?.name ?? id]));

/** No card has more Force points than this. */
const MANY_POINTS = 20;

const EVENTS = ['use', 'attack', 'second-attack', 'bonus', 'damage', 'condition'] as const satisfies Role[];

const CARDS_THAT_GUARD = CARD_IDS.filter((id) => cardOf(id).when);
const CARD_NAMES = Object.fromEntries(CARD_IDS.map((id) => [id, cardOf(id).name]));

const abilities = (label: string, help: string) =>
  z
    ._default(z.array(z.enum(BYSTANDERS)), () => [])
    .register(fieldInfo, { label, control: 'abilities', help, names: namesOf(BYSTANDERS) });

const distanceNames = {
  same: 'It is the target',
  adjacent: 'Adjacent',
  'within-6': 'Within 6 squares',
  further: 'Further away',
};

const distance = (label: string) =>
  z.exactOptional(z.enum(DISTANCES)).register(fieldInfo, { label, control: 'choice', names: distanceNames });

const effectAppliesAsked: AskedQuestion<EffectAppliesScenario> = {
  question: effectApplies,
  schema: z.strictObject({
    question: z.literal('swm/effect-applies'),
    offence: z.enum(OFFENCES).register(fieldInfo, {
      label: 'Offence',
      control: 'choice',
      names: namesOf(OFFENCES),
    }),
    defence: z.enum(GUARDS).register(fieldInfo, {
      label: 'Defence',
      control: 'choice',
      names: namesOf(GUARDS),
    }),
    card: z.exactOptional(z.enum(CARDS_THAT_GUARD)).register(fieldInfo, {
      label: 'The defence stands on the stat card of',
      control: 'choice',
      help: 'For cards that say more than the definition.',
      names: CARD_NAMES,
    }),
    about: z.exactOptional(z.enum(EVENTS)).register(fieldInfo, {
      label: 'Asked about',
      control: 'choice',
      help: 'Left open: what reaches the target in the end.',
      names: {
        use: 'The ability itself',
        attack: 'The attack',
        'second-attack': 'The second attack',
        bonus: 'The bonus',
        damage: 'The extra damage',
        condition: 'The extra effect',
      },
    }),
    reroll: z.exactOptional(z.boolean()).register(fieldInfo, {
      label: 'The save failed: reroll it for a Force point',
      control: 'switch',
    }),
    attackerHas: abilities('The attacker also has', 'Only abilities that can bear on such a question.'),
    targetHas: abilities('The target also has', 'Only abilities that can bear on such a question.'),
    attacks: z.exactOptional(z.enum(['melee', 'non-melee'])).register(fieldInfo, {
      label: 'The attacker’s attacks',
      control: 'choice',
      names: { melee: 'Melee attacks', 'non-melee': 'Not melee attacks' },
    }),
    withLightsaber: z.exactOptional(z.enum(['yes', 'no'])).register(fieldInfo, {
      label: 'Lightsaber',
      control: 'choice',
      names: { yes: 'Attacks with a lightsaber', no: 'Attacks without one' },
    }),
    attackerFromTarget: distance('The attacker, from the target'),
    holderFromTarget: z.exactOptional(z.enum(['same', ...DISTANCES])).register(fieldInfo, {
      label: 'The one with the defence, from the target',
      control: 'choice',
      names: distanceNames,
    }),
    attackerFromHolder: distance('The attacker, from the one with the defence'),
    forcePoints: z
      .exactOptional(z.int().check(z.minimum(0), z.maximum(MANY_POINTS)))
      .register(fieldInfo, { label: 'Force points left to the defender', control: 'number' }),
    readings: z
      .exactOptional(
        z.strictObject({
          'draw-fire': choice(READINGS['draw-fire']),
          'damage-reducers': choice(READINGS['damage-reducers']),
          dominate: choice(READINGS.dominate),
          'area-powers': choice(READINGS['area-powers']),
          'sonic-rerolls': choice(READINGS['sonic-rerolls']),
          'granted-attacks': choice(READINGS['granted-attacks']),
          'force-points-a-turn': choice(READINGS['force-points-a-turn']),
          'helpful-powers': choice(READINGS['helpful-powers']),
          'poison-damage': choice(READINGS['poison-damage']),
        }),
      )
      .register(fieldInfo, {
        label: 'Open points',
        control: 'readings',
        help: 'What the rules do not settle, and how this verdict takes it.',
      }),
  }),
  title: 'Does a defence work against an offence?',
  asks: 'Does a defence such as Bodyguard work against an offence such as Missiles?',
  example: {
    question: 'swm/effect-applies',
    offence: 'missiles',
    defence: 'bodyguard',
    attackerHas: [],
    targetHas: [],
  },
};

export const swmEffects = [effectAppliesAsked] as const;
