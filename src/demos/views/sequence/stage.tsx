/** Things done in order: one row each, with what is said of it; the first that is not allowed is marked. */
import { useContext } from 'preact/hooks';
import type { Step } from '../../../core/verdict.ts';
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { RuleLink } from '../../RuleLink.tsx';
import { fieldsWith } from '../../shape.ts';
import { Telling } from '../../telling.ts';
import styles from './sequence.css?url';

/** The step at which the order breaks a rule. */
const offendingIn = (steps: readonly Step[]): number =>
  steps.findIndex(({ holds, decisive }) => decisive && !holds);

function StillSequence({ look: { verdict } }: StillProps) {
  const { sentence } = useContext(Telling);
  if (!verdict.ok) return null;
  const { steps } = verdict.value;
  const offending = offendingIn(steps);
  return (
    <ol class="sequence">
      {steps.map((step, i) => {
        return (
          <li key={i} class={i === offending ? 'row row-offending' : 'row'}>
            {i === offending && <strong class="row-mark">Not allowed</strong>}
            <span>
              {sentence(step)} <RuleLink step={step} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Where everything is allowed, the rows have said so. */
const LiveSequence = ({ look, sides, children }: LiveProps) => (
  <>
    <StillSequence look={look} sides={sides} />
    {look.verdict.ok && look.verdict.value.answer.kind === 'yes' ? null : children}
  </>
);

export const sequenceStage: Stage = {
  styles: [styles],
  tellsSteps: true,
  isFor: ({ fields, verdict }: Look) =>
    fieldsWith(fields, 'list').length > 0 &&
    fieldsWith(fields, 'grid').length === 0 &&
    !(verdict.ok && verdict.value.ledger),
  Live: LiveSequence,
  Still: StillSequence,
};
