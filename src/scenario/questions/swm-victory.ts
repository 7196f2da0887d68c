/** What the question about victory is asked about: who stands where, who is defeated, and the rounds so far. */
import * as v from 'valibot';
import { HAPPENINGS, type VictoryScenario } from '../../core/swm/victory/scenario.ts';
import { VICTORY_POINTS, victory } from '../../core/swm/victory/victory.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, gridMap, LIMITS, openPoints, whole } from '../fields.ts';
import { player } from './swm-players.ts';

const MAX_COST = 200;
const MAX_ROUNDS = 99;
const MAX_HAPPENINGS = 60;

const cost = field(whole(0, MAX_COST), { label: 'Points', control: 'number' });

const combatant = (id: string, name: string, side: string, at: readonly [number, number], cost: number) => ({
  id,
  name,
  side,
  at,
  width: 1,
  height: 1,
  cost,
});

const victoryAsked: AskedQuestion<VictoryScenario> = {
  question: victory,
  schema: v.strictObject({
    question: v.literal('swm/victory'),
    board: gridMap,
    pieces: field(v.pipe(v.array(v.strictObject({ ...baseFields, cost })), v.maxLength(LIMITS.pieces)), {
      label: 'Characters',
      control: 'pieces',
    }),
    defeated: field(
      v.pipe(
        v.array(v.strictObject({ id: baseFields.id, name: baseFields.name, side: player('Player'), cost })),
        v.maxLength(LIMITS.pieces),
      ),
      { label: 'Defeated characters', control: 'list' },
    ),
    rounds: field(whole(0, MAX_ROUNDS), { label: 'Rounds that have ended', control: 'number' }),
    happenings: field(
      v.pipe(
        v.array(
          v.strictObject({
            what: field(v.picklist(HAPPENINGS), {
              label: 'What happened',
              control: 'choice',
              names: {
                'attack-roll': 'A character made an attack roll',
                'damage-to-enemy': 'A character damaged an enemy',
                'save-by-enemy': 'A character forced an enemy to make a save',
                'damage-to-ally': 'A character damaged an ally',
                'save-by-ally': 'A character forced an ally to make a save',
              },
            }),
            round: field(whole(1, MAX_ROUNDS), { label: 'In round', control: 'number' }),
          }),
        ),
        v.maxLength(MAX_HAPPENINGS),
      ),
      { label: 'What happened', control: 'list' },
    ),
    readings: openPoints(VICTORY_POINTS),
  }),
  title: 'Victory',
  asks: 'Which player has won?',
  example: {
    question: 'swm/victory',
    board: { width: 7, height: 5, walls: [], doors: [], solid: [], low: [], pits: [] },
    pieces: [
      combatant('L', 'Luke Skywalker, Rebel', 'rebel', [2, 2], 17),
      combatant('I', 'IG-88', 'empire', [6, 2], 37),
    ],
    defeated: [{ id: 'T', name: 'Rebel Trooper', side: 'rebel', cost: 5 }],
    rounds: 16,
    happenings: [{ what: 'attack-roll', round: 6 }],
  },
};

export const swmVictory = [victoryAsked] as const;
