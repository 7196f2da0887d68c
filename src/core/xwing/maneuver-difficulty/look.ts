/**
 * What comes after the maneuver: abilities that ask for the difficulty with which it was executed see every change,
 * those that ask for the revealed maneuver see what the dial shows (rulings, Hera Syndulla).
 */
import type { Step } from '../../verdict.ts';
import { MANEUVER_CARDS, type ManeuverCardId } from './cards.ts';
import type { Executed } from './execute.ts';
import { difficultyStep } from './facts.ts';
import { PAGE } from './pages.ts';
import type { Revealed } from './reveal.ts';
import type { ManeuverDifficultyScenario } from './scenario.ts';

export interface Looking {
  readonly card: ManeuverCardId;
  /** It sees what it asks for. */
  readonly holds: boolean;
  /** Undefined where it compares speeds. */
  readonly at: 'revealed' | 'executed' | undefined;
  readonly step: (decisive: boolean) => Step;
}

export const lookings = (
  { cards, otherSpeed = 0 }: ManeuverDifficultyScenario,
  { dial }: Revealed,
  { difficulty }: Executed,
): readonly Looking[] =>
  cards.flatMap(({ card }): readonly Looking[] => {
    const { clause, page } = MANEUVER_CARDS[card];
    if (clause.does === 'compares-speed') {
      const holds = dial.speed > otherSpeed;
      const evidence = { card, speed: dial.speed, other: otherSpeed };
      const step = (decisive: boolean) =>
        difficultyStep(page, 'difficulty-speeds', holds, evidence, { decisive });
      return [{ card, holds, at: undefined, step }];
    }
    if (clause.does !== 'looks-at') return [];
    const { maneuver: at } = clause;
    const is = at === 'revealed' ? dial.difficulty : difficulty;
    const wants = clause.difficulty ?? is;
    const holds = is === wants;
    const rule = at === 'revealed' ? PAGE.revealedManeuver : PAGE.whenAltered;
    const step = (decisive: boolean) =>
      difficultyStep(rule, 'difficulty-looks', holds, { card, at, wants, is }, { decisive });
    return [{ card, holds, at, step }];
  });
