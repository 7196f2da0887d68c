/** What happens in a queue, moment by moment. */
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { QueueView } from './QueueView.tsx';
import styles from './queue.css?url';

const framesOf = ({ verdict }: Look) => (verdict.ok ? verdict.value.frames : undefined);

const StillQueue = ({ look }: StillProps) => <QueueView frames={framesOf(look) ?? []} />;

const LiveQueue = ({ look, sides, children }: LiveProps) => (
  <>
    <StillQueue look={look} sides={sides} />
    {children}
  </>
);

export const queueStage: Stage = {
  styles: [styles],
  isFor: (look) => framesOf(look) !== undefined,
  Live: LiveQueue,
  Still: StillQueue,
};
