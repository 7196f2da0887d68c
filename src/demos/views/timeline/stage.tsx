/** What happens in a procedure, step by step. */
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { TimelineView } from './TimelineView.tsx';
import styles from './timeline.css?url';

const timelineOf = ({ verdict }: Look) => (verdict.ok ? verdict.value.timeline : undefined);

function StillTimeline({ look }: StillProps) {
  const timeline = timelineOf(look);
  return timeline ? <TimelineView timeline={timeline} /> : null;
}

const LiveTimeline = ({ look, sides, children }: LiveProps) => (
  <>
    <StillTimeline look={look} sides={sides} />
    {children}
  </>
);

/** Positions that cannot be judged have no timeline, and are shown by what is wrong with them. */
export const timelineStage: Stage = {
  styles: [styles],
  tellsSteps: true,
  isFor: () => true,
  Live: LiveTimeline,
  Still: StillTimeline,
};
