/** `ia/army`: may these Deployment cards be one army of a skirmish? Consolidated rules, "Affiliation", p. 6. */
import { allTogether, type Condition } from '../../conditions.ts';
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { PAGE } from './pages.ts';
import type { ArmyScenario } from './scenario.ts';
import { step } from './step.ts';

/** Every card has the army's affiliation, or is Neutral and included as if it had. */
export const army: Question<'ia/army', ArmyScenario> = {
  id: 'ia/army',
  cites: [PAGE.affiliation],
  judge({ affiliation: army, cards }) {
    const errors = sameLetters({ cards });
    if (errors.length > 0) return err(errors);
    const conditions = cards.map(({ id, affiliation }): Condition => {
      const holds = affiliation === army || affiliation === 'neutral';
      const evidence = { card: id, affiliation, army };
      return {
        truth: holds ? 'yes' : 'no',
        step: (decisive) => step(PAGE.affiliation, 'army-card', holds, evidence, { decisive }),
      };
    });
    return ok({ ...allTogether(conditions), hangsOn: [] });
  },
};
