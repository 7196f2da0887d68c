/** What the abilities box is asked about: a card and what is printed on it. */
import * as v from 'valibot';
import { abilitiesBox } from '../../core/ia/abilities-box/abilities-box.ts';
import { type AbilitiesBoxScenario, CARDS, PRINTED } from '../../core/ia/abilities-box/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field } from '../fields.ts';

const MAX_TEXTS = 20;

const abilitiesBoxAsked: AskedQuestion<AbilitiesBoxScenario> = {
  question: abilitiesBox,
  schema: v.strictObject({
    question: v.literal('ia/abilities-box'),
    card: field(v.picklist(CARDS), {
      label: 'Card',
      control: 'choice',
      names: {
        companion: 'Companion card',
        deployment: 'Deployment card',
        form: 'Form card',
        other: 'Another card',
      },
    }),
    texts: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            kind: field(v.picklist(PRINTED), { label: 'Kind', control: 'choice' }),
          }),
        ),
        v.minLength(1),
        v.maxLength(MAX_TEXTS),
      ),
      { label: 'Printed on the card', control: 'list' },
    ),
  }),
  title: 'Abilities box',
  asks: 'Which of these stand in the abilities box?',
  example: {
    question: 'ia/abilities-box',
    card: 'deployment',
    texts: [
      { id: 'K', name: 'A keyword', kind: 'keyword' },
      { id: 'S', name: 'A surge ability', kind: 'surge-ability' },
    ],
  },
};

export const iaAbilitiesBox = [abilitiesBoxAsked] as const;
