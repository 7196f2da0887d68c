/**
 * The Execute Maneuver step: everything that changes the difficulty of the maneuver applies, and adds up (rulings,
 * Hera Syndulla; later rules references, Difficulty). Changes of opposite directions cancel out before the ends of
 * the scale are looked at.
 */
import type { Step } from '../../verdict.ts';
import type { Difficulty } from '../terms.ts';
import { MANEUVER_CARDS, type ManeuverCardId } from './cards.ts';
import { type ChangeMiss, difficultyStep, type XwingManeuverDifficultyFacts } from './facts.ts';
import { PAGE } from './pages.ts';
import { readingOf } from './readings.ts';
import type { Revealed } from './reveal.ts';
import type { Bearing, ManeuverDifficultyScenario } from './scenario.ts';
import type { ChangesDifficulty, Kind } from './vocabulary.ts';

/** The scale on which difficulties go up and down; purple is not on it. */
const SCALE = ['blue', 'white', 'red'] as const;

export interface Change {
  readonly card: ManeuverCardId;
  readonly by: number;
  /** Null where it applies. */
  readonly why: ChangeMiss | null;
  readonly grounds: readonly Step[];
}

export interface Executed {
  readonly changes: readonly Change[];
  readonly difficulty: Difficulty;
}

export function execute(scenario: ManeuverDifficultyScenario, { dial, harder }: Revealed): Executed {
  const purple = dial.difficulty === 'purple';
  const resolved = harder.map(
    (card): Change => ({ card, by: 1, why: purple ? 'purple' : null, grounds: [] }),
  );
  const inPlay = scenario.cards.flatMap((one) => {
    const { clause, optional } = MANEUVER_CARDS[one.card];
    return clause.does === 'changes-difficulty' ? [{ one, clause, optional }] : [];
  });
  const apply = ({ one, clause, optional }: (typeof inPlay)[number], now: Difficulty): Change => {
    const why = optional && !one.use ? 'unused' : missOf(clause, scenario, dial, now);
    return { card: one.card, by: clause.by, why, grounds: [] };
  };
  const plain = inPlay
    .filter(({ clause }) => clause.only === undefined)
    .map((one) => apply(one, dial.difficulty));
  const others = changed(dial.difficulty, [...resolved, ...plain]);
  const taken = readingOf(scenario.readings, 'which-is-red');
  const now = taken === 'as-changed' ? others : dial.difficulty;
  const choosy = inPlay
    .filter(({ clause }) => clause.only !== undefined)
    .map((one) => {
      const change = apply(one, now);
      if (others === dial.difficulty || !(change.why === null || change.why === 'only')) return change;
      const evidence = { card: change.card, taken, difficulty: now };
      return { ...change, grounds: [asRed(change.why === null, evidence)] };
    });
  const changes = [...resolved, ...plain, ...choosy];
  return { changes, difficulty: changed(dial.difficulty, changes) };
}

/** Where others change the difficulty: as which the maneuver is taken by an ability that asks for it. */
const asRed = (holds: boolean, evidence: XwingManeuverDifficultyFacts['difficulty-red-for']): Step =>
  difficultyStep(PAGE.whichIsRed, 'difficulty-red-for', holds, evidence, { decisive: true });

/** The difficulty after all changes that apply, in whatever order: their sum, held to the ends of the scale. */
function changed(from: Difficulty, changes: readonly Change[]): Difficulty {
  if (from === 'purple') return from;
  const sum = changes.reduce((total, { by, why }) => (why === null ? total + by : total), 0);
  const to = Math.min(Math.max(SCALE.indexOf(from) + sum, 0), SCALE.length - 1);
  return SCALE[to] ?? from;
}

const KIND_OF: Readonly<Partial<Record<Bearing, Kind>>> = {
  straight: 'straight',
  'left-bank': 'bank',
  'right-bank': 'bank',
  'left-turn': 'turn',
  'right-turn': 'turn',
};

function missOf(
  { speeds, bearings, only, unless }: ChangesDifficulty,
  { shielded }: ManeuverDifficultyScenario,
  { speed, bearing, difficulty }: Revealed['dial'],
  now: Difficulty,
): ChangeMiss | null {
  if (difficulty === 'purple') return 'purple';
  if (unless === 'shielded' && shielded) return 'shielded';
  if (speeds && !speeds.includes(speed)) return 'speed';
  const kind = KIND_OF[bearing];
  if (bearings && !(kind && bearings.includes(kind))) return 'bearing';
  return only && now !== only ? 'only' : null;
}
