/** The reasoning: each fact in a sentence, whether it holds, and the page it rests on. */
import { useContext } from 'preact/hooks';
import type { Step } from '../core/verdict.ts';
import { RuleLink } from './RuleLink.tsx';
import { Telling } from './telling.ts';

interface StepsProps {
  readonly steps: readonly Step[];
  /** The step whose marks the board shows alone. */
  readonly shown?: Step | undefined;
  /** Missing where there is no board to show anything on. */
  readonly onShow?: ((step: Step | undefined) => void) | undefined;
  /** Somebody points at a step, or no longer does. */
  readonly onPoint?: ((step: Step | undefined) => void) | undefined;
}

export function Steps({ steps, shown, onShow, onPoint }: StepsProps) {
  return (
    <ul class="steps">
      {steps.map((step, i) => (
        <li key={i} class={step.decisive ? 'step step-decisive' : 'step'}>
          <StepLine step={step} shown={shown === step} onShow={onShow} onPoint={onPoint} />
          {step.children.length > 0 && (
            <Steps steps={step.children} shown={shown} onShow={onShow} onPoint={onPoint} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface StepLineProps {
  readonly step: Step;
  readonly shown: boolean;
  readonly onShow: StepsProps['onShow'];
  readonly onPoint: StepsProps['onPoint'];
}

function StepLine({ step, shown, onShow, onPoint }: StepLineProps) {
  const { sentence } = useContext(Telling);
  return (
    <div
      class="step-line"
      {...(onPoint &&
        step.marks.length > 0 && {
          onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onPoint(step),
          onPointerLeave: () => onPoint(undefined),
          onFocusIn: () => onPoint(step),
          onFocusOut: () => onPoint(undefined),
        })}
    >
      <Outcome holds={step.holds} />
      <p>
        {step.decisive && <span class="visually-hidden">Decisive: </span>}
        <span class="step-sentence">{sentence(step)}</span> <RuleLink step={step} />
        {onShow && step.marks.length > 0 && (
          <button
            type="button"
            class="step-show needs-script"
            aria-pressed={shown}
            onClick={() => onShow(shown ? undefined : step)}
          >
            Show<span class="visually-hidden"> on the board</span>
          </button>
        )}
      </p>
    </div>
  );
}

const Outcome = ({ holds }: { readonly holds: boolean }) => (
  <span class={holds ? 'outcome outcome-holds' : 'outcome outcome-fails'}>
    <span aria-hidden="true">{holds ? '✓' : '✗'}</span>
    <span class="visually-hidden">{holds ? 'Holds: ' : 'Does not hold: '}</span>
  </span>
);
