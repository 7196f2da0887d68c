/** What the question on whom an effect works is asked about. */
import * as z from 'zod/mini';
import { CARD_IDS, cardOf } from '../../core/swm/abilities/cards.ts';
import { sourceOf } from '../../core/swm/abilities/index.ts';
import { KINDS, WHOM } from '../../core/swm/abilities/vocabulary.ts';
import { REACHING_IDS, reaches } from '../../core/swm/reaches/reaches.ts';
import type { ReachesScenario } from '../../core/swm/reaches/scenario.ts';
import { READINGS } from '../../core/swm/readings.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, choice, fieldInfo } from '../fields.ts';
import { faction } from './swm-factions.ts';
import { abilities, OPEN_POINTS } from './swm-parts.ts';

const MAX_TEXTS = 4;
const MAX_DISTANCE = 120;

const CARDS_THAT_REACH = CARD_IDS.filter((id) => cardOf(id).reach);

const whole = (label: string, help: string) =>
  z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(MAX_DISTANCE)))
    .register(fieldInfo, { label, control: 'number', help });

const text = z.strictObject({
  from: z._default(z.enum(['definition', 'card']), 'card').register(fieldInfo, {
    label: 'Stands in',
    control: 'choice',
    names: { definition: 'The definition of the ability', card: 'The words of the stat card' },
  }),
  whom: z._default(z.enum(WHOM), 'anyone').register(fieldInfo, { label: 'Works on', control: 'choice' }),
  word: z.exactOptional(baseFields.name).register(fieldInfo, {
    label: 'Called',
    control: 'text',
    help: 'A word of the text for some of them, such as Yuuzhan Vong, Jedi Hunter or Battle Droid.',
  }),
  kinds: z
    ._default(z.array(z.enum(KINDS)), () => [])
    .register(fieldInfo, {
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
    }),
  within: whole('Within how many squares', 'Left open: at any distance.'),
});

const reachesAsked: AskedQuestion<ReachesScenario> = {
  question: reaches,
  schema: z.strictObject({
    question: z.literal('swm/reaches'),
    effect: z.exactOptional(z.enum(REACHING_IDS)).register(fieldInfo, {
      label: 'Effect',
      control: 'choice',
      help: 'Left open: an effect with the texts below.',
      names: Object.fromEntries(REACHING_IDS.map((id) => [id, sourceOf(id)?.name ?? id])),
    }),
    card: z.exactOptional(z.enum(CARDS_THAT_REACH)).register(fieldInfo, {
      label: 'It stands on the stat card of',
      control: 'choice',
      help: 'For cards that say more than the definition.',
      names: Object.fromEntries(CARDS_THAT_REACH.map((id) => [id, cardOf(id).name])),
    }),
    texts: z
      ._default(z.array(text).check(z.maxLength(MAX_TEXTS)), () => [])
      .register(fieldInfo, {
        label: 'Further texts',
        control: 'list',
        help: 'What the card or the definition says besides. All of it must hold.',
      }),
    name: z.exactOptional(baseFields.name).register(fieldInfo, {
      label: 'The character’s name',
      control: 'text',
      help: 'As its stat card has it.',
    }),
    side: z._default(z.enum(['ally', 'enemy']), 'ally').register(fieldInfo, {
      label: 'The character is',
      control: 'choice',
      names: { ally: 'An ally of the one with the effect', enemy: 'An enemy of the one with the effect' },
    }),
    commander: z._default(z.boolean(), false).register(fieldInfo, {
      label: 'It has a commander effect of its own',
      control: 'switch',
    }),
    faction: z.exactOptional(faction).register(fieldInfo, { label: 'Its faction', control: 'choice' }),
    abilities,
    distance: whole('Squares away', 'From the one with the effect.'),
    readings: z
      .exactOptional(z.strictObject({ 'droids-and-commanders': choice(READINGS['droids-and-commanders']) }))
      .register(fieldInfo, OPEN_POINTS),
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
