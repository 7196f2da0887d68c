/**
 * `ia/agenda`: may the Imperial player do this with Agenda cards? Consolidated rules, "Agenda Cards", p. 6. The source
 * breaks off where it comes to more cards than allowed at the end of a stage.
 */
import { allTogether, type Condition } from '../../conditions.ts';
import { hangsOn, takenOf } from '../../hangs-on.ts';
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { citing, err, ok, type SetupError } from '../../result.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { AgendaScenario, Campaign } from './scenario.ts';
import { step } from './step.ts';

/** Sets that the Imperial player chooses for the Agenda deck. */
const DECK_SETS = 6;
/** Cards in hand and play area together, in the campaigns that have such a limit. */
const LIMIT: Readonly<Partial<Record<Campaign, number>>> = {
  'jabbas-realm': 4,
  'heart-of-the-empire': 4,
  'tyrants-of-lothal': 4,
};

export const agenda: Question<'ia/agenda', AgendaScenario> = {
  id: 'ia/agenda',
  cites: Object.values(PAGE),
  judge(scenario) {
    const errors = [...sameLetters({ cards: scenario.cards }), ...boughtErrors(scenario)];
    if (errors.length > 0) return err(errors);
    const under = (readings: Readings | undefined) =>
      allTogether([isCampaign(scenario), ...inCampaign(scenario, readings)]);
    return ok({
      ...under(scenario.readings),
      hangsOn: hangsOn(READINGS, scenario.readings, (readings) => under(readings).answer),
    });
  },
};

/** As a stage ends everything has been bought. */
const boughtErrors = ({ cards, moment }: AgendaScenario): readonly SetupError[] =>
  cards.flatMap(({ name, place }, i) => {
    if (moment !== 'end-of-stage' || place !== 'bought') return [];
    const message = `The stage ends and ${name} has been bought, so it is in the hand or in the play area.`;
    return [citing(PAGE.agenda, { code: 'bought-by-then', message, path: ['cards', i, 'place'] })];
  });

function isCampaign({ campaign }: AgendaScenario): Condition {
  const holds = campaign !== 'skirmish';
  return {
    truth: holds ? 'yes' : 'no',
    step: (decisive) => step(PAGE.agenda, 'agenda-campaign', holds, { campaign }, { decisive }),
  };
}

/** What else is asked of Agenda cards; of a skirmish, nothing. */
const inCampaign = (scenario: AgendaScenario, readings: Readings | undefined): readonly Condition[] =>
  scenario.campaign === 'skirmish'
    ? []
    : [...deck(scenario), ...buying(scenario), holding(scenario, readings)];

function deck({ sets }: AgendaScenario): readonly Condition[] {
  if (sets === undefined) return [];
  const holds = sets === DECK_SETS;
  return [
    {
      truth: holds ? 'yes' : 'no',
      step: (decisive) => step(PAGE.agenda, 'agenda-deck', holds, { sets, needed: DECK_SETS }, { decisive }),
    },
  ];
}

/** Cards are bought during an Imperial Upgrade Stage, for influence. */
function buying({ cards, moment, influence }: AgendaScenario): readonly Condition[] {
  const bought = cards.filter(({ place }) => place === 'bought');
  if (bought.length === 0) return [];
  const inStage = moment === 'upgrade-stage';
  const spent = bought.reduce((sum, { cost }) => sum + cost, 0);
  const affordable = spent <= influence;
  return [
    ...bought.map(
      ({ id, cost }): Condition => ({
        truth: inStage ? 'yes' : 'no',
        step: (decisive) =>
          step(PAGE.agenda, 'agenda-bought', inStage, { card: id, moment, cost }, { decisive }),
      }),
    ),
    {
      truth: affordable ? 'yes' : 'no',
      step: (decisive) =>
        step(PAGE.agenda, 'agenda-influence', affordable, { spent, influence }, { decisive }),
    },
  ];
}

/** Cards in hand, in the play area and being bought count towards the limit, discarded ones do not. */
function holding(scenario: AgendaScenario, readings: Readings | undefined): Condition {
  const { campaign, cards, moment } = scenario;
  const discarded = cards.filter(({ place }) => place === 'discarded').length;
  const held = cards.length - discarded;
  const limit = LIMIT[campaign];
  const taken = takenOf(READINGS, readings, 'fifth-agenda-card');
  if (limit === undefined || held <= limit || moment === 'other-time') {
    const holds = limit === undefined || held <= limit;
    const evidence = { held, discarded, limit: limit ?? null, campaign };
    return {
      truth: holds ? 'yes' : 'no',
      step: (decisive) => step(PAGE.agenda, 'agenda-held', holds, evidence, { decisive }),
    };
  }
  if (moment === 'end-of-stage' && taken === 'until-the-end') {
    return {
      truth: 'unknown',
      missing: 'end-of-the-passage',
      step: (decisive) => step(PAGE.fifthCard, 'agenda-source-ends', true, { held, limit }, { decisive }),
    };
  }
  const holds = taken === 'until-the-end';
  return {
    truth: holds ? 'yes' : 'no',
    step: (decisive) =>
      step(PAGE.fifthCard, 'agenda-over', holds, { held, limit, moment, taken }, { decisive }),
  };
}
