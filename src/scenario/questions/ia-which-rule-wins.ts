/** What the golden rules are asked about: texts that speak of the same thing. */
import * as v from 'valibot';
import { BOOKS, STANCES, type WhichRuleWinsScenario } from '../../core/ia/which-rule-wins/scenario.ts';
import { whichRuleWins } from '../../core/ia/which-rule-wins/which-rule-wins.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field } from '../fields.ts';

const MAX_TEXTS = 20;

const whichRuleWinsAsked: AskedQuestion<WhichRuleWinsScenario> = {
  question: whichRuleWins,
  schema: v.strictObject({
    question: v.literal('ia/which-rule-wins'),
    texts: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            from: field(v.picklist(BOOKS), {
              label: 'Stands',
              control: 'choice',
              names: { guide: 'In the rules guide', card: 'On a card', mission: 'In the mission' },
            }),
            says: field(v.picklist(STANCES), {
              label: 'Says of it',
              control: 'choice',
              names: {
                allows: 'It may be done',
                forbids: 'It may not, in other words than “cannot”',
                cannot: 'It “cannot” be done',
              },
            }),
          }),
        ),
        v.minLength(1),
        v.maxLength(MAX_TEXTS),
      ),
      { label: 'Texts about the same thing', control: 'list' },
    ),
  }),
  title: 'Which rule wins',
  asks: 'May it be done, after all that these texts say?',
  example: {
    question: 'ia/which-rule-wins',
    texts: [
      { id: 'G', name: 'General rule', from: 'guide', says: 'forbids' },
      { id: 'C', name: 'Ability', from: 'card', says: 'allows' },
    ],
  },
};

export const iaWhichRuleWins = [whichRuleWinsAsked] as const;
