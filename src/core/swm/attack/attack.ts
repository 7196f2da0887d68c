/** `swm/attack`: what does an attack do to its target? (Rebel Storm rulebook, pp. 9-15.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Answer, NO } from '../../verdict.ts';
import { bearing, pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import type { Readings } from '../readings.ts';
import { findAid } from './aid-rule.ts';
import { COMBINED_FIRE_PAGES } from './combined-fire.ts';
import { oddsOf } from './odds.ts';
import { ATTACK_POINTS } from './open-points.ts';
import { type Attack, linesOf, outcomeOf } from './resolve.ts';
import type { AttackScenario } from './scenario.ts';
import { setUpAttack } from './setup.ts';
import { tell } from './steps.ts';
import { findTarget, type TargetFinding } from './target.ts';

/** The damage dealt, 0 on a miss; `no` when the attack cannot be made. */
export const attack: Question<'swm/attack', AttackScenario> = {
  id: 'swm/attack',
  cites: [
    ...new Set([
      PAGE.attackRolls,
      PAGE.damage,
      PAGE.naturalTwenty,
      PAGE.naturalOne,
      PAGE.defeated,
      PAGE.stacking,
      PAGE.bonusDamage,
      ...COMBINED_FIRE_PAGES,
      ...pagesOf(ATTACK_POINTS),
    ]),
  ],
  judge: (scenario) => {
    const setUp = setUpAttack(scenario);
    if (!setUp.ok) return setUp;
    const { position, attacker, target, allies } = setUp.value;
    const { time, roll, modifiers } = scenario;
    const aidUnder = (readings?: Readings) => findAid(position, attacker, target, time, allies, readings);
    const aid = aidUnder(scenario.readings);
    const targetUnder = (readings?: Readings) => findTarget(position, attacker, target, time, readings);
    const attackUnder = ({ cover }: TargetFinding, readings?: Readings): Attack => ({
      attacker,
      target,
      cover,
      aid: aidUnder(readings).allies,
      modifiers,
      readings,
    });
    const answerUnder = (readings?: Readings): Answer => {
      const found = targetUnder(readings);
      if (!found.legal) return NO;
      const { damage } = outcomeOf(linesOf(attackUnder(found, readings), roll), roll);
      return { kind: 'number', value: damage, unit: 'damage' };
    };

    const open = hangsOn(bearing(ATTACK_POINTS, position), scenario.readings, answerUnder);
    const answer = answerUnder(scenario.readings);
    const found = targetUnder(scenario.readings);
    const taken = readingSteps(open);
    if (!found.legal) return ok({ answer, steps: [...found.steps(), ...taken], hangsOn: open });
    const made = attackUnder(found, scenario.readings);
    const { steps, ledger } = tell(made, aid, roll);
    return ok({
      answer,
      steps: [...found.steps(), ...steps, ...taken],
      hangsOn: open,
      ledger,
      odds: oddsOf(made),
    });
  },
};
