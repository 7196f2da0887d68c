/** The entry's cases: to choose from where scripts run, all spelt out where they do not. */
import type { Look } from './family.ts';
import { SetupErrors } from './Problems.tsx';
import type { DemoCase } from './props.ts';
import { Telling } from './telling.ts';
import { AnswerChip, Because, Reasoning } from './Verdict.tsx';
import { stageOf } from './views/stage.tsx';

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

/**
 * The stylesheet shows these only where no scripts run: there they are the one way to the other cases. A browser
 * that runs this keeps what the server wrote, at no cost.
 */
export const OtherCases = ({ cases, looks, sides }: OtherCasesProps) => {
  if (cases.length === 0) return null;
  // Sets nothing: hydration leaves what is inside as it is.
  if (!import.meta.env.SSR) return <div class="other-cases" dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
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
};

function StillCase({ look, sides }: { readonly look: Look; readonly sides: readonly string[] }) {
  const { verdict, family } = look;
  const { Still } = stageOf(look);
  return (
    <Telling.Provider value={look.telling}>
      <Still look={look} sides={sides} />
      {verdict.ok ? (
        <>
          <Because verdict={verdict.value} />
          {family?.Tables && <family.Tables verdict={verdict.value} />}
          <Reasoning verdict={verdict.value} />
        </>
      ) : (
        <SetupErrors errors={verdict.error} />
      )}
    </Telling.Provider>
  );
}
