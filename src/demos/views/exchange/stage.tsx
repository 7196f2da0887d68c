/** Positions without a board or a queue, as what meets what. */
import type { Stage, StillProps } from '../../family.ts';
import { withBelow } from '../below.tsx';
import { Exchange } from './Exchange.tsx';
import styles from './exchange.css?url';

const StillExchange = ({ look: { fields, scenario } }: StillProps) => (
  <Exchange fields={fields} scenario={scenario} />
);

export const exchangeStage: Stage = {
  styles: [styles],
  isFor: () => true,
  Live: withBelow(StillExchange),
  Still: StillExchange,
};
