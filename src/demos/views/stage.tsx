/** Which of a family's stages a position is shown on. */
import type { LiveProps, Look, Stage } from '../family.ts';

/** Where there is nothing to show, what is said about the position stands alone. */
const bare: Stage = {
  styles: [],
  isFor: () => true,
  Live: ({ children }: LiveProps) => <>{children}</>,
  Still: () => null,
};

export const stageOf = (look: Look): Stage => look.family?.stages?.find((stage) => stage.isFor(look)) ?? bare;
