/** Positions without a board or a queue, as what meets what. */
import type { LiveProps, Stage, StillProps } from '../../family.ts';
import { Exchange } from './Exchange.tsx';
import styles from './exchange.css?url';

const StillExchange = ({ look: { fields, scenario } }: StillProps) => (
  <Exchange fields={fields} scenario={scenario} />
);

const LiveExchange = ({ look, sides, children }: LiveProps) => (
  <>
    <StillExchange look={look} sides={sides} />
    {children}
  </>
);

export const exchangeStage: Stage = {
  styles: [styles],
  isFor: () => true,
  Live: LiveExchange,
  Still: StillExchange,
};
