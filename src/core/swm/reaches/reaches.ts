/**
 * `swm/reaches`: does an effect work on a character? Every text that applies must name the character: what a stat card
 * adds holds as well as the definition (Clarifications 2005, Force Valor, Droid Reinforcements, Pheromones).
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Answer, NO, type Verdict, YES } from '../../verdict.ts';
import { ABILITIES, sourceOf } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { READINGS } from '../readings.ts';
import { reachStep } from './facts.ts';
import {
  droidRule,
  exceptedRule,
  type Requirement,
  requirementsOf,
  together,
  towerRule,
} from './requirements.ts';
import type { ReachesScenario } from './scenario.ts';
import { type PrintedText, recordedReach, textsOf } from './texts.ts';

/** Effects that work on others, or of which only their gift is known. */
export const REACHING = ABILITIES.filter((record) => record.gives ?? recordedReach(record));
export const REACHING_IDS = REACHING.map(({ id }) => id as AbilityId);

export const REACH_POINTS = { 'droids-and-commanders': READINGS['droids-and-commanders'] } as const;

export const reaches: Question<'swm/reaches', ReachesScenario> = {
  id: 'swm/reaches',
  cites: [
    PAGE.cardText,
    PAGE.whatWordsMean,
    PAGE.followers,
    PAGE.kinds,
    PAGE.distance,
    PAGE.turretsAndTowers,
    PAGE.immediateTurnOfAnAtAt,
    ...pagesOf(REACH_POINTS),
    ...REACHING.map(({ page }) => page),
  ],
  judge: (scenario) => {
    const found = textsOf(scenario);
    if (!found.ok) return found;
    const texts = found.value.map((printed) => ({
      printed,
      requirements: requirementsOf(printed.text, printed.page === PAGE.cardText, scenario),
    }));
    const under = (readings: ReachesScenario['readings']) =>
      findOn(texts, { ...scenario, ...(readings && { readings }) });
    const open = hangsOn(REACH_POINTS, scenario.readings, (readings) => under(readings).answer);
    const { answer, steps } = under(scenario.readings);
    return ok({ answer, steps: [...steps, ...readingSteps(open)], hangsOn: open });
  },
};

interface Text {
  readonly printed: PrintedText;
  readonly requirements: readonly Requirement[];
}

function findOn(texts: readonly Text[], scenario: ReachesScenario): Pick<Verdict, 'answer' | 'steps'> {
  const { effect } = scenario;
  const character = scenario.name ?? null;
  const record = effect && sourceOf(effect);
  const printed = texts.map((text) => text.printed);
  const others = [
    ...towerRule(scenario),
    ...exceptedRule(scenario),
    ...droidRule(
      printed.map(({ text }) => text),
      scenario,
    ),
    ...unsaid(printed, scenario),
  ];
  const all = [...texts.flatMap(({ requirements }) => requirements), ...others];
  const truth = together(all);
  // Where all hold, each is needed; else the first that fails decides, or all that cannot be told.
  const first = all.find((each) => each.truth === 'no');
  const decides = (each: Requirement): boolean => (truth === 'no' ? each === first : each.truth === truth);
  const about = { effect: effect ?? null, character };
  const reached = reachStep(
    record?.page ?? PAGE.kinds,
    'reaches',
    truth === 'yes',
    { ...about, truth },
    {
      decisive: true,
      children: [
        ...texts.map(({ printed: { printed, page }, requirements }) => {
          const own = together(requirements);
          return reachStep(
            page,
            'reach-text',
            own === 'yes',
            { ...about, printed, truth: own },
            {
              decisive: requirements.some(decides),
              children: requirements.map((each) => each.step(decides(each))),
            },
          );
        }),
        ...others.map((each) => each.step(decides(each))),
      ],
    },
  );
  const gives = record?.gives ?? [];
  const given =
    effect && record && truth === 'yes' && gives.length > 0
      ? [reachStep(record.page, 'reach-gives', true, { effect, character, gives })]
      : [];
  const missing = [...new Set(all.flatMap((each) => each.missing ?? []))];
  const answer: Answer = truth === 'yes' ? YES : truth === 'no' ? NO : { kind: 'undetermined', missing };
  return { answer, steps: [reached, ...given] };
}

/** Of some effects the sources only tell what they give. */
function unsaid(printed: readonly PrintedText[], { effect }: ReachesScenario): readonly Requirement[] {
  const record = effect && sourceOf(effect);
  if (!record || printed.some(({ printed: where }) => where.in !== 'card')) return [];
  return [
    {
      truth: 'unknown',
      missing: 'text',
      step: (decisive) => reachStep(record.page, 'reach-unsaid', true, { effect }, { decisive }),
    },
  ];
}
