/** What the question about damage around a target is asked about. */
import * as z from 'zod/mini';
import { AREA_ABILITIES, AREA_ABILITY_IDS } from '../../core/swm/abilities/areas.ts';
import { areaDamage } from '../../core/swm/area/area-damage.ts';
import type { AreaDamageScenario, Exposed } from '../../core/swm/area/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, fieldInfo, gridMap, LIMITS, pieceId } from '../fields.ts';
import { abilities, character, OPEN_POINTS, TARGET_READINGS } from './swm-parts.ts';

const roll = z.int().check(z.minimum(1), z.maximum(20));

const exposed = (save: number, ...about: Parameters<typeof character>): Exposed => ({
  ...character(...about),
  save,
});

const areaDamageAsked: AskedQuestion<AreaDamageScenario> = {
  question: areaDamage,
  schema: z.strictObject({
    question: z.literal('swm/area-damage'),
    board: gridMap,
    pieces: z
      .array(
        z.strictObject({
          ...baseFields,
          save: z._default(roll, 1).register(fieldInfo, {
            label: 'Save roll',
            control: 'number',
            help: 'The d20 as it lies, if it has to save.',
          }),
          abilities,
        }),
      )
      .check(z.maxLength(LIMITS.pieces))
      .register(fieldInfo, { label: 'Characters', control: 'pieces' }),
    ability: z.enum(AREA_ABILITY_IDS).register(fieldInfo, {
      label: 'Ability',
      control: 'choice',
      names: Object.fromEntries(AREA_ABILITIES.map(({ id, name }) => [id, name])),
    }),
    user: pieceId('User'),
    target: pieceId('Target'),
    range: z.exactOptional(z.int().check(z.minimum(1), z.maximum(60))).register(fieldInfo, {
      label: 'Range on the card',
      control: 'number',
      help: 'In squares. Left open: 6 for Grenades, as far as one can see for Missiles.',
    }),
    needed: z.exactOptional(roll).register(fieldInfo, {
      label: 'Save on the card',
      control: 'number',
      help: 'What the die must show at least. Left open: 11 for Grenades and Missiles.',
    }),
    readings: z.exactOptional(z.strictObject(TARGET_READINGS)).register(fieldInfo, OPEN_POINTS),
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
