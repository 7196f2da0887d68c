/** The demonstrations of Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { sentences } from '../../prose/swm/index.ts';
import { swm } from '../../scenario/games/swm.ts';
import { Demo } from '../Demo.tsx';
import type { Game } from '../look.ts';
import type { DemoProps } from '../props.ts';

const game: Game = { questions: swm, sentences, readings: READINGS };

export default function SwmDemo(props: DemoProps) {
  return <Demo {...props} game={game} />;
}
