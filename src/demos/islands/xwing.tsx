/** The demonstrations of X-Wing. */
import { READINGS } from '../../core/xwing/readings.ts';
import { naming, sentences } from '../../prose/xwing.ts';
import { xwing } from '../../scenario/games/xwing.ts';
import { Demo } from '../Demo.tsx';
import type { Game } from '../look.ts';
import type { DemoProps } from '../props.ts';

const game: Game = { questions: xwing, sentences, naming, readings: READINGS };

export default function XwingDemo(props: DemoProps) {
  return <Demo {...props} game={game} />;
}
