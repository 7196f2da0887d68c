/** What the questions about affiliation are asked about: cards of an army, two figures, or one and an ability. */
import * as v from 'valibot';
import { affiliation } from '../../core/ia/affiliation/affiliation.ts';
import { army } from '../../core/ia/affiliation/army.ts';
import { friendly } from '../../core/ia/affiliation/friendly.ts';
import { READINGS } from '../../core/ia/affiliation/readings.ts';
import {
  type AffiliationScenario,
  type ArmyScenario,
  type FriendlyScenario,
  PLAYERS,
  TEXTS,
} from '../../core/ia/affiliation/scenario.ts';
import { AFFILIATIONS, CARD_AFFILIATIONS, FIGURE_KINDS } from '../../core/ia/affiliation/terms.ts';
import { MODES } from '../../core/ia/modes.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, openPoints, pieceId } from '../fields.ts';

const NAMES = { rebel: 'Rebel', imperial: 'Imperial', mercenary: 'Mercenary', neutral: 'Neutral' };

const shown = (label: string, help?: string) =>
  field(v.picklist(CARD_AFFILIATIONS), { label, control: 'choice', names: NAMES, ...(help && { help }) });

const mode = field(v.picklist(MODES), {
  label: 'Played',
  control: 'choice',
  names: { campaign: 'In a campaign', skirmish: 'In a skirmish' },
});

/** What is said of a figure, or of the group of a companion. */
const figureFields = {
  kind: field(v.optional(v.picklist(FIGURE_KINDS), 'figure'), {
    label: 'The figure is',
    control: 'choice',
    names: {
      figure: 'A figure with a Deployment card',
      hero: 'A hero',
      ally: 'An ally of the Rebel players',
    },
  }),
  affiliation: shown('Affiliation', 'As its Deployment card shows it. Heroes are Rebels.'),
  companion: field(v.optional(v.boolean(), false), {
    label: 'A companion: all this is said of its group',
    control: 'switch',
  }),
};

const armyAsked: AskedQuestion<ArmyScenario> = {
  question: army,
  schema: v.strictObject({
    question: v.literal('ia/army'),
    affiliation: field(v.picklist(AFFILIATIONS), {
      label: 'The player’s affiliation',
      control: 'choice',
      names: NAMES,
    }),
    cards: field(
      v.pipe(
        v.array(
          v.strictObject({ id: baseFields.id, name: baseFields.name, affiliation: shown('Affiliation') }),
        ),
        v.minLength(1),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Deployment cards', control: 'list' },
    ),
  }),
  title: 'The affiliation of an army',
  asks: 'May these Deployment cards be in one skirmish army?',
  example: {
    question: 'ia/army',
    affiliation: 'imperial',
    cards: [
      { id: 'S', name: 'Stormtroopers', affiliation: 'imperial' },
      { id: 'N', name: 'A Neutral card', affiliation: 'neutral' },
    ],
  },
};

const friendlyAsked: AskedQuestion<FriendlyScenario> = {
  question: friendly,
  schema: v.strictObject({
    question: v.literal('ia/friendly'),
    mode,
    figures: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            ...figureFields,
            player: field(v.optional(v.picklist(PLAYERS), 'one'), {
              label: 'Whose it is in a skirmish',
              control: 'choice',
              names: { one: 'One player', two: 'The opponent' },
            }),
          }),
        ),
        v.minLength(2),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Figures', control: 'list' },
    ),
    from: pieceId('One'),
    to: pieceId('The other'),
  }),
  title: 'Friendly and hostile figures',
  asks: 'Are these two figures friendly to each other?',
  example: {
    question: 'ia/friendly',
    mode: 'campaign',
    figures: [
      {
        id: 'S',
        name: 'Stormtrooper',
        kind: 'figure',
        affiliation: 'imperial',
        companion: false,
        player: 'one',
      },
      {
        id: 'M',
        name: 'Mercenary',
        kind: 'figure',
        affiliation: 'mercenary',
        companion: false,
        player: 'two',
      },
    ],
    from: 'S',
    to: 'M',
  },
};

const affiliationAsked: AskedQuestion<AffiliationScenario> = {
  question: affiliation,
  schema: v.strictObject({
    question: v.literal('ia/affiliation'),
    mode,
    text: field(v.picklist(TEXTS), {
      label: 'The ability says',
      control: 'choice',
      names: {
        rebel: 'The Rebel symbol',
        imperial: 'The Imperial symbol',
        mercenary: 'The Mercenary symbol',
        'imperial-figures': '“Imperial figures”, in full',
      },
    }),
    ...figureFields,
    army: field(v.exactOptional(v.picklist(AFFILIATIONS)), {
      label: 'Affiliation of its army',
      control: 'choice',
      help: 'For a Neutral figure in a skirmish.',
      names: NAMES,
    }),
    readings: openPoints(READINGS),
  }),
  title: 'Whom an affiliation symbol means',
  asks: 'Does an ability with this symbol, or these words, apply to this figure?',
  example: {
    question: 'ia/affiliation',
    mode: 'campaign',
    text: 'imperial',
    kind: 'figure',
    affiliation: 'mercenary',
    companion: false,
  },
};

export const iaArmy = [armyAsked] as const;
export const iaFigures = [friendlyAsked, affiliationAsked] as const;
