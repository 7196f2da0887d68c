/** `swm/squad`: is this squad legal? (Rebel Storm rulebook, p. 5, Squad Construction.) */
import type { Question } from '../../question.ts';
import { err, ok, type SetupError } from '../../result.ts';
import { NO, YES } from '../../verdict.ts';
import type { Faction } from '../factions.ts';
import { PAGE } from '../pages.ts';
import type { PerPlayer } from '../players.ts';
import { squadStep } from './facts.ts';
import type { Member, SquadScenario } from './scenario.ts';

/** Each player's own faction and the Fringe. */
const MAY_FIGHT: PerPlayer<readonly Faction[]> = {
  rebel: ['rebel-alliance', 'fringe'],
  empire: ['galactic-empire', 'fringe'],
};

export const squad: Question<'swm/squad', SquadScenario> = {
  id: 'swm/squad',
  cites: [PAGE.squads],
  judge: ({ player, limit, members }) => {
    const errors = sameIds(members);
    if (errors.length > 0) return err(errors);
    const fits = ({ faction }: Member) => MAY_FIGHT[player].includes(faction);
    const sum = (of: (member: Member) => number) => members.reduce((total, member) => total + of(member), 0);
    const points = sum(({ cost, count }) => cost * count);
    const affordable = points <= limit;
    const legal = affordable && members.every(fits);
    const lines = members.map((member) => {
      const { id, faction, count, cost } = member;
      const evidence = { member: id, player, faction, count, cost, points: count * cost };
      // A character of a wrong faction is enough to decide; too many points are nobody's fault alone.
      return squadStep(PAGE.squads, 'squad-member', fits(member), evidence, {
        decisive: legal || !fits(member),
      });
    });
    const total = squadStep(
      PAGE.squads,
      'squad-total',
      affordable,
      { points, limit, characters: sum(({ count }) => count) },
      { decisive: legal || !affordable },
    );
    return ok({
      answer: legal ? YES : NO,
      steps: [...lines, total],
      hangsOn: [],
      ledger: {
        lines: lines.map((step, i) => ({
          step,
          stat: 'points',
          amount: (members[i]?.cost ?? 0) * (members[i]?.count ?? 0),
          counts: true,
        })),
        totals: [{ stat: 'points', amount: points }],
      },
    });
  },
};

const sameIds = (members: readonly Member[]): readonly SetupError[] =>
  members.flatMap(({ id, name }, i) => {
    const earlier = members.slice(0, i).find((member) => member.id === id);
    if (!earlier) return [];
    const message = `${earlier.name} and ${name} have the same letter ${id}.`;
    return [{ code: 'same-id', message, path: ['members', i, 'id'] }];
  });
