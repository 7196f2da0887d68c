/** `ia/friendly`: are two figures friendly to each other, or hostile? Consolidated rules, "Affiliation", p. 6. */
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok, type SetupError } from '../../result.ts';
import { NO, YES } from '../../verdict.ts';
import { countsAs, countsStep, figureErrors, unsaid } from './counts-as.ts';
import { PAGE } from './pages.ts';
import type { FigureInPlay, FriendlyScenario } from './scenario.ts';
import { step } from './step.ts';

/**
 * In a campaign Rebels are on one side, Imperials and Mercenaries on the other; of Neutral figures nothing is said. In
 * a skirmish it is whose figures they are, whatever their affiliation.
 */
export const friendly: Question<'ia/friendly', FriendlyScenario> = {
  id: 'ia/friendly',
  cites: [PAGE.affiliation],
  judge(scenario) {
    const { figures, mode } = scenario;
    const [from, to] = [scenario.from, scenario.to].map((id) => figures.find((figure) => figure.id === id));
    const errors = [
      ...sameLetters({ figures }),
      ...figures.flatMap((figure, i) => figureErrors(figure.name, figure, mode, 'figures', i)),
      ...pairErrors(scenario, from, to),
    ];
    if (errors.length > 0 || !from || !to) return err(errors);
    const pair = { from: from.id, to: to.id };
    if (mode === 'skirmish') {
      const holds = from.player === to.player;
      const found = step(PAGE.affiliation, 'friendly-skirmish', holds, pair, { decisive: true });
      return ok({ answer: holds ? YES : NO, steps: [found], hangsOn: [] });
    }
    const known = [from, to].map((figure) => countsStep(figure.id, figure));
    const counts = [from, to].map(countsAs);
    if (counts.includes(null)) {
      const { answer, step: open } = unsaid('neutral-in-campaign', mode);
      return ok({ answer, steps: [...known, open], hangsOn: [] });
    }
    const rebels = counts.filter((affiliation) => affiliation === 'rebel').length;
    const holds = rebels !== 1;
    const found = step(PAGE.affiliation, 'friendly-campaign', holds, { ...pair, rebels }, { decisive: true });
    return ok({ answer: holds ? YES : NO, steps: [...known, found], hangsOn: [] });
  },
};

function pairErrors(
  { from, to }: FriendlyScenario,
  first: FigureInPlay | undefined,
  second: FigureInPlay | undefined,
): readonly SetupError[] {
  const unknown = (field: string, id: string): SetupError => ({
    code: 'unknown-figure',
    message: `No figure has the letter ${id}.`,
    path: [field],
  });
  if (!first || !second)
    return [...(first ? [] : [unknown('from', from)]), ...(second ? [] : [unknown('to', to)])];
  if (first !== second) return [];
  const message = `Expected two figures; both letters are that of ${first.name}.`;
  return [{ code: 'same-figure', message, path: ['to'] }];
}
