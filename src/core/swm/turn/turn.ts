/** `swm/turn`: is this sequence of actions legal in one turn? (Rebel Storm rulebook, p. 7, Activating Characters.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type PageId, YES } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { READINGS } from '../readings.ts';
import { turnStep } from './facts.ts';
import { type Followed, follow } from './follow.ts';
import { GRANTING_TURNS, REPLACING, REPLACING_TURN, TURN_EFFECTS, TURN_TRAITS } from './replacing.ts';
import type { TurnScenario } from './scenario.ts';
import { turnErrors } from './setup.ts';
import { actionStep, conditionSteps, DEED_PAGE, unknownSteps } from './steps.ts';

export const TURN_POINTS = {
  'speed-without-attack': READINGS['speed-without-attack'],
  'heavy-weapon-granted-attacks': READINGS['heavy-weapon-granted-attacks'],
  'attack-from-occupied-square': READINGS['attack-from-occupied-square'],
  'immediate-turn-replacing': READINGS['immediate-turn-replacing'],
  'extra-attack-and-move': READINGS['extra-attack-and-move'],
} as const;

const cites: readonly PageId[] = [
  ...Object.values(DEED_PAGE),
  ...[...REPLACING, ...REPLACING_TURN, ...GRANTING_TURNS, ...TURN_EFFECTS, ...TURN_TRAITS].map(
    (id) => ABILITY_PAGE[id],
  ),
  PAGE.otherCharacters,
  PAGE.attacksOfOpportunity,
  PAGE.whichAttacksAreReplaced,
  PAGE.withinReachWhenItMatters,
  PAGE.slowestSpeed,
  PAGE.standingStillIsNoCharge,
  PAGE.heavyWeaponAndReplacing,
  PAGE.mobileAttackKeepsItsAttack,
  PAGE.extraSquaresInAll,
  PAGE.mobileAttackInAll,
  ...pagesOf(TURN_POINTS),
];

export const turn: Question<'swm/turn', TurnScenario> = {
  id: 'swm/turn',
  cites: [...new Set(cites)],
  judge: (scenario) => {
    const errors = turnErrors(scenario);
    if (errors.length > 0) return err(errors);
    const followed = follow(scenario, scenario.readings);
    const open = hangsOn(TURN_POINTS, scenario.readings, (readings) => answerOf(follow(scenario, readings)));
    const nothing = turnStep(PAGE.activating, 'turn-does-nothing', true, null, { decisive: true });
    return ok({
      answer: answerOf(followed),
      steps: [
        ...conditionSteps(scenario),
        ...followed.standings.map((standing, i) => actionStep(standing, i, followed, scenario)),
        ...unknownSteps(followed),
        ...(scenario.actions.length === 0 ? [nothing] : []),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

function answerOf({ broken, unknown }: Followed): Answer {
  if (broken !== undefined) return NO;
  return unknown.length > 0 ? { kind: 'undetermined', missing: unknown.map((id) => `${id}.squares`) } : YES;
}
