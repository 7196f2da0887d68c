/**
 * A procedure step by step: the moment that the reader is at, with how everybody stands then, and the whole run to
 * choose from. Where no script runs, the run alone tells everything.
 */
import { useContext, useState } from 'preact/hooks';
import type { Step, Tally, Timeline, TimelineMoment, TimelineRow } from '../../../core/verdict.ts';
import { words } from '../../../scenario/controls.ts';
import { Telling } from '../../telling.ts';
import { Walk } from '../Walk.tsx';
import { changedIn, groundsOf, momentsOf, type Told } from './moments.ts';

export function TimelineView({ timeline }: { readonly timeline: Timeline }) {
  const [wanted, setWanted] = useState(0);
  const told = momentsOf(timeline);
  const now = Math.min(wanted, told.length - 1);
  const current = told[now];
  return (
    <div class="timeline-view">
      {current && <Current told={current} before={told[now - 1]} />}
      {told.length > 1 && <Walk now={now} count={told.length} onWalk={setWanted} />}
      <ol class="timeline" aria-label="The sequence, step by step">
        {timeline.rows.map((row, i) => (
          <Row key={i} row={row} told={told} current={current?.moment} onChoose={setWanted} />
        ))}
      </ol>
    </div>
  );
}

/** The moment itself: what happens, what it rests on, and what it leaves everybody with. */
function Current({
  told: { row, moment },
  before,
}: {
  readonly told: Told;
  readonly before: Told | undefined;
}) {
  const { sentence } = useContext(Telling);
  return (
    <section class="moment-now needs-script" aria-label="The moment">
      <p class="moment-step">{sentence(row.step)}</p>
      <p class="moment-text">
        {sentence(moment.step)} <RuleLink step={moment.step} />
      </p>
      {groundsOf(moment.step).map((ground, i) => (
        <p key={i} class="moment-ground">
          {sentence(ground)} <RuleLink step={ground} />
        </p>
      ))}
      <Tallies tallies={moment.tallies} before={before?.moment.tallies} />
    </section>
  );
}

function RuleLink({ step }: { readonly step: Step }) {
  const { page } = useContext(Telling);
  const { title, href } = page(step.rule);
  return (
    <a class="step-rule" href={href}>
      {title}
    </a>
  );
}

interface TalliesProps {
  readonly tallies: readonly Tally[];
  readonly before: readonly Tally[] | undefined;
}

function Tallies({ tallies, before }: TalliesProps) {
  const { name } = useContext(Telling);
  return (
    <dl class="tallies">
      {tallies.map(({ id, values, out }, i) => (
        <div key={id} class={out ? 'tally tally-out' : 'tally'}>
          <dt>{name(id)}</dt>
          {values.map(({ stat, amount }, j) => {
            const was = before?.[i]?.values[j]?.amount ?? amount;
            return (
              <dd key={stat} class={was === amount ? undefined : 'tally-changed'}>
                {was !== amount && <s>{was}</s>} <b>{amount}</b> {words(stat)}
              </dd>
            );
          })}
          {out && <dd>Removed</dd>}
        </div>
      ))}
    </dl>
  );
}

interface RowProps {
  readonly row: TimelineRow;
  readonly told: readonly Told[];
  readonly current: TimelineMoment | undefined;
  readonly onChoose: (moment: number) => void;
}

/** One step of the procedure. What interrupts it stands further in. */
function Row({ row: { step, depth, moments }, told, current, onChoose }: RowProps) {
  const { sentence } = useContext(Telling);
  const idle = moments.length === 0;
  return (
    <li class={`stage${idle ? ' stage-idle' : ''}`} style={depth > 0 ? { '--depth': depth } : undefined}>
      <span class="stage-title">{sentence(step)}</span>
      {!idle && (
        <ol class="stage-moments">
          {moments.map((moment, i) => {
            const place = told.findIndex((other) => other.moment === moment);
            return (
              <li key={i} class={moment.step.holds ? 'moment' : 'moment moment-fails'}>
                <button
                  type="button"
                  aria-current={moment === current ? 'step' : undefined}
                  onClick={() => onChoose(place)}
                >
                  {sentence(moment.step)}
                  <Changes told={told} place={place} />
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </li>
  );
}

/** What a moment changes, in the overview. */
function Changes({ told, place }: { readonly told: readonly Told[]; readonly place: number }) {
  const { name } = useContext(Telling);
  const changes = changedIn(told, place);
  return changes.length === 0 ? null : (
    <span class="moment-changes">
      {changes
        .map(({ id, stat, was, amount }) => `${name(id)}: ${words(stat)} ${was} → ${amount}`)
        .join('; ')}
    </span>
  );
}
