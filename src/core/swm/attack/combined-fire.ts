/** `swm/combined-fire`: which allies may combine fire with an attack? (Rebel Storm rulebook, p. 15.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import type { Answer, PageId } from '../../verdict.ts';
import { legalTargets } from '../legal-targets.ts';
import { bearing, readingSteps, TARGET_POINTS } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import type { Readings } from '../readings.ts';
import { notAnEnemy, setUpTwo } from '../setup.ts';
import { aidStep, findAid, MOUNTED_PAGES, openStep } from './aid-rule.ts';
import { attackStep } from './facts.ts';
import type { CombinedFireScenario } from './scenario.ts';
import { findTarget } from './target.ts';

export const COMBINED_FIRE_PAGES: readonly PageId[] = [
  ...new Set([
    PAGE.combinedFire,
    PAGE.combinedFireChanged,
    PAGE.attacksOfOpportunity,
    ...MOUNTED_PAGES,
    ...legalTargets.cites,
  ]),
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
    const aidUnder = (other?: Readings) => findAid(position, attacker, target, time, allies, other);
    const targetUnder = (other?: Readings) => findTarget(position, attacker, target, time, other);
    const [aid, found] = [aidUnder(readings), targetUnder(readings)];
    // Without an attack there is nothing to aid.
    const answerUnder = (other?: Readings): Answer => ({
      kind: 'set',
      members: targetUnder(other).legal
        ? aidUnder(other)
            .allies.filter(({ may }) => may)
            .map(({ ally }) => ally.id)
        : [],
    });
    const open = hangsOn(bearing(TARGET_POINTS, position), readings, answerUnder);
    const nobody = attackStep(
      PAGE.combinedFire,
      'no-allies',
      true,
      { attacker: attacker.id },
      { decisive: found.legal },
    );
    return ok({
      answer: answerUnder(readings),
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
