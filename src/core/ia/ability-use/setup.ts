/** Costs that a game does not have, figures without what they pay with, and uses that do not add up. */
import { citing, type Path, type SetupError } from '../../result.ts';
import type { PageId } from '../../verdict.ts';
import { PAGE } from './pages.ts';
import { mostActionsLeft } from './paying.ts';
import type { AbilityUseScenario } from './scenario.ts';

const error = (code: string, message: string, path: Path, rule?: PageId): SetupError =>
  citing(rule, { code, message, path });

export const setupErrors = (scenario: AbilityUseScenario): readonly SetupError[] => [
  ...costErrors(scenario),
  ...figureErrors(scenario),
  ...useErrors(scenario),
  ...actionErrors(scenario),
];

function costErrors({ costs, mode, figure }: AbilityUseScenario): readonly SetupError[] {
  return costs.flatMap(({ kind }, i): readonly SetupError[] => {
    const path = ['costs', i, 'kind'];
    if (costs.findIndex((other) => other.kind === kind) !== i) {
      return [error('cost-twice', `The cost ${kind} stands twice; expected one line with the sum.`, path)];
    }
    if (kind === 'threat' && mode === 'skirmish') {
      const message = 'Abilities that cost threat appear in campaigns; this is a skirmish.';
      return [error('not-in-this-mode', message, path, PAGE.costs)];
    }
    if (kind === 'threat' && figure === 'hero') {
      const message = 'The Imperial player spends threat; the figure is a hero.';
      return [error('not-the-imperial-player', message, path, PAGE.costs)];
    }
    if (kind === 'victory-points' && mode === 'campaign') {
      const message = 'Victory points are paid in skirmishes; this is a campaign.';
      return [error('not-in-this-mode', message, path, PAGE.costs)];
    }
    return [];
  });
}

/** Who pays strain needs endurance or Health to pay it with, and damage below the Health. */
function figureErrors(scenario: AbilityUseScenario): readonly SetupError[] {
  const { costs, figure, endurance, health, damage } = scenario;
  if (!costs.some(({ kind }) => kind === 'strain')) return [];
  if (figure === 'hero') {
    return endurance === undefined
      ? [error('no-endurance', 'A hero pays strain; expected its endurance.', ['endurance'], PAGE.strain)]
      : [];
  }
  if (health === undefined) {
    const message = 'A figure without endurance takes strain as damage; expected its Health.';
    return [error('no-health', message, ['health'], PAGE.strain)];
  }
  const message = `The figure has ${damage} damage and ${health} Health; expected less damage than that.`;
  return damage >= health ? [error('defeated-already', message, ['damage'])] : [];
}

function useErrors(scenario: AbilityUseScenario): readonly SetupError[] {
  const { usedInRound, usedInActivation, usedAtThisInstance, activation } = scenario;
  if (usedInActivation > usedInRound) {
    const message = `Used ${usedInActivation} times in this activation, but ${usedInRound} times in the round; expected at least as many.`;
    return [error('uses-do-not-add-up', message, ['usedInRound'])];
  }
  if (activation === 'none' && usedInActivation > 0) {
    const message = 'No activation is going on, so nothing was used in it; expected 0.';
    return [error('no-activation', message, ['usedInActivation'])];
  }
  if (usedAtThisInstance && usedInRound === 0) {
    const message = 'It was used at this timing instance, so at least once in this round; found 0.';
    return [error('uses-do-not-add-up', message, ['usedInRound'])];
  }
  return [];
}

/** A figure attacks with actions of its own activation, and has so many of them. */
function actionErrors(scenario: AbilityUseScenario): readonly SetupError[] {
  const { timing, activation, attacked, left = 0 } = scenario;
  if (attacked && activation !== 'own') {
    const message =
      'A figure uses actions in its own activation, and this is not its activation; expected that it has used none to attack.';
    return [error('not-its-activation', message, ['attacked'], PAGE.actions)];
  }
  const most = mostActionsLeft(scenario);
  if (timing !== 'special-action' || left <= most) return [];
  const one = attacked ? ', and has used one to attack' : '';
  const message = `A figure performs two actions in an activation${one}; expected at most ${most} left, found ${left}.`;
  return [error('too-many-actions', message, ['left'], PAGE.actions)];
}
