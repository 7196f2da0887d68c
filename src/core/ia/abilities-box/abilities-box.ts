/**
 * `ia/abilities-box`: which texts of a card stand in its abilities box? (Consolidated rules, "Abilities Box", p. 4.)
 * What the definition does not name may be there or elsewhere, and then it does not decide.
 */
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import type { Answer } from '../../verdict.ts';
import { boxStep } from './facts.ts';
import { PAGE } from './pages.ts';
import type { AbilitiesBoxScenario, CardText } from './scenario.ts';

export const abilitiesBox: Question<'ia/abilities-box', AbilitiesBoxScenario> = {
  id: 'ia/abilities-box',
  cites: Object.values(PAGE),
  judge({ card, texts }) {
    const errors = sameLetters({ texts });
    if (errors.length > 0) return err(errors);
    const box = card !== 'other';
    const onCard = boxStep(PAGE.abilitiesBox, 'box-on-card', box, { card }, { decisive: true });
    if (!box) return ok({ answer: { kind: 'set', members: [] }, steps: [onCard], hangsOn: [] });
    const unsaid = texts.filter((text) => !isNamed(text));
    const decisive = (text: CardText) => unsaid.length === 0 || unsaid.includes(text);
    const steps = texts.map((text) => {
      const evidence = { text: text.id, kind: text.kind };
      return boxStep(PAGE.abilitiesBox, 'box-holds', isNamed(text), evidence, { decisive: decisive(text) });
    });
    return ok({ answer: answerOf(texts, unsaid), steps: [onCard, ...steps], hangsOn: [] });
  },
};

const isNamed = ({ kind }: CardText): boolean => kind !== 'something-else';

const ids = (texts: readonly CardText[]) => texts.map(({ id }) => id);

const answerOf = (texts: readonly CardText[], unsaid: readonly CardText[]): Answer =>
  unsaid.length > 0 ? { kind: 'undetermined', missing: ids(unsaid) } : { kind: 'set', members: ids(texts) };
