/** Stages on which nothing is changed: what there is to look at, and below it what is said about it. */
import type { ComponentType } from 'preact';
import type { LiveProps, StillProps } from '../family.ts';

export const withBelow =
  (Still: ComponentType<StillProps>): ComponentType<LiveProps> =>
  ({ look, sides, children }) => (
    <>
      <Still look={look} sides={sides} />
      {children}
    </>
  );
