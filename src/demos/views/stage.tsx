/** Which of a family's stages a position is shown on. */
import type { LiveProps, Look, Stage, StillProps } from '../family.ts';
import { Exchange } from './Exchange.tsx';

const StillExchange = ({ look: { fields, scenario } }: StillProps) => (
  <Exchange fields={fields} scenario={scenario} />
);

const LiveExchange = ({ look, sides, children }: LiveProps) => (
  <>
    <StillExchange look={look} sides={sides} />
    {children}
  </>
);

/** For positions without a board or a queue: what meets what. */
const exchangeStage: Stage = { styles: [], isFor: () => true, Live: LiveExchange, Still: StillExchange };

export const stageOf = (look: Look): Stage =>
  look.family?.stages?.find((stage) => stage.isFor(look)) ?? exchangeStage;
