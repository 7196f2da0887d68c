/**
 * A live demonstration: the entry's cases, the position on its stage, the verdict on it, and its controls. It knows
 * kinds of things and no question; what a question needs, its family brings and its schema says.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageId, Step } from '../core/verdict.ts';
import { answerInShort } from '../prose/sentence.ts';
import type { AnyScenario } from '../scenario/asked.ts';
import { Cases, OtherCases } from './Cases.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Controls } from './controls/Controls.tsx';
import { setIn } from './controls/lens.ts';
import { inOne } from './decisive.ts';
import { familyOf, prepare } from './families.ts';
import type { Look } from './family.ts';
import { look } from './look.ts';
import { ProblemAlert, SetupErrors } from './Problems.tsx';
import { samePosition } from './position.ts';
import type { DemoProps, PageLink } from './props.ts';
import { Standing } from './Standing.tsx';
import { Steady } from './Steady.tsx';
import { boardOf, fieldsWith } from './shape.ts';
import { pageIn, Telling } from './telling.ts';
import { toldAnswer } from './told.ts';
import { useHeld, useMoving } from './use-held.ts';
import { usePosition } from './use-position.ts';
import { AnswerChip, Because, Reasoning } from './Verdict.tsx';
import { sidesOf } from './views/board/position.ts';
import { stageOf } from './views/stage.tsx';
import { WhatIf } from './WhatIf.tsx';

/** Of an entry without cases there is nothing to show. */
const NOTHING: AnyScenario = { question: '' };

const lookAt = (scenario: AnyScenario, page: (id: PageId) => PageLink): Look =>
  look(scenario, familyOf(scenario.question), page);

