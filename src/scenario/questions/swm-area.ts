/** What the question about damage around a target is asked about. */
import * as v from 'valibot';
import { AREA_ABILITIES, AREA_ABILITY_IDS } from '../../core/swm/abilities/areas.ts';
import { areaDamage } from '../../core/swm/area/area-damage.ts';
import type { AreaDamageScenario, Exposed } from '../../core/swm/area/scenario.ts';
import { TARGET_POINTS } from '../../core/swm/open-points.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, gridMap, LIMITS, openPoints, pieceId, whole } from '../fields.ts';
import { abilities, character } from './swm-parts.ts';

const roll = whole(1, 20);

const exposed = (save: number, ...about: Parameters<typeof character>): Exposed => ({
  ...character(...about),
  save,
});

const areaDamageAsked: AskedQuestion<AreaDamageScenario> = {
  question: areaDamage,
  schema: v.strictObject({
    question: v.literal('swm/area-damage'),
    board: gridMap,
    pieces: field(
      v.pipe(
        v.array(
          v.strictObject({
            ...baseFields,
            save: field(v.optional(roll, 1), {
              label: 'Save roll',
              control: 'number',
              help: 'The d20 as it lies, if it has to save.',
            }),
            abilities,
          }),
        ),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Characters', control: 'pieces' },
    ),
    ability: field(v.picklist(AREA_ABILITY_IDS), {
      label: 'Ability',
      control: 'choice',
      names: Object.fromEntries(AREA_ABILITIES.map(({ id, name }) => [id, name])),
    }),
    user: pieceId('User'),
    target: pieceId('Target'),
    range: field(v.exactOptional(whole(1, 60)), {
      label: 'Range on the card',
      control: 'number',
      help: 'In squares. Left open: 6 for Grenades, as far as one can see for Missiles.',
    }),
    needed: field(v.exactOptional(roll), {
      label: 'Save on the card',
      control: 'number',
      help: 'What the die must show at least. Left open: 11 for Grenades and Missiles.',
    }),
    readings: openPoints(TARGET_POINTS),
  }),
  title: 'Damage around a target',
  asks: 'Which characters take damage from Grenades, Missiles and the like?',
  example: {
    question: 'swm/area-damage',
    board: { width: 7, height: 4, walls: [], doors: [], solid: [], low: [], pits: [] },
    pieces: [
      exposed(1, 'G', 'Grenadier', 'rebel', [0, 1]),
      exposed(8, 'A', 'Stormtrooper A', 'empire', [4, 1]),
      exposed(15, 'B', 'Stormtrooper B', 'empire', [5, 2]),
      exposed(3, 'R', 'Rebel Trooper', 'rebel', [4, 2]),
    ],
    ability: 'grenades',
    user: 'G',
    target: 'A',
  },
};

export const swmArea = [areaDamageAsked] as const;
