/** What the question about a defence and an offence is asked about. */
import * as v from 'valibot';
import { CARD_IDS, cardOf } from '../../core/swm/abilities/cards.ts';
import { BYSTANDERS, GUARDS, OFFENCES, sourceOf } from '../../core/swm/abilities/index.ts';
import { DISTANCES, type Role, type SourceId } from '../../core/swm/abilities/vocabulary.ts';
import { effectApplies } from '../../core/swm/effects/effect-applies.ts';
import type { EffectAppliesScenario } from '../../core/swm/effects/scenario.ts';
import { READINGS } from '../../core/swm/readings.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, openPoints, whole } from '../fields.ts';

const namesOf = (ids: readonly SourceId[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, sourceOf(id)?.name ?? id]));

/** No card has more Force points than this. */
const MANY_POINTS = 20;

const EVENTS = ['use', 'attack', 'second-attack', 'bonus', 'damage', 'condition'] as const satisfies Role[];

const CARDS_THAT_GUARD = CARD_IDS.filter((id) => cardOf(id).when);
const CARD_NAMES = Object.fromEntries(CARD_IDS.map((id) => [id, cardOf(id).name]));

const abilities = (label: string, help: string) =>
  field(
    v.optional(v.array(v.picklist(BYSTANDERS)), () => []),
    { label, control: 'abilities', help, names: namesOf(BYSTANDERS) },
  );

const distanceNames = {
  same: 'It is the target',
  adjacent: 'Adjacent',
  'within-6': 'Within 6 squares',
  further: 'Further away',
};

const distance = (label: string) =>
  field(v.exactOptional(v.picklist(DISTANCES)), { label, control: 'choice', names: distanceNames });

const effectAppliesAsked: AskedQuestion<EffectAppliesScenario> = {
  question: effectApplies,
  schema: v.strictObject({
    question: v.literal('swm/effect-applies'),
    offence: field(v.picklist(OFFENCES), {
      label: 'Offence',
      control: 'choice',
      names: namesOf(OFFENCES),
    }),
    defence: field(v.picklist(GUARDS), {
      label: 'Defence',
      control: 'choice',
      names: namesOf(GUARDS),
    }),
    card: field(v.exactOptional(v.picklist(CARDS_THAT_GUARD)), {
      label: 'The defence stands on the stat card of',
      control: 'choice',
      help: 'For cards that say more than the definition.',
      names: CARD_NAMES,
    }),
    about: field(v.exactOptional(v.picklist(EVENTS)), {
      label: 'Asked about',
      asks: true,
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
    reroll: field(v.exactOptional(v.boolean()), {
      label: 'The save failed: reroll it for a Force point',
      control: 'switch',
    }),
    attackerHas: abilities('The attacker also has', 'Only abilities that can bear on such a question.'),
    targetHas: abilities('The target also has', 'Only abilities that can bear on such a question.'),
    attacks: field(v.exactOptional(v.picklist(['melee', 'non-melee'])), {
      label: 'The attacker’s attacks',
      control: 'choice',
      names: { melee: 'Melee attacks', 'non-melee': 'Not melee attacks' },
    }),
    withLightsaber: field(v.exactOptional(v.picklist(['yes', 'no'])), {
      label: 'Lightsaber',
      control: 'choice',
      names: { yes: 'Attacks with a lightsaber', no: 'Attacks without one' },
    }),
    attackerFromTarget: distance('The attacker, from the target'),
    holderFromTarget: field(v.exactOptional(v.picklist(['same', ...DISTANCES])), {
      label: 'The one with the defence, from the target',
      control: 'choice',
      names: distanceNames,
    }),
    attackerFromHolder: distance('The attacker, from the one with the defence'),
    forcePoints: field(v.exactOptional(whole(0, MANY_POINTS)), {
      label: 'Force points left to the defender',
      control: 'number',
    }),
    readings: openPoints({
      'draw-fire': READINGS['draw-fire'],
      'damage-reducers': READINGS['damage-reducers'],
      dominate: READINGS.dominate,
      'area-powers': READINGS['area-powers'],
      'sonic-rerolls': READINGS['sonic-rerolls'],
      'granted-attacks': READINGS['granted-attacks'],
      'force-points-a-turn': READINGS['force-points-a-turn'],
      'helpful-powers': READINGS['helpful-powers'],
      'poison-damage': READINGS['poison-damage'],
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
