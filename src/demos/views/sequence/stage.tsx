/** Things done in order: one row each, with what is said of it; the first that is not allowed is marked. */
import { useContext } from 'preact/hooks';
import type { Step, Verdict } from '../../../core/verdict.ts';
import { isLong } from '../../../prose/sentence.ts';
import { inShort } from '../../decisive.ts';
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { RuleLink } from '../../RuleLink.tsx';
import { fieldsWith } from '../../shape.ts';
import { Telling } from '../../telling.ts';
import styles from './sequence.css?url';

/** The step at which the order breaks a rule. */
const offendingIn = (steps: readonly Step[]): number =>
  steps.findIndex(({ holds, decisive }) => decisive && !holds);

/** Do the rows say all that decides? Of a no, what stands in the way is told apart, and so is what is missing. */
const rowsDecide = ({ answer, steps }: Verdict): boolean =>
  answer.kind === 'yes' ||
  (answer.kind === 'set' && !isLong(answer) && inShort(steps).every((step) => steps.includes(step)));

/** Of rows that say it all, those that decide stand out, unless all of them do. */
const standsOut = (verdict: Verdict, { decisive }: Step): boolean =>
  decisive && rowsDecide(verdict) && !verdict.steps.every((step) => step.decisive);

const rowClass = (offends: boolean, decides: boolean): string =>
  `row${offends ? ' row-offending' : ''}${decides ? ' row-decisive' : ''}`;

function StillSequence({ look: { verdict } }: StillProps) {
  const { sentence } = useContext(Telling);
  if (!verdict.ok) return null;
  const { steps } = verdict.value;
  const offending = offendingIn(steps);
  return (
    <ol class="sequence">
      {steps.map((step, i) => {
        const decides = standsOut(verdict.value, step);
        return (
          <li key={i} class={rowClass(i === offending, decides)}>
            {i === offending && <strong class="row-mark">Not allowed</strong>}
            <span>
              {decides && <span class="visually-hidden">Decisive: </span>}
              <span class="row-sentence">{sentence(step)}</span> <RuleLink step={step} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Where the rows say what decides, nothing says it again. */
const LiveSequence = ({ look, sides, children }: LiveProps) => (
  <>
    <StillSequence look={look} sides={sides} />
    {look.verdict.ok && rowsDecide(look.verdict.value) ? null : children}
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
