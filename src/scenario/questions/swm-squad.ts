/** What the question about a squad is asked about: characters with their factions and costs. */
import * as v from 'valibot';
import type { Faction } from '../../core/swm/factions.ts';
import { MAPS, type Member, OCCASIONS, type SquadScenario } from '../../core/swm/squad/scenario.ts';
import { SQUAD_POINTS, squad } from '../../core/swm/squad/squad.ts';
import type { AskedQuestion } from '../asked.ts';
import { baseFields, field, LIMITS, openPoints, whole } from '../fields.ts';
import { anyFaction, faction } from './swm-factions.ts';
import { player } from './swm-players.ts';

const MAX_POINTS = 1000;

const number = (label: string, min: number, max: number, preset?: number) => {
  const bounded = whole(min, max);
  const info = { label, control: 'number' } as const;
  return preset === undefined ? field(bounded, info) : field(v.optional(bounded, preset), info);
};

const member = (id: string, name: string, cost: number, faction: Faction, count = 1): Member => ({
  id,
  name,
  faction,
  cost,
  count,
  unique: false,
});

const members = () =>
  v.pipe(
    v.array(
      v.strictObject({
        id: baseFields.id,
        name: baseFields.name,
        faction,
        cost: number('Points', 0, MAX_POINTS),
        count: number('How many', 1, LIMITS.pieces, 1),
        unique: field(v.optional(v.boolean(), false), { label: 'Unique', control: 'switch' }),
      }),
    ),
    v.maxLength(LIMITS.pieces),
  );

const squadAsked: AskedQuestion<SquadScenario> = {
  question: squad,
  schema: v.strictObject({
    question: v.literal('swm/squad'),
    player: player('Player'),
    faction: anyFaction('The squad’s faction', 'Left open: that of the Rebel or of the Imperial player.'),
    limit: number('Points to spend', 0, MAX_POINTS, 100),
    members: field(v.pipe(members(), v.minLength(1)), { label: 'Characters', control: 'list' }),
    opponent: field(
      v.optional(members(), () => []),
      {
        label: 'Characters of the opponent',
        control: 'list',
        help: 'As far as they matter, such as a Unique character whom both have.',
      },
    ),
    occasion: field(v.exactOptional(v.picklist(OCCASIONS)), {
      label: 'Played at',
      control: 'choice',
      names: { sanctioned: 'A sanctioned tournament', 'special-event': 'A special sanctioned event' },
    }),
    map: field(v.exactOptional(v.picklist(MAPS)), {
      label: 'Map',
      control: 'choice',
      names: { hoth: 'The Hoth map of the AT-AT', another: 'Another map' },
    }),
    readings: openPoints(SQUAD_POINTS),
  }),
  title: 'A squad',
  asks: 'Is this squad legal for this player?',
  example: {
    question: 'swm/squad',
    player: 'rebel',
    limit: 100,
    opponent: [member('S', 'Stormtrooper', 5, 'galactic-empire')],
    members: [
      member('I', 'IG-88', 37, 'fringe'),
      member('L', 'Luke Skywalker, Rebel', 17, 'rebel-alliance'),
      member('O', 'Rebel Officer', 13, 'rebel-alliance'),
      member('T', 'Rebel Trooper', 5, 'rebel-alliance', 5),
      member('R', 'R2-D2', 8, 'rebel-alliance'),
    ],
  },
};

export const swmSquad = [squadAsked] as const;
