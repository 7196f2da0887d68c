/** Two buttons that walk through moments, and at which one the reader is. */

interface WalkProps {
  readonly now: number;
  readonly count: number;
  readonly onWalk: (to: number) => void;
}

export const Walk = ({ now, count, onWalk }: WalkProps) => (
  <div class="walk needs-script">
    <button type="button" disabled={now <= 0} onClick={() => onWalk(now - 1)}>
      Previous
    </button>
    <span class="walk-count" role="status">{`Moment ${now + 1} of ${count}`}</span>
    <button type="button" disabled={now >= count - 1} onClick={() => onWalk(now + 1)}>
      Next
    </button>
  </div>
);
