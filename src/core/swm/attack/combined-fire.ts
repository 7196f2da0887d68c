/** `swm/combined-fire`: which allies may combine fire with an attack? (Rebel Storm rulebook, p. 15.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import type { Answer, PageId } from '../../verdict.ts';
import { legalTargets } from '../legal-targets.ts';
import { readingSteps, TARGET_POINTS } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { notAnEnemy, setUpTwo } from '../setup.ts';
import { aidStep, findAid, openStep } from './aid-rule.ts';
import { attackStep } from './facts.ts';
import type { CombinedFireScenario } from './scenario.ts';
import { findTarget } from './target.ts';

export const COMBINED_FIRE_PAGES: readonly PageId[] = [
  ...new Set([PAGE.combinedFire, PAGE.attacksOfOpportunity, ...legalTargets.cites]),
];

export const combinedFire: Question<'swm/combined-fire', CombinedFireScenario> = {
  id: 'swm/combined-fire',
  cites: COMBINED_FIRE_PAGES,
  judge: (scenario) => {
    const setUp = setUpTwo(scenario, ['attacker', scenario.attacker], ['target', scenario.target]);
    if (!setUp.ok) return setUp;
    const { position, first: attacker, second: target } = setUp.value;
    if (attacker.side === target.side) return err([notAnEnemy(attacker, target)]);
    const { time, readings } = scenario;
    const allies = scenario.pieces.filter(({ id, side }) => side === attacker.side && id !== attacker.id);
    const aid = findAid(position, attacker, target, time, allies);
    // Without an attack there is nothing to aid.
    const answerIf = (legal: boolean): Answer => ({
      kind: 'set',
      members: legal ? aid.allies.filter(({ may }) => may).map(({ ally }) => ally.id) : [],
    });
    const found = findTarget(position, attacker, target, time, readings);
    const open = hangsOn(TARGET_POINTS, readings, (other) =>
      answerIf(findTarget(position, attacker, target, time, other).legal),
    );
    const nobody = attackStep(
      PAGE.combinedFire,
      'no-allies',
      true,
      { attacker: attacker.id },
      { decisive: found.legal },
    );
    return ok({
      answer: answerIf(found.legal),
      steps: [
        ...found.steps(),
        openStep(attacker, target, aid, found.legal),
        ...aid.allies.map((each) => aidStep(attacker, target, each, found.legal && aid.open)),
        ...(allies.length === 0 ? [nobody] : []),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};
