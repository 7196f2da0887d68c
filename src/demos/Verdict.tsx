/** The answer first, then the sentences that decide it, then every step. */
import { useContext, useState } from 'preact/hooks';
import { walk } from '../core/steps.ts';
import type { Answer, HangsOn, Step, Verdict } from '../core/verdict.ts';
import { answerText, isLong } from '../prose/sentence.ts';
import { inShort } from './decisive.ts';
import type { ToldAnswer } from './props.ts';
import { Steps } from './Steps.tsx';
import { Telling } from './telling.ts';
import { useHeld } from './use-held.ts';

/** Sign, word and colour of an answer say the same; values have neither sign nor colour. */
const SIGNS: Readonly<Partial<Record<Answer['kind'], readonly [tone: string, sign: string]>>> = {
  yes: ['chip-yes', 'M2 7l4 4 8-8'],
  no: ['chip-no', 'M3 3l10 10M13 3L3 13'],
  undetermined: ['chip-none', 'M3 8h10'],
};

export function AnswerChip({ answer: { kind, text } }: { readonly answer: ToldAnswer }) {
  const [tone, sign] = SIGNS[kind] ?? ['chip-value'];
  return (
    <strong class={`chip ${tone}`}>
      {sign && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={sign} />
        </svg>
      )}
      {text}
    </strong>
  );
}

/** The decisive sentences, each once. */
export function Because({ verdict }: { readonly verdict: Verdict }) {
  const { sentence, name } = useContext(Telling);
  const sentences = [...new Set(inShort(verdict.steps).map(sentence))];
  const { answer } = verdict;
  return (
    <div class="because">
      {sentences.map((text, i) => (
        <p key={i}>{text}</p>
      ))}
      {isLong(answer) && (
        <details>
          <summary>{`All ${answer.members.length}`}</summary>
          <p>{answerText(answer, name)}</p>
        </details>
      )}
      {answer.kind === 'undetermined' && answer.missing.length > 0 && (
        <p>{`What is missing: ${answer.missing.map(name).join('; ')}.`}</p>
      )}
    </div>
  );
}

interface OpenPointProps {
  readonly point: HangsOn;
  /** Takes the point another way; missing where nothing can be changed. */
  readonly onTake?: ((reading: string, value: string) => void) | undefined;
}

function OpenPoint({ point, onTake }: OpenPointProps) {
  const { name, page } = useContext(Telling);
  const { title, href } = page(point.page);
  return (
    <li>
      <p>
        This answer hangs on an open point: <a href={href}>{title}</a>
        {title.endsWith('?') ? ' ' : '. '}
        {`It is taken here as “${name(point.taken)}”.`}
      </p>
      {point.otherwise.map(({ value, answer }) => (
        <p key={value} class="otherwise">
          {`Read as “${name(value)}”: `}
          <strong>{answerText(answer, name)}</strong>
          {onTake && (
            <button type="button" class="quiet needs-script" onClick={() => onTake(point.reading, value)}>
              Read it this way
            </button>
          )}
        </p>
      ))}
    </li>
  );
}

export const OpenPointNotes = ({
  verdict,
  onTake,
}: {
  readonly verdict: Verdict;
  readonly onTake?: OpenPointProps['onTake'];
}) =>
  verdict.hangsOn.length > 0 ? (
    <ul class="hangs-on">
      {verdict.hangsOn.map((point) => (
        <OpenPoint key={point.reading} point={point} onTake={onTake} />
      ))}
    </ul>
  ) : null;

interface ReasoningProps {
  readonly verdict: Verdict;
  /** Something else tells the steps already. */
  readonly folded?: boolean | undefined;
  readonly shown?: Step | undefined;
  readonly onShow?: ((step: Step | undefined) => void) | undefined;
  readonly onPoint?: ((step: Step | undefined) => void) | undefined;
  readonly onTake?: OpenPointProps['onTake'];
}

/** Longer reasoning is folded away at first. */
const SHORT = 12;

export function Reasoning({ verdict, folded, shown, onShow, onPoint, onTake }: ReasoningProps) {
  const count = [...walk(verdict.steps)].length;
  const [open, setOpen] = useState(count <= SHORT && !folded);
  const steps = <Steps steps={verdict.steps} shown={shown} onShow={onShow} onPoint={onPoint} />;
  // While nobody sees it, it is left as it is.
  const seen = useHeld(steps, !open);
  return (
    <>
      <OpenPointNotes verdict={verdict} onTake={onTake} />
      <details class="reasoning" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{`Reasoning, step by step (${count})`}</summary>
        <p class="help">What decides the answer is in bold.</p>
        {seen}
      </details>
    </>
  );
}