export function Demo({ id, cases, pages, root, ask, standing }: DemoProps) {
  const page = useMemo(() => pageIn(pages, root), [pages, root]);
  const own = cases[0]?.scenario ?? NOTHING;
  const first = useMemo(() => lookAt(own, page), [own, page]);
  const position = usePosition(own);
  const [preview, setPreview] = useState<AnyScenario>();
  const [shown, setShown] = useState<Step>();
  const [pointed, setPointed] = useState<Step>();
  const [spoken, setSpoken] = useState('');

  const scenario = preview ?? position.scenario;
  const chosen = preview ? -1 : cases.findIndex((entry) => samePosition(entry.scenario, scenario));
  /** The case that was changed to what is shown. */
  const changed = useRef(0);
  if (chosen >= 0) changed.current = chosen;
  const now = useMemo(() => (chosen === 0 ? first : lookAt(scenario, page)), [scenario, chosen, first, page]);
  // The sides of the entry's own case come first, so that taking a piece away changes nothing about the others.
  const sides = sidesOf([first, now].flatMap((one) => boardOf(one.fields, one.scenario)?.pieces ?? []));
  const onBoard = boardOf(now.fields, scenario) !== undefined;
  const verdict = now.verdict.ok ? now.verdict.value : undefined;
  const { Live, tellsSteps, showsMarks } = stageOf(now);
  const Tables = now.family?.tables?.View;

  /** Whoever goes back in the history hears the answer again; an edit is told by itself. */
  const byEdit = useRef(true);
  useEffect(() => {
    if (!byEdit.current) setSpoken(announcement(now));
    byEdit.current = false;
  }, [position.scenario]);

  /** Takes an edit and says aloud what it changed and what the answer is now. */
  const commit = (next: AnyScenario, words = '') => {
    setPreview(undefined);
    const same = samePosition(next, position.scenario);
    if (!position.commit(next)) return;
    byEdit.current = !same;
    setSpoken([words, announcement(lookAt(next, page))].filter(Boolean).join(' '));
  };
  const set = (path: readonly string[], value: unknown) => commit(setIn(scenario, path, value));

  const [openPoints] = fieldsWith(now.fields, 'readings');
  const take = (reading: string, value: string | undefined) =>
    openPoints && set([openPoints.key, reading], value);

  // A page for asking begins with what makes the question, and folds the rest.
  const isFirst = (key: string) => ask?.[scenario.question]?.includes(key) ?? false;
  const folds = ask !== undefined && onBoard;
  const controls = (show?: (key: string) => boolean) => (
    <Controls id={id} look={now} {...(show && { show })} onSet={(key, value) => set([key], value)} />
  );

  // A piece that is dragged has to keep up with the finger, on a phone too: meanwhile only the board, the answer and
  // what decides it are drawn anew.
  const moving = useMoving(preview);
  const details = useHeld(
    <Telling.Provider value={now.telling}>
      {verdict && Tables && <Tables verdict={verdict} />}
      <div class="actions needs-script">
        <button type="button" disabled={!position.canUndo} onClick={position.undo}>
          Undo
        </button>
        <button
          type="button"
          disabled={chosen >= 0 && position.problem === undefined}
          onClick={() => {
            const base = cases[changed.current]?.scenario ?? own;
            setPreview(undefined);
            position.reset(base);
          }}
        >
          Reset
        </button>
        <CopyLink id={id} address={position.address} />
      </div>
      <WhatIf id={id} look={now} onTry={commit} />
      {verdict && (
        <div class="demo-verdict">
          <Reasoning
            verdict={verdict}
            folded={tellsSteps}
            shown={shown}
            onShow={showsMarks ? setShown : undefined}
            onPoint={showsMarks ? setPointed : undefined}
            onTake={openPoints && take}
          />
        </div>
      )}
      {ask ? (
        <details class="needs-script" open={ask[scenario.question]?.length === 0}>
          <summary>Say more about it</summary>
          {controls((key) => !isFirst(key))}
        </details>
      ) : (
        controls()
      )}
    </Telling.Provider>,
    moving,
  );
  const held = preview !== undefined;
  const said = (
    <Steady held={held}>
      <Said look={now} />
    </Steady>
  );
  const stage = (
    <Live
      id={id}
      look={now}
      sides={sides}
      shown={pointed ?? shown}
      moving={moving}
      onPreview={setPreview}
      onCommit={commit}
    >
      {!folds && said}
    </Live>
  );

  return (
    <Telling.Provider value={now.telling}>
      <div class="demo" data-question={own.question}>
        <Cases
          id={id}
          cases={cases}
          chosen={ask ? cases.findIndex((one) => one.scenario.question === scenario.question) : chosen}
          legend={ask && 'What do you ask?'}
          onChoose={(entry) => {
            // Another question's family may still have to come.
            void prepare([entry.scenario.question]).then(() => commit(entry.scenario));
          }}
        />
        {position.problem && <ProblemAlert problem={position.problem} />}
        {ask && controls(isFirst)}
        <div class="demo-question">
          <p class="asks">{now.asked?.asksOf?.(now.scenario, now.telling.name) ?? now.asked?.asks}</p>
          <Steady held={held}>
            <p class="result">
              {verdict ? (
                <AnswerChip answer={toldAnswer(verdict.answer, now.telling.name)} />
              ) : (
                <strong class="chip">No answer</strong>
              )}
              {verdict &&
                (ask || chosen < 0 ? (
                  <Standing
                    look={now}
                    told={chosen === 0 ? standing : undefined}
                    moving={moving}
                    root={root}
                  />
                ) : (
                  <span class="standing">a case of this page</span>
                ))}
            </p>
          </Steady>
        </div>
        {folds ? (
          <>
            {said}
            <details class="needs-script">
              <summary>On the board</summary>
              {stage}
            </details>
          </>
        ) : (
          stage
        )}
        {details}
        <p class="visually-hidden" aria-live="polite">
          {spoken}
        </p>
        <OtherCases cases={cases.slice(1)} lookAt={(scenario) => lookAt(scenario, page)} sides={sides} />
      </div>
    </Telling.Provider>
  );
}

/** What decides, or why nothing can be decided. */
const Said = ({ look: { verdict } }: { readonly look: Look }) =>
  verdict.ok ? <Because verdict={verdict.value} /> : <SetupErrors errors={verdict.error} />;

/** The answer and the sentence that says most of why. */
function announcement({ verdict, telling }: Look): string {
  if (!verdict.ok) return `This position cannot be judged yet. ${verdict.error[0]?.message ?? ''}`;
  const step = inOne(verdict.value);
  return `Answer: ${answerInShort(verdict.value.answer, telling.name)}. ${step ? telling.sentence(step) : ''}`;
}
