/** The smallest changes that flip the answer, each to be tried at once. Loaded when somebody asks for them. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyScenario } from '../../scenario/asked.ts';
import type { Look } from '../family.ts';
import { samePosition } from '../position.ts';
import { AnswerChip } from '../Verdict.tsx';
import { changesOf } from './all.ts';
import { answerAfter } from './answers.ts';
import { flips } from './flips.ts';
import { type Found, search } from './search.ts';
import { FAR } from './values.ts';

interface ChangesProps {
  /** The position whose answer is to be flipped, judged. */
  readonly base: Look;
  /** The position as it is now: the base, or what was made of it. */
  readonly now: AnyScenario;
  readonly onTry: (scenario: AnyScenario, words: string) => void;
  /** The position is neither the base nor one of the changed ones any more. */
  readonly onLeft: () => void;
}

const NONE: Found = { flips: [], tried: 0, done: false };

export function Changes({ base, now, onTry, onLeft }: ChangesProps) {
  const { scenario, fields, family, telling, verdict } = base;
  const answer = verdict.ok ? verdict.value.answer : undefined;
  const changes = useMemo(() => changesOf(fields, scenario, telling.name), [base]);
  const trying = useMemo(() => answer && flips(family?.questions ?? [], answer, changes), [base]);
  const [found, setFound] = useState(NONE);
  const [busy, setBusy] = useState(true);
  const wanted = useRef(true);

  const look = async (from: Found) => {
    if (trying === undefined) return;
    setBusy(true);
    await search(trying, from, setFound, () => wanted.current);
    if (wanted.current) setBusy(false);
  };
  useEffect(() => {
    void look(NONE);
    return () => {
      wanted.current = false;
    };
  }, []);

  const tried = found.flips.findIndex((flip) => samePosition(flip.scenario, now));
  const left = tried < 0 && !samePosition(scenario, now);
  useEffect(() => {
    if (left) onLeft();
  }, [left]);

  if (answer === undefined || left) return null;
  return (
    <div class="changes">
      <p class="help">
        <span role="status">{busy ? 'Looking …' : summary(found, changes.length)}</span>
        {busy && <span aria-hidden="true">{` ${found.tried} of ${changes.length} tried`}</span>}
      </p>
      {found.flips.length > 0 && (
        <ul>
          {found.flips.map((flip, i) => (
            <li key={i}>
              <button
                type="button"
                class="change"
                aria-pressed={i === tried}
                onClick={() =>
                  i === tried
                    ? onTry(scenario, 'As it was before.')
                    : onTry(flip.scenario, `${flip.change.words}.`)
                }
              >
                <span>{flip.change.words}</span>{' '}
                <AnswerChip answer={answerAfter(answer, flip.answer, telling.name)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!busy && !found.done && (
        <button type="button" class="quiet" onClick={() => void look(found)}>
          Look further
        </button>
      )}
    </div>
  );
}

function summary({ flips: { length }, tried, done }: Found, all: number): string {
  const each = 'Press one to try it, press it again to go back.';
  if (!done) {
    return length > 0
      ? `The simplest and nearest changes that alone change the answer. ${each}`
      : `None of the ${tried} simplest and nearest changes, of ${all}, changes the answer alone.`;
  }
  if (length > 0) return `Each of these changes alone changes the answer. ${each}`;
  return `No single change of these kinds changes the answer: something taken away, moved by one square or chosen otherwise, a number up to ${FAR} more or less.`;
}
