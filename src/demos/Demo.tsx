/**
 * A live demonstration: the entry's cases, the position as a board, a queue or controls, and the verdict on it.
 * It knows kinds of things and no question; which of them a scenario has, its question's schema says.
 */
import './demos.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Step } from '../core/verdict.ts';
import { answerText } from '../prose/sentence.ts';
import type { AnyScenario } from '../scenario/asked.ts';
import type { Field } from '../scenario/controls.ts';
import { Cases, OtherCases } from './Cases.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Controls } from './controls/Controls.tsx';
import { setIn } from './controls/lens.ts';
import { inShort } from './decisive.ts';
import { type Game, type Look, look, marksOf } from './look.ts';
import { ProblemAlert, SetupErrors } from './Problems.tsx';
import { samePosition } from './position.ts';
import type { DemoProps } from './props.ts';
import { boardOf, fieldsWith, withBoard } from './shape.ts';
import { pageIn, Telling } from './telling.ts';
import { usePosition } from './use-position.ts';
import { AnswerChip, Because, Reasoning } from './Verdict.tsx';
import { BoardEditor } from './views/board/BoardEditor.tsx';
import { type Position, sidesOf } from './views/board/position.ts';
import { Exchange } from './views/Exchange.tsx';
import { QueueView } from './views/queue/QueueView.tsx';

export function Demo({ id, cases, pages, root, game }: DemoProps & { readonly game: Game }) {
  const page = useMemo(() => pageIn(pages, root), [pages, root]);
  const looks = useMemo(() => cases.map(({ scenario }) => look(scenario, game, page)), [cases, game, page]);
  const own = cases[0]?.scenario ?? { question: '' };
  const position = usePosition(own, game.questions);
  const [preview, setPreview] = useState<AnyScenario>();
  const [shown, setShown] = useState<Step>();
  const [said, setSaid] = useState('');

  const scenario = preview ?? position.scenario;
  const chosen = cases.findIndex((entry) => samePosition(entry.scenario, scenario, game.questions));
  const now = useMemo(
    () => (chosen >= 0 && looks[chosen]) || look(scenario, game, page),
    [scenario, chosen, looks, game, page],
  );
  // The sides of the cases come first, so that taking a piece away changes nothing about the others.
  const sides = sidesOf([...looks, now].flatMap((one) => one.board?.pieces ?? []));
  const verdict = now.verdict.ok ? now.verdict.value : undefined;

  /** Takes an edit and says aloud what it changed and what the answer is now. */
  const commit = (next: AnyScenario, words = '') => {
    setPreview(undefined);
    if (!position.commit(next)) return;
    setSaid([words, announcement(look(next, game, page))].filter(Boolean).join(' '));
  };
  const set = (path: readonly string[], value: unknown) => commit(setIn(scenario, path, value));

  const [openPoints] = fieldsWith(now.fields, 'readings');
  const take = (reading: string, value: string | undefined) =>
    openPoints && set([openPoints.key, reading], value);

  return (
    <Telling.Provider value={now.telling}>
      <div class="demo">
        <Cases
          id={id}
          cases={cases}
          looks={looks}
          chosen={chosen}
          onChoose={(entry) => commit(entry.scenario)}
        />
        {position.problem && <ProblemAlert problem={position.problem} />}
        <div class="demo-question">
          <p class="asks">{now.asked?.asks}</p>
          <p class="result">
            {verdict ? <AnswerChip answer={verdict.answer} /> : <strong class="chip">No answer</strong>}
            {chosen < 0 && <span class="derived">derived for your own position</span>}
          </p>
        </div>
        {now.board ? (
          <BoardView
            id={id}
            now={now}
            sides={sides}
            shown={shown}
            onPart={(part, piece) => set([part.key], piece)}
            onPreview={(board) => setPreview(board && withBoard(now.fields, scenario, board))}
            onCommit={(board, words) => commit(withBoard(now.fields, scenario, board), words)}
          >
            <Said look={now} />
          </BoardView>
        ) : (
          <>
            {verdict?.frames ? (
              <QueueView frames={verdict.frames} />
            ) : (
              <Exchange fields={now.fields} scenario={scenario} />
            )}
            <Said look={now} />
          </>
        )}
        <div class="actions needs-script">
          <button type="button" disabled={!position.canUndo} onClick={position.undo}>
            Undo
          </button>
          <button
            type="button"
            disabled={chosen === 0 && position.problem === undefined}
            onClick={() => {
              setPreview(undefined);
              position.reset();
              setSaid(looks[0] ? announcement(looks[0]) : '');
            }}
          >
            Reset
          </button>
          <CopyLink id={id} address={position.address} />
        </div>
        {verdict && (
          <div class="demo-verdict">
            <Reasoning
              verdict={verdict}
              shown={shown}
              onShow={now.board && setShown}
              onTake={openPoints && take}
            />
          </div>
        )}
        <Controls id={id} look={now} readings={game.readings} onSet={(key, value) => set([key], value)} />
        <p class="visually-hidden" aria-live="polite">
          {said}
        </p>
        <OtherCases cases={cases.slice(1)} looks={looks.slice(1)} sides={sides} />
      </div>
    </Telling.Provider>
  );
}

/** What decides, or why nothing can be decided. */
const Said = ({ look: { verdict } }: { readonly look: Look }) =>
  verdict.ok ? <Because verdict={verdict.value} /> : <SetupErrors errors={verdict.error} />;

/** The answer and the sentence that decides it. */
function announcement({ verdict, telling }: Look): string {
  if (!verdict.ok) return `This position cannot be judged yet. ${verdict.error[0]?.message ?? ''}`;
  const [step] = inShort(verdict.value.steps);
  return `Answer: ${answerText(verdict.value.answer, telling.name)}. ${step ? telling.sentence(step) : ''}`;
}

interface BoardViewProps {
  readonly children: ComponentChildren;
  readonly id: string;
  readonly now: Look;
  readonly sides: readonly string[];
  readonly shown: Step | undefined;
  readonly onPart: (part: Field, piece: string) => void;
  readonly onPreview: (position: Position | undefined) => void;
  readonly onCommit: (position: Position, words: string) => void;
}

/** The board editor with what the question's schema says about its pieces. */
function BoardView({ id, now, sides, shown, children, onPart, onPreview, onCommit }: BoardViewProps) {
  const { asked, fields, board, roles, verdict } = now;
  const model = asked && boardOf(fields, asked.example)?.pieces[0];
  if (board === undefined || model === undefined) return null;
  return (
    <BoardEditor
      id={id}
      label={`${asked?.title ?? 'Board'}: board of ${board.board.width} by ${board.board.height} squares`}
      position={board}
      marks={verdict.ok ? marksOf(verdict.value, shown) : []}
      roles={roles}
      sides={sides}
      model={model}
      pieceFields={fieldsWith(fields, 'pieces')[0]?.fields ?? []}
      parts={fieldsWith(fields, 'piece')}
      onPart={onPart}
      onPreview={onPreview}
      onCommit={onCommit}
    >
      {children}
    </BoardEditor>
  );
}
