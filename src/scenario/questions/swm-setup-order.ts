/** What the order of setting up is asked about: what was done, and what the scenario uses. */
import * as v from 'valibot';
import { FEATURES, PREPARATIONS, type SetupOrderScenario } from '../../core/swm/starting/scenario.ts';
import { SETUP_ORDER_POINTS, setupOrder } from '../../core/swm/starting/setup-order.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, openPoints } from '../fields.ts';

const MAX_DONE = 20;
const setupOrderAsked: AskedQuestion<SetupOrderScenario> = {
  question: setupOrder,
  schema: v.strictObject({
    question: v.literal('swm/setup-order'),
    uses: field(
      v.optional(v.array(v.picklist(FEATURES)), () => []),
      {
        label: 'What the scenario uses',
        control: 'abilities',
        help: 'For scenarios of the AT-AT set; nothing of it in a usual skirmish.',
        names: {
          'at-at': 'The AT-AT',
          'shield-generator': 'The Shield Generator',
          towers: 'Towers',
          turrets: 'Turrets',
          'entrenched-rebels': 'An entrenched Rebel position',
        },
      },
    ),
    done: field(
      v.pipe(
        v.array(
          v.strictObject({
            what: field(v.picklist(PREPARATIONS), {
              label: 'What is done',
              control: 'choice',
              names: {
                'rebel-builds': 'The Rebel player builds a squad',
                'empire-builds': 'The Imperial player builds a squad',
                'rebel-reveals': 'The Rebel player reveals the squad',
                'empire-reveals': 'The Imperial player reveals the squad',
                'rebel-sets-up': 'The Rebel squad is set up',
                'empire-sets-up': 'The Imperial squad is set up',
                initiative: 'Both roll for initiative',
              },
            }),
          }),
        ),
        v.maxLength(MAX_DONE),
      ),
      { label: 'What is done', control: 'list', help: 'In order.' },
    ),
    readings: openPoints(SETUP_ORDER_POINTS),
  }),
  title: 'Before the first round',
  asks: 'Is this order of preparations legal?',
  example: {
    question: 'swm/setup-order',
    uses: [],
    done: PREPARATIONS.map((what) => ({ what })),
  },
};

export const swmSetupOrder = [setupOrderAsked] as const;
