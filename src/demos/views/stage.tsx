/** Which of a family's stages a position is shown on. */
import type { Look, Stage } from '../family.ts';
import { withBelow } from './below.tsx';

/** Where there is nothing to show, what is said about the position stands alone. */
const Nothing = () => null;
const bare: Stage = { styles: [], isFor: () => true, Live: withBelow(Nothing), Still: Nothing };

export const stageOf = (look: Look): Stage => look.family?.stages?.find((stage) => stage.isFor(look)) ?? bare;
