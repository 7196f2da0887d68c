/** What the question about an activation is asked about: the figures of a group, and what they do, in order. */
import * as v from 'valibot';
import { activation } from '../../core/ia/activation/activation.ts';
import { type ActivationScenario, DEEDS, FURTHER, KINDS } from '../../core/ia/activation/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, whole } from '../fields.ts';

/** No group is as large, no card says as much, and nobody does as many things. */
const MAX_FIGURES = 6;
const MAX_FURTHER = 8;
const MAX_STEPS = 40;
const MAX_POINTS = 20;
const MAX_ATTACKS = 6;

const number = (label: string, min: number, max: number, preset: number, help?: string) =>
  field(v.optional(whole(min, max), preset), { label, control: 'number', ...(help && { help }) });

const letter = (label: string, help: string, list: string) =>
  field(v.exactOptional(baseFields.id), { label, control: 'piece', help, among: [list] });

const flag = (label: string, help?: string) =>
  field(v.exactOptional(v.boolean()), { label, control: 'switch', ...(help && { help }) });

const figures = field(
  v.pipe(
    v.array(v.strictObject({ id: baseFields.id, name: baseFields.name })),
    v.minLength(1),
    v.maxLength(MAX_FIGURES),
  ),
  { label: 'Figures of the group', control: 'list', help: 'A hero is activated alone.' },
);

const actions = field(
  v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          id: baseFields.id,
          name: baseFields.name,
          kind: field(v.optional(v.picklist(FURTHER), 'special'), {
            label: 'What it is',
            control: 'choice',
            names: { special: 'A special action', app: 'An action of the app (arrow)' },
          }),
          costs: number('Actions that it takes', 1, 2, 1, 'As many as there are symbols.'),
          attacks: number('Attacks in it', 0, MAX_ATTACKS, 0),
          points: number('Movement points in it', 0, MAX_POINTS, 0, 'For a special action.'),
          once: field(v.optional(v.boolean(), false), {
            label: 'The app limits it to once per activation',
            control: 'switch',
            help: 'A special action always is.',
          }),
        }),
      ),
      v.maxLength(MAX_FURTHER),
    ),
    () => [],
  ),
  { label: 'Further actions', control: 'list', help: 'Those of its cards, and those that the app shows.' },
);

const steps = field(
  v.pipe(
    v.array(
      v.strictObject({
        do: field(v.picklist(DEEDS), {
          label: 'Does what',
          control: 'choice',
          names: {
            attack: 'Attack',
            move: 'Move',
            interact: 'Interact',
            rest: 'Rest',
            use: 'Further action',
            spend: 'Spend movement points',
            strain: 'Suffer 1 strain for 1 movement point',
            ability: 'Use an ability “during your activation”',
            end: 'Declare the end of its activation',
          },
        }),
        action: letter('Which further action', 'For a further action.', 'actions'),
        figure: letter('Which figure', 'Left open: the one whose activation is on.', 'figures'),
        points: field(v.exactOptional(whole(1, MAX_POINTS)), {
          label: 'Movement points',
          control: 'number',
          help: 'Spent, or gained through an ability; those of a move and of a further action are said elsewhere. Left open: 1 is spent, none gained.',
        }),
        free: flag('Needs no action', 'An effect allows this attack, move, interaction or rest.'),
        during: flag('While the action or ability before it is being resolved'),
      }),
    ),
    v.maxLength(MAX_STEPS),
  ),
  { label: 'What is done', control: 'list', help: 'In order.' },
);

const activationAsked: AskedQuestion<ActivationScenario> = {
  question: activation,
  schema: v.strictObject({
    question: v.literal('ia/activation'),
    kind: field(v.optional(v.picklist(KINDS), 'other'), {
      label: 'Who is activated',
      control: 'choice',
      names: { hero: 'A hero', other: 'Another figure or group' },
    }),
    perMove: number(
      'Movement points from a move',
      0,
      MAX_POINTS,
      4,
      'What the figure’s card and the rules on movement say, which our copy lacks.',
    ),
    figures,
    actions,
    steps,
  }),
  title: 'An activation',
  asks: 'May this be done in one activation?',
  example: {
    question: 'ia/activation',
    kind: 'hero',
    perMove: 4,
    figures: [{ id: 'D', name: 'Diala Passil' }],
    actions: [],
    steps: [
      { do: 'move' },
      { do: 'spend', points: 3 },
      { do: 'attack' },
      { do: 'strain' },
      { do: 'spend', points: 2 },
    ],
  },
};

export const iaActivation = [activationAsked] as const;
