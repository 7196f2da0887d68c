/** What the question about active missions is asked about: missions, and what happened in the campaign so far. */
import * as v from 'valibot';
import { activeMissions } from '../../core/ia/active-missions/active-missions.ts';
import {
  type ActiveMissionsScenario,
  MISSION_EVENTS,
  MISSION_KINDS,
} from '../../core/ia/active-missions/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, pieceId } from '../fields.ts';

const MAX_EVENTS = 60;

const activeMissionsAsked: AskedQuestion<ActiveMissionsScenario> = {
  question: activeMissions,
  schema: v.strictObject({
    question: v.literal('ia/active-missions'),
    missions: field(
      v.pipe(
        v.array(
          v.strictObject({
            id: baseFields.id,
            name: baseFields.name,
            kind: field(v.picklist(MISSION_KINDS), {
              label: 'Kind',
              control: 'choice',
              names: {
                story: 'Story mission',
                side: 'Side mission',
                threat: 'Threat mission',
                other: 'None of these',
              },
            }),
            drawn: field(v.optional(v.boolean(), false), {
              label: 'Drawn from the side mission deck',
              control: 'switch',
            }),
          }),
        ),
        v.minLength(1),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Missions', control: 'list' },
    ),
    events: field(
      v.pipe(
        v.array(
          v.strictObject({
            mission: pieceId('Mission'),
            what: field(v.picklist(MISSION_EVENTS), {
              label: 'What happens',
              control: 'choice',
              names: {
                setup: 'It comes by campaign setup',
                resolved: 'It is resolved',
                result: 'It comes as the result of a resolved mission',
                agenda: 'The Imperial player purchases its agenda mission card',
                replacement: 'It is drawn to replace a resolved side mission',
              },
            }),
            after: field(v.exactOptional(baseFields.id), {
              label: 'The resolved mission',
              control: 'piece',
              help: 'Whose result it is, or which it replaces.',
            }),
          }),
        ),
        v.maxLength(MAX_EVENTS),
      ),
      { label: 'What happened', control: 'list', help: 'In order.' },
    ),
  }),
  title: 'Active missions',
  asks: 'Which missions are active?',
  example: {
    question: 'ia/active-missions',
    missions: [
      { id: 'A', name: 'First story mission', kind: 'story', drawn: false },
      { id: 'B', name: 'Second story mission', kind: 'story', drawn: false },
      { id: 'D', name: 'Side mission from the deck', kind: 'side', drawn: true },
      { id: 'E', name: 'Next side mission', kind: 'side', drawn: false },
    ],
    events: [
      { mission: 'A', what: 'setup' },
      { mission: 'D', what: 'setup' },
      { mission: 'A', what: 'resolved' },
      { mission: 'B', what: 'result', after: 'A' },
      { mission: 'D', what: 'resolved' },
      { mission: 'E', what: 'replacement', after: 'D' },
    ],
  },
};

export const iaActiveMissions = [activeMissionsAsked] as const;
