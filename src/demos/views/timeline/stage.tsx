/** What happens in a procedure, step by step. */
import type { Look, Stage, StillProps } from '../../family.ts';
import { withBelow } from '../below.tsx';
import { TimelineView } from './TimelineView.tsx';
import styles from './timeline.css?url';

const timelineOf = ({ verdict }: Look) => (verdict.ok ? verdict.value.timeline : undefined);

function StillTimeline({ look }: StillProps) {
  const timeline = timelineOf(look);
  return timeline ? <TimelineView timeline={timeline} /> : null;
}

/** Positions that cannot be judged have no timeline, and are shown by what is wrong with them. */
export const timelineStage: Stage = {
  styles: [styles],
  tellsSteps: true,
  isFor: () => true,
  Live: withBelow(StillTimeline),
  Still: StillTimeline,
};
