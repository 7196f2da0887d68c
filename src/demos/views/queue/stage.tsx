/** What happens in a queue, moment by moment. */
import type { Look, Stage, StillProps } from '../../family.ts';
import { withBelow } from '../below.tsx';
import { QueueView } from './QueueView.tsx';
import styles from './queue.css?url';

const framesOf = ({ verdict }: Look) => (verdict.ok ? verdict.value.frames : undefined);

const StillQueue = ({ look }: StillProps) => <QueueView frames={framesOf(look) ?? []} />;

export const queueStage: Stage = {
  styles: [styles],
  isFor: (look) => framesOf(look) !== undefined,
  Live: withBelow(StillQueue),
  Still: StillQueue,
};
