/** What the question on whom an effect works is asked about. */
import * as v from 'valibot';
import { CARD_IDS, cardOf } from '../../core/swm/abilities/cards.ts';
import { sourceOf } from '../../core/swm/abilities/index.ts';
import { KINDS, WHOM } from '../../core/swm/abilities/vocabulary.ts';
import { REACH_POINTS, REACHING_IDS, reaches } from '../../core/swm/reaches/reaches.ts';
import type { ReachesScenario } from '../../core/swm/reaches/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, openPoints, whole } from '../fields.ts';
import { anyFaction } from './swm-factions.ts';
import { abilities } from './swm-parts.ts';

const MAX_TEXTS = 4;
const MAX_DISTANCE = 120;

const CARDS_THAT_REACH = CARD_IDS.filter((id) => cardOf(id).reach);

const squares = (label: string, help: string) =>
  field(v.exactOptional(whole(0, MAX_DISTANCE)), { label, control: 'number', help });

const text = v.strictObject({
  from: field(v.optional(v.picklist(['definition', 'card']), 'card'), {
    label: 'Stands in',
    control: 'choice',
    names: { definition: 'The definition of the ability', card: 'The words of the stat card' },
  }),
  whom: field(v.optional(v.picklist(WHOM), 'anyone'), { label: 'Works on', control: 'choice' }),
  word: field(v.exactOptional(baseFields.name), {
    label: 'Called',
    control: 'text',
    help: 'A word of the text for some of them, such as Yuuzhan Vong, Jedi Hunter or Battle Droid.',
  }),
  kinds: field(
    v.optional(v.array(v.picklist(KINDS)), () => []),
    {
      label: 'Only',
      control: 'abilities',
      names: {
        living: 'Living characters',
        droid: 'Droids',
        'non-droid': 'Non-Droids',
        'droid-or-mounted-weapon': 'Droids or Mounted Weapons',
        unique: 'Unique characters',
        'non-unique': 'Characters who are not Unique',
      },
    },
  ),
  within: squares('Within how many squares', 'Left open: at any distance.'),
});

const reachesAsked: AskedQuestion<ReachesScenario> = {
  question: reaches,
  schema: v.strictObject({
    question: v.literal('swm/reaches'),
    effect: field(v.exactOptional(v.picklist(REACHING_IDS)), {
      label: 'Effect',
      control: 'choice',
      help: 'Left open: an effect with the texts below.',
      names: Object.fromEntries(REACHING_IDS.map((id) => [id, sourceOf(id)?.name ?? id])),
    }),
    card: field(v.exactOptional(v.picklist(CARDS_THAT_REACH)), {
      label: 'It stands on the stat card of',
      control: 'choice',
      help: 'For cards that say more than the definition.',
      names: Object.fromEntries(CARDS_THAT_REACH.map((id) => [id, cardOf(id).name])),
    }),
    texts: field(
      v.optional(v.pipe(v.array(text), v.maxLength(MAX_TEXTS)), () => []),
      {
        label: 'Further texts',
        control: 'list',
        help: 'What the card or the definition says besides. All of it must hold.',
      },
    ),
    name: field(v.exactOptional(baseFields.name), {
      label: 'The character’s name',
      control: 'text',
      help: 'As its stat card has it.',
    }),
    side: field(v.optional(v.picklist(['ally', 'enemy']), 'ally'), {
      label: 'The character is',
      control: 'choice',
      names: { ally: 'An ally of the one with the effect', enemy: 'An enemy of the one with the effect' },
    }),
    commander: field(v.optional(v.boolean(), false), {
      label: 'It has a commander effect of its own',
      control: 'switch',
    }),
    faction: anyFaction('Its faction'),
    abilities,
    distance: squares('Squares away', 'From the one with the effect.'),
    readings: openPoints(REACH_POINTS),
  }),
  title: 'On whom an effect works',
  asks: 'Does this effect work on this character?',
  example: {
    question: 'swm/reaches',
    effect: 'force-valor',
    texts: [{ from: 'card', whom: 'followers', kinds: [] }],
    name: 'Jedi Guardian',
    side: 'ally',
    commander: false,
    abilities: [],
  },
};

export const swmReaches = [reachesAsked] as const;
