/**
 * A procedure step by step. The moment that the reader is at is opened: what it rests on, and how everybody stands
 * after it. Where no script runs, the run is told without that.
 */
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Tally, Timeline, TimelineMoment, TimelineRow } from '../../../core/verdict.ts';
import { words } from '../../../scenario/controls.ts';
import { RuleLink } from '../../RuleLink.tsx';
import { Telling } from '../../telling.ts';
import { Walk } from '../Walk.tsx';
import { type Change, changedIn, groundsOf, momentsOf } from './moments.ts';

export function TimelineView({ timeline }: { readonly timeline: Timeline }) {
  const [wanted, setWanted] = useState(0);
  const moments = momentsOf(timeline);
  const now = Math.min(wanted, moments.length - 1);
  const list = useRef<HTMLOListElement>(null);
  const walked = useRef(false);
  // Whoever walks with the buttons is shown where that leads; whoever taps a moment is there.
  useEffect(() => {
    if (walked.current) list.current?.querySelector('.moment-now')?.scrollIntoView({ block: 'nearest' });
    walked.current = false;
  }, [now]);
  return (
    <div class="timeline-view">
      <ol class="timeline" aria-label="The sequence, step by step" ref={list}>
        {timeline.rows.map((row, i) => (
          <Row key={i} row={row} moments={moments} now={now} onChoose={setWanted} />
        ))}
      </ol>
      {moments.length > 1 && (
        <Walk
          now={now}
          count={moments.length}
          onWalk={(to) => {
            walked.current = true;
            setWanted(to);
          }}
        />
      )}
    </div>
  );
}

/** Further in than this, nothing stands on a small screen. */
const DEEPEST = 3;

interface RowProps {
  readonly row: TimelineRow;
  readonly moments: readonly TimelineMoment[];
  /** The place of the moment that is open. */
  readonly now: number;
  readonly onChoose: (place: number) => void;
}

/** One step of the procedure. What interrupts it stands further in. */
function Row({ row: { step, depth, moments: own }, moments, now, onChoose }: RowProps) {
  const { sentence } = useContext(Telling);
  const inset = depth > 0 ? ` stage-in-${Math.min(depth, DEEPEST)}` : '';
  return (
    <li class={`stage${own.length === 0 ? ' stage-idle' : ''}${inset}`}>
      <span class="stage-title">{sentence(step)}</span>
      {own.length > 0 && (
        <ol class="stage-moments">
          {own.map((moment) => {
            const place = moments.indexOf(moment);
            return (
              <Moment
                key={place}
                moment={moment}
                before={moments[place - 1]}
                open={place === now}
                onOpen={() => onChoose(place)}
              />
            );
          })}
        </ol>
      )}
    </li>
  );
}

interface MomentProps {
  readonly moment: TimelineMoment;
  readonly before: TimelineMoment | undefined;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Moment({ moment, before, open, onOpen }: MomentProps) {
  const { sentence, name } = useContext(Telling);
  const { step, tallies } = moment;
  const changes = changedIn(before, moment);
  return (
    <li class={`moment${step.holds ? '' : ' moment-fails'}${open ? ' moment-now' : ''}`}>
      <button type="button" aria-current={open ? 'step' : undefined} onClick={onOpen}>
        {sentence(step)}
        {changes.length > 0 && (
          <span class="moment-changes">
            {changes
              .map(({ id, stat, was, amount }) => `${name(id)}: ${words(name(stat))} ${was} → ${amount}`)
              .join('; ')}
          </span>
        )}
      </button>
      {open && (
        <div class="moment-more needs-script">
          <p>
            <RuleLink step={step} />
          </p>
          {groundsOf(step).map((ground, i) => (
            <p key={i}>
              {sentence(ground)} {ground.rule !== step.rule && <RuleLink step={ground} />}
            </p>
          ))}
          {tallies.length > 0 && <Tallies tallies={tallies} changes={changes} />}
        </div>
      )}
    </li>
  );
}

interface TalliesProps {
  readonly tallies: readonly Tally[];
  readonly changes: readonly Change[];
}

/** How everybody stands. */
function Tallies({ tallies, changes }: TalliesProps) {
  const { name } = useContext(Telling);
  return (
    <dl class="tallies">
      {tallies.map(({ id, values, out }) => (
        <div key={id} class={out ? 'tally tally-out' : 'tally'}>
          <dt>{name(id)}</dt>
          {values.map(({ stat, amount }) => {
            const change = changes.find((one) => one.id === id && one.stat === stat);
            return (
              <dd key={stat} class={change && 'tally-changed'}>
                {words(name(stat))} {change && <s>{change.was}</s>} <b>{amount}</b>
              </dd>
            );
          })}
          {out && <dd>Removed</dd>}
        </div>
      ))}
    </dl>
  );
}
