/** What the questions about using an ability are asked about: the ability, the moment, and what there is to pay with. */
import * as v from 'valibot';
import { abilityOptional } from '../../core/ia/ability-use/ability-optional.ts';
import { abilityUse } from '../../core/ia/ability-use/ability-use.ts';
import { READINGS } from '../../core/ia/ability-use/readings.ts';
import {
  type AbilityOptionalScenario,
  type AbilityUseScenario,
  ACTIVATIONS,
  CONTENTS,
  COSTS,
  DOINGS,
  FIGURES,
  PAYMENTS,
  TIMINGS,
  WORDS,
} from '../../core/ia/ability-use/scenario.ts';
import { MODES } from '../../core/ia/modes.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, whole } from '../fields.ts';

const MOST = 20;
const MAX_ITEMS = 10;

const PAYMENT_NAMES = {
  strain: 'Strain',
  threat: 'Threat',
  exhaust: 'Exhaust the card',
  deplete: 'Deplete the card',
  discard: 'Discard a card or token',
  play: 'Play the card',
  'victory-points': 'Victory points',
  'other-cost': 'Another cost',
};

const count = (label: string, preset: number, help?: string, min = 0) =>
  field(v.optional(whole(min, MOST), preset), { label, control: 'number', ...(help && { help }) });
const maybe = (label: string, help?: string, min = 0) =>
  field(v.exactOptional(whole(min, MOST)), { label, control: 'number', ...(help && { help }) });
const flag = (label: string, preset: boolean, help?: string) =>
  field(v.optional(v.boolean(), preset), { label, control: 'switch', ...(help && { help }) });

/** Things with a name of which each is so or is not. */
const named = <const Key extends string>(key: Key, its: string, label: string) =>
  field(
    v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            name: baseFields.name,
            [key]: field(v.boolean(), { label: its, control: 'switch' }),
          } as { name: typeof baseFields.name } & Record<Key, v.BooleanSchema<undefined>>),
        ),
        v.maxLength(MAX_ITEMS),
      ),
      () => [],
    ),
    { label, control: 'list' },
  );

const costs = field(
  v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          kind: field(v.picklist(PAYMENTS), { label: 'Cost', control: 'choice', names: PAYMENT_NAMES }),
          amount: count('How much', 1, undefined, 1),
          have: maybe(
            'There to pay with',
            'Left open: enough; 0 for a card that is exhausted already. Of strain the figure says it.',
          ),
        }),
      ),
      v.maxLength(MAX_ITEMS),
    ),
    () => [],
  ),
  { label: 'Other costs', control: 'list' },
);

const abilityUseAsked: AskedQuestion<AbilityUseScenario> = {
  question: abilityUse,
  schema: v.strictObject({
    question: v.literal('ia/ability-use'),
    mode: field(v.optional(v.picklist(MODES), 'campaign'), { label: 'Game', control: 'choice' }),
    figure: field(v.optional(v.picklist(FIGURES), 'other'), {
      label: 'Figure',
      control: 'choice',
      names: { hero: 'A hero', other: 'Another figure' },
    }),
    timing: field(v.picklist(TIMINGS), {
      label: 'Ability',
      control: 'choice',
      names: {
        'special-action': 'A special action',
        surge: 'A surge ability',
        'during-activation': 'Used “during your activation”',
        trigger: 'With another timing or trigger',
      },
    }),
    activation: field(v.optional(v.picklist(ACTIVATIONS), 'own'), {
      label: 'Activation',
      control: 'choice',
      names: { own: 'Of this figure', another: 'Of another figure', none: 'None is going on' },
    }),
    doing: field(v.optional(v.picklist(DOINGS), 'nothing'), {
      label: 'In the middle of',
      control: 'choice',
      names: {
        nothing: 'Nothing: before or after an action',
        action: 'An action',
        ability: 'Another ability',
        'spend-surges': 'The Spend Surges step of its attack',
      },
    }),
    triggered: flag('What it waits for happens now', true, 'For an ability with another timing or trigger.'),
    interrupts: flag('It says that it interrupts', false),
    symbols: count('Action or surge symbols', 1, 'Of a special action or a surge ability.', 1),
    left: maybe(
      'Actions or surges left',
      'Of two actions, or of all surges. Left open: as many as there can be.',
    ),
    costs,
    endurance: maybe('Endurance', 'Of a hero who pays strain.'),
    strain: count('Strain it has', 0),
    health: maybe('Health', 'Of another figure that pays strain.', 1),
    damage: count('Damage it has', 0),
    deck: count('Cards in the Command deck', 0, 'In a skirmish they cancel damage from strain.'),
    usedInRound: count('Used in this round', 0, 'How many times before.'),
    usedInActivation: count('Of these in this activation', 0),
    usedAtThisInstance: flag('Used at this timing instance', false, 'Such as in this attack.'),
    limit: maybe('Limit per activation', 'Left open: it has none.', 1),
    contains: field(v.optional(v.picklist(CONTENTS), 'neither'), {
      label: 'The special action contains',
      control: 'choice',
      names: { neither: 'Neither', attack: 'An attack', damage: 'Damage without an attack' },
    }),
    attacked: flag('It has used an action to attack', false, 'In this activation.'),
    requirements: named('met', 'Met', 'Requirements'),
    parts: named('possible', 'Possible now', 'What it does'),
    needsAll: flag('It says that all of it must be possible', false),
    readings: openPoints(READINGS),
  }),
  title: 'Using an ability',
  asks: 'May the ability be used now?',
  example: {
    question: 'ia/ability-use',
    mode: 'campaign',
    figure: 'hero',
    timing: 'special-action',
    activation: 'own',
    doing: 'nothing',
    triggered: true,
    interrupts: false,
    symbols: 1,
    left: 1,
    costs: [{ kind: 'strain', amount: 2 }],
    endurance: 4,
    strain: 3,
    damage: 0,
    deck: 0,
    usedInRound: 0,
    usedInActivation: 0,
    usedAtThisInstance: false,
    contains: 'neither',
    attacked: false,
    requirements: [{ name: 'A requirement', met: true }],
    parts: [{ name: 'An effect', possible: true }],
    needsAll: false,
  },
};

const some = <const Values extends readonly string[]>(
  values: Values,
  label: string,
  names: Readonly<Record<string, string>>,
) =>
  field(
    v.optional(v.array(v.picklist(values)), () => []),
    { label, control: 'abilities', names },
  );

const abilityOptionalAsked: AskedQuestion<AbilityOptionalScenario> = {
  question: abilityOptional,
  schema: v.strictObject({
    question: v.literal('ia/ability-optional'),
    words: some(WORDS, 'It says', { may: '“may”', use: '“use”' }),
    costs: some(COSTS, 'It costs', { action: 'Actions', surge: 'Surges', ...PAYMENT_NAMES }),
  }),
  title: 'Optional or mandatory',
  asks: 'May the ability be left unused when its moment comes?',
  example: { question: 'ia/ability-optional', words: ['may'], costs: [] },
};

export const iaAbilityUse = [abilityUseAsked, abilityOptionalAsked] as const;
