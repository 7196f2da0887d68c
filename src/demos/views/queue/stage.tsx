/** What happens in a queue, moment by moment. */
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { QueueView } from './QueueView.tsx';

const framesOf = ({ verdict }: Look) => (verdict.ok ? verdict.value.frames : undefined);

const StillQueue = ({ look }: StillProps) => <QueueView frames={framesOf(look) ?? []} />;

const LiveQueue = ({ look, sides, children }: LiveProps) => (
  <>
    <StillQueue look={look} sides={sides} />
    {children}
  </>
);

export const queueStage: Stage = {
  isFor: (look) => framesOf(look) !== undefined,
  Live: LiveQueue,
  Still: StillQueue,
};
