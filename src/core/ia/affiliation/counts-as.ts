/** Which affiliation a figure counts as, and what cannot be asked of figures. */

import { citing, type Path, type SetupError } from '../../result.ts';
import type { Answer, Step } from '../../verdict.ts';
import type { Mode } from '../modes.ts';
import type { Unsaid } from './facts.ts';
import { PAGE } from './pages.ts';
import { step } from './step.ts';
import type { Affiliation, Figure } from './terms.ts';

/**
 * All heroes are Rebels. An ally with another affiliation loses that and is a Rebel. Any other figure is what its card
 * shows, and a Neutral one nothing. A companion is what its group is, of which all this is said.
 */
export function countsAs({ kind, affiliation }: Figure): Affiliation | null {
  if (affiliation === 'neutral') return null;
  return kind === 'figure' ? affiliation : 'rebel';
}

/** What the figure counts as, as a step; `id` is null where nobody else is there. */
export const countsStep = (id: string | null, figure: Figure): Step =>
  step(
    PAGE.affiliation,
    'figure-affiliation',
    true,
    {
      figure: id,
      kind: figure.kind,
      companion: figure.companion,
      card: figure.affiliation,
      counts: countsAs(figure),
    },
    { decisive: true },
  );

/** The answer that the guide does not give, and the step that says so. */
export const unsaid = (what: Unsaid, mode: Mode): { readonly answer: Answer; readonly step: Step } => ({
  answer: { kind: 'undetermined', missing: [what] },
  step: step(PAGE.affiliation, 'affiliation-unsaid', false, { what, mode }, { decisive: true }),
});

/** Heroes are Rebels, whatever is said; and allies are gained in campaigns. */
export function figureErrors(
  name: string,
  { kind, affiliation }: Figure,
  mode: Mode,
  ...path: Path
): readonly SetupError[] {
  const error = (code: string, message: string, field: string) => [
    citing(PAGE.affiliation, { code, message, path: [...path, field] }),
  ];
  if (kind === 'hero' && affiliation !== 'rebel') {
    return error('hero-not-rebel', `${name} is a hero, and all heroes are Rebels.`, 'affiliation');
  }
  return kind === 'ally' && mode === 'skirmish'
    ? error('ally-in-skirmish', `${name} is an ally, and those are gained in a campaign.`, 'kind')
    : [];
}
