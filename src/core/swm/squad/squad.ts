/**
 * `swm/squad`: is this squad legal? (Rebel Storm rulebook, p. 5, Squad Construction; Clarifications 2005, Unique and
 * AT-AT Imperial Walker.)
 */
import { hangsOn } from '../../hangs-on.ts';
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, YES } from '../../verdict.ts';
import type { Faction } from '../factions.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import type { PerPlayer } from '../players.ts';
import { READINGS } from '../readings.ts';
import { squadStep } from './facts.ts';
import { barredUses } from './sanctioned.ts';
import type { Member, SquadScenario } from './scenario.ts';
import { uniqueSteps, uniquesOf } from './unique.ts';

/** The players of the starter set have a faction each. */
const FACTION_OF: PerPlayer<Faction> = { rebel: 'rebel-alliance', empire: 'galactic-empire' };

export const SQUAD_POINTS = { 'unique-versions': READINGS['unique-versions'] } as const;

export const squad: Question<'swm/squad', SquadScenario> = {
  id: 'swm/squad',
  cites: [PAGE.squads, PAGE.unique, PAGE.sanctionedPlay, ...pagesOf(SQUAD_POINTS)],
  judge: (scenario) => {
    const { player, faction: named, limit, members, opponent } = scenario;
    const errors = sameLetters({ members, opponent });
    if (errors.length > 0) return err(errors);
    const own = named ?? FACTION_OF[player];
    const fits = ({ faction }: Member) => faction === own || faction === 'fringe';
    const sum = (of: (member: Member) => number) => members.reduce((total, member) => total + of(member), 0);
    const points = sum(({ cost, count }) => cost * count);
    const affordable = points <= limit;
    const barred = barredUses(scenario);
    const answerUnder = (readings: SquadScenario['readings']): Answer => {
      const uniques = uniquesOf({ ...scenario, ...(readings && { readings }) });
      const built = affordable && members.every(fits) && uniques.every(({ count }) => count <= 1);
      if (!built || barred.some(({ allowed }) => allowed === false)) return NO;
      return barred.length > 0 ? { kind: 'undetermined', missing: ['special-event'] } : YES;
    };
    const answer = answerUnder(scenario.readings);
    const legal = answer.kind === 'yes';
    const open = hangsOn(SQUAD_POINTS, scenario.readings, answerUnder);
    const lines = members.map((member) => {
      const { id, faction, count, cost } = member;
      const evidence = { member: id, squad: named ?? player, faction, count, cost, points: count * cost };
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
      answer,
      steps: [
        ...lines,
        ...uniqueSteps(scenario, legal),
        total,
        ...barred.map(({ allowed, step }) => step(answer.kind === 'undetermined' || allowed === false)),
        ...readingSteps(open),
      ],
      hangsOn: open,
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
