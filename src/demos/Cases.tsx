/** The entry's cases: to choose from where scripts run, all spelt out where they do not. */
import type { Look } from './look.ts';
import { marksOf } from './look.ts';
import { SetupErrors } from './Problems.tsx';
import type { DemoCase } from './props.ts';
import { Telling } from './telling.ts';
import { AnswerChip, Because, Reasoning } from './Verdict.tsx';
import { Board } from './views/board/Board.tsx';
import { Legend } from './views/board/Legend.tsx';
import { Exchange } from './views/Exchange.tsx';
import { QueueView } from './views/queue/QueueView.tsx';

interface CasesProps {
  readonly id: string;
  readonly cases: readonly DemoCase[];
  readonly looks: readonly Look[];
  /** Which case the position is, or -1. */
  readonly chosen: number;
  readonly onChoose: (entry: DemoCase) => void;
}

const Chip = ({ look }: { readonly look: Look | undefined }) =>
  look?.verdict.ok ? (
    <Telling.Provider value={look.telling}>
      <AnswerChip answer={look.verdict.value.answer} />
    </Telling.Provider>
  ) : null;

export function Cases({ id, cases, looks, chosen, onChoose }: CasesProps) {
  if (cases.length < 2) return null;
  return (
    <fieldset class="cases needs-script">
      <legend>Cases</legend>
      {cases.map((entry, i) => (
        <label key={entry.name} class="case">
          <input
            type="radio"
            name={`${id}-case`}
            value={i}
            checked={i === chosen}
            onChange={() => onChoose(entry)}
          />
          <span class="case-name">{entry.name}</span>
          <Chip look={looks[i]} />
        </label>
      ))}
    </fieldset>
  );
}

interface OtherCasesProps {
  readonly cases: readonly DemoCase[];
  readonly looks: readonly Look[];
  readonly sides: readonly string[];
}

/** The stylesheet shows these only where no scripts run: there they are the one way to the other cases. */
export const OtherCases = ({ cases, looks, sides }: OtherCasesProps) =>
  cases.length === 0 ? null : (
    <div class="other-cases">
      <h3>Other cases</h3>
      {cases.map((entry, i) => {
        const look = looks[i];
        return look ? (
          <details key={entry.name}>
            <summary>
              {entry.name} <Chip look={look} />
            </summary>
            <StillCase look={look} sides={sides} />
          </details>
        ) : null;
      })}
    </div>
  );

function StillCase({ look, sides }: { readonly look: Look; readonly sides: readonly string[] }) {
  const { board, roles, verdict, fields, scenario } = look;
  const frames = verdict.ok ? verdict.value.frames : undefined;
  return (
    <Telling.Provider value={look.telling}>
      {board && (
        <>
          <Board
            position={board}
            roles={roles}
            sides={sides}
            marks={verdict.ok ? marksOf(verdict.value, undefined) : []}
          />
          <Legend pieces={board.pieces} roles={roles} sides={sides} />
        </>
      )}
      {frames && <QueueView frames={frames} />}
      {!board && !frames && <Exchange fields={fields} scenario={scenario} />}
      {verdict.ok ? (
        <>
          <Because verdict={verdict.value} />
          <Reasoning verdict={verdict.value} />
        </>
      ) : (
        <SetupErrors errors={verdict.error} />
      )}
    </Telling.Provider>
  );
}
