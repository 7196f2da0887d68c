/** `ia/affiliation`: does an ability that names an affiliation apply to a figure? Consolidated rules, p. 6. */
import { hangsOn, takenOf } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { citing, err, ok, type SetupError } from '../../result.ts';
import { type Answer, NO, type Step, YES } from '../../verdict.ts';
import { countsAs, countsStep, figureErrors, unsaid } from './counts-as.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { AffiliationScenario } from './scenario.ts';
import { step } from './step.ts';
import type { Affiliation } from './terms.ts';

interface Found {
  readonly answer: Answer;
  readonly steps: readonly Step[];
}

export const affiliation: Question<'ia/affiliation', AffiliationScenario> = {
  id: 'ia/affiliation',
  cites: Object.values(PAGE),
  judge(scenario) {
    const errors = [...figureErrors('The figure', scenario, scenario.mode), ...armyErrors(scenario)];
    if (errors.length > 0) return err(errors);
    const under = (readings: Readings) =>
      scenario.text === 'imperial-figures' ? inFull(scenario) : bySymbol(scenario, scenario.text, readings);
    const { answer, steps } = under(scenario.readings ?? {});
    return ok({
      answer,
      steps: [countsStep(null, scenario), ...steps],
      hangsOn: hangsOn(READINGS, scenario.readings, (readings) => under(readings).answer),
    });
  },
};

/** All Deployment cards of an army have its affiliation, but for Neutral ones. */
function armyErrors({ mode, affiliation, army }: AffiliationScenario): readonly SetupError[] {
  const fits = army === undefined || affiliation === 'neutral' || army === affiliation;
  if (mode === 'campaign' || fits) return [];
  const message =
    'In a skirmish all Deployment cards of an army have its affiliation, except Neutral ones; expected that of the figure, or none.';
  return [citing(PAGE.affiliation, { code: 'army-of-another', message, path: ['army'] })];
}

/** In a campaign all figures that the Imperial player controls, Imperials and Mercenaries both. */
function inFull(scenario: AffiliationScenario): Found {
  const { mode } = scenario;
  const counts = countsAs(scenario);
  if (mode === 'skirmish' || counts === null) {
    const open = unsaid(mode === 'skirmish' ? 'imperial-figures-in-skirmish' : 'neutral-in-campaign', mode);
    return { answer: open.answer, steps: [open.step] };
  }
  const holds = counts !== 'rebel';
  return {
    answer: holds ? YES : NO,
    steps: [step(PAGE.affiliation, 'imperial-figure', holds, { counts }, { decisive: true })],
  };
}

/** Figures of the matching affiliation only; whether a Neutral one has its army's in play is an open point. */
function bySymbol(scenario: AffiliationScenario, symbol: Affiliation, readings: Readings): Found {
  const { mode, army = null } = scenario;
  const own = countsAs(scenario);
  const inArmy = own === null && mode === 'skirmish';
  const taken = takenOf(READINGS, readings, 'neutral-figures');
  const neutral = inArmy
    ? [step(PAGE.neutralFigures, 'figure-neutral', true, { army, taken }, { decisive: true })]
    : [];
  if (inArmy && taken === 'throughout' && army === null) {
    const open = unsaid('army', mode);
    return { answer: open.answer, steps: [...neutral, open.step] };
  }
  const counts = inArmy && taken === 'throughout' ? army : own;
  const holds = counts === symbol;
  return {
    answer: holds ? YES : NO,
    steps: [
      ...neutral,
      step(PAGE.affiliation, 'symbol-applies', holds, { symbol, counts }, { decisive: true }),
    ],
  };
}
