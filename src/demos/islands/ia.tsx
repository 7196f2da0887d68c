/** The demonstrations of Imperial Assault. */
import { READINGS } from '../../core/ia/readings.ts';
import { sentences } from '../../prose/ia.ts';
import { ia } from '../../scenario/games/ia.ts';
import { Demo } from '../Demo.tsx';
import type { Game } from '../look.ts';
import type { DemoProps } from '../props.ts';

const game: Game = { questions: ia, sentences, readings: READINGS };

export default function IaDemo(props: DemoProps) {
  return <Demo {...props} game={game} />;
}
