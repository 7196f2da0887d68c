/** The entry's cases: to choose from where scripts run, all spelt out where they do not. */
import type { AnyScenario } from '../scenario/asked.ts';
import type { Look } from './family.ts';
import { SetupErrors } from './Problems.tsx';
import type { DemoCase } from './props.ts';
import { Telling } from './telling.ts';
import { AnswerChip, Because, OpenPointNotes } from './Verdict.tsx';
import { stageOf } from './views/stage.tsx';

interface CasesProps {
  readonly id: string;
  readonly cases: readonly DemoCase[];
  /** Which case the position is, or -1. */
  readonly chosen: number;
  /** What the list is called. */
  readonly legend?: string | undefined;
  readonly onChoose: (entry: DemoCase) => void;
}

/** A longer list is folded away, so that the demonstration itself is in sight. */
const SHORT = 4;

export function Cases(props: CasesProps) {
  const { cases, chosen, legend } = props;
  if (cases.length < 2) return null;
  if (cases.length <= SHORT) return <CaseList {...props} />;
  const now = cases[chosen];
  const counted = now ? `Case ${chosen + 1} of ${cases.length}: ${now.name}` : `${cases.length} cases`;
  return (
    <details class="more-cases needs-script">
      <summary>{legend ? `${legend} (${cases.length})` : counted}</summary>
      <CaseList {...props} />
    </details>
  );
}

function CaseList({ id, cases, chosen, legend = 'Cases', onChoose }: CasesProps) {
  return (
    <fieldset class="cases needs-script">
      <legend>{legend}</legend>
      {cases.map((entry, i) => (
        <label key={entry.name} class={i === chosen ? 'case case-chosen' : 'case'}>
          <input
            type="radio"
            name={`${id}-case`}
            value={i}
            checked={i === chosen}
            onChange={() => onChoose(entry)}
          />
          <span class="case-name">{entry.name}</span>
          {entry.answer && <AnswerChip answer={entry.answer} />}
        </label>
      ))}
    </fieldset>
  );
}

interface OtherCasesProps {
  readonly cases: readonly DemoCase[];
  readonly lookAt: (scenario: AnyScenario) => Look;
  readonly sides: readonly string[];
}

/**
 * The stylesheet shows these only where no scripts run: there they are the one way to the other cases. A browser
 * that runs this keeps what the server wrote, at no cost.
 */
export const OtherCases = ({ cases, lookAt, sides }: OtherCasesProps) => {
  if (cases.length === 0) return null;
  // Sets nothing: hydration leaves what is inside as it is.
  if (!import.meta.env.SSR) return <div class="other-cases" dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div class="other-cases">
      <h3>Other cases</h3>
      {cases.map(({ name, answer, scenario }) => (
        <details key={name}>
          <summary>
            {name} {answer && <AnswerChip answer={answer} />}
          </summary>
          <StillCase look={lookAt(scenario)} sides={sides} />
        </details>
      ))}
    </div>
  );
};

/** What decides; the reasoning in full is on the page for the first case, and for each case through a script. */
function StillCase({ look, sides }: { readonly look: Look; readonly sides: readonly string[] }) {
  const { verdict, family } = look;
  const { Still } = stageOf(look);
  return (
    <Telling.Provider value={look.telling}>
      <Still look={look} sides={sides} />
      {verdict.ok ? (
        <>
          <Because verdict={verdict.value} />
          <OpenPointNotes verdict={verdict.value} />
          {family?.tables && <family.tables.View verdict={verdict.value} />}
        </>
      ) : (
        <SetupErrors errors={verdict.error} />
      )}
    </Telling.Provider>
  );
}
