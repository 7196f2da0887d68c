/**
 * What happened in a queue, moment by moment. Every moment is in the page; where scripts run, the stylesheet shows
 * the current one alone and the buttons walk through them.
 */
import { useContext, useState } from 'preact/hooks';
import type { QueueFrame, QueueItem } from '../../../core/verdict.ts';
import { RuleLink } from '../../RuleLink.tsx';
import { Telling } from '../../telling.ts';
import { Walk } from '../Walk.tsx';

const STATE_WORDS: Readonly<Record<QueueItem['state'], string>> = {
  waiting: 'Waiting',
  resolving: 'Resolving',
  resolved: 'Resolved',
  removed: 'Removed',
  refused: 'Not added',
};

/** Owners in order of appearance over all moments; how an owner's items are drawn follows from the place. */
const ownersOf = (frames: readonly QueueFrame[]): readonly string[] => [
  ...new Set(frames.flatMap((frame) => frame.queue.map((item) => item.owner))),
];

interface FrameProps {
  readonly frame: QueueFrame;
  readonly owners: readonly string[];
  readonly current: boolean;
}

function Frame({ frame, owners, current }: FrameProps) {
  const { sentence, name } = useContext(Telling);
  return (
    <li class={current ? 'frame frame-current' : 'frame'}>
      <p class="frame-text">
        {sentence(frame.step)} <RuleLink step={frame.step} />
      </p>
      {frame.queue.length === 0 ? (
        <p class="queue-empty">The queue is empty.</p>
      ) : (
        <ol class="queue" aria-label="Queue, front first">
          {frame.queue.map((item) => (
            <li key={item.id} class={`item item-${item.state} side-${owners.indexOf(item.owner) % 4}`}>
              <span class="item-label">{item.label}</span>
              <span class="item-owner">{name(item.owner)}</span>
              <span class="item-state">{STATE_WORDS[item.state]}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

export function QueueView({ frames }: { readonly frames: readonly QueueFrame[] }) {
  const [wanted, setWanted] = useState(0);
  const now = Math.min(wanted, frames.length - 1);
  const owners = ownersOf(frames);
  return (
    <div class="queue-view">
      <Walk now={now} count={frames.length} onWalk={setWanted} />
      <ol class="frames" aria-label="Moments of the queue">
        {frames.map((frame, i) => (
          <Frame key={i} frame={frame} owners={owners} current={i === now} />
        ))}
      </ol>
    </div>
  );
}
