/**
 * The Reveal Dial step: abilities that trigger as the dial is revealed resolve from the ability queue, in the order
 * that their player chose (rulings, Hera Syndulla). Only those that select a maneuver on the dial matter here.
 */
import type { Step } from '../../verdict.ts';
import { MANEUVER_CARDS, type ManeuverCardId } from './cards.ts';
import { type DialMiss, difficultyStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { readingOf } from './readings.ts';
import { type CardInPlay, isManeuver, type Maneuver, type ManeuverDifficultyScenario } from './scenario.ts';
import type { SetsDial } from './vocabulary.ts';

export interface DialSetting {
  readonly card: ManeuverCardId;
  /** The maneuver that its player wants. */
  readonly to: Maneuver;
  /** Null where it sets the dial so. */
  readonly why: DialMiss | null;
  readonly grounds: readonly Step[];
}

export interface Revealed {
  readonly settings: readonly DialSetting[];
  /** What the dial shows in the end. */
  readonly dial: Maneuver;
  /** Cards that make the maneuver more difficult while it is executed, once they have resolved. */
  readonly harder: readonly ManeuverCardId[];
}

export function reveal(scenario: ManeuverDifficultyScenario): Revealed {
  const { speed, bearing, difficulty } = scenario;
  const revealed: Maneuver = { speed, bearing, difficulty };
  let dial = revealed;
  const settings: DialSetting[] = [];
  const harder: ManeuverCardId[] = [];
  for (const inPlay of scenario.cards) {
    const { clause } = MANEUVER_CARDS[inPlay.card];
    if (clause.does !== 'sets-dial') continue;
    const setting = settingOf(scenario, inPlay, clause, revealed, dial);
    settings.push(setting);
    if (setting.why !== null) continue;
    dial = setting.to;
    if (clause.thenHarder) harder.push(inPlay.card);
  }
  return { settings, dial, harder };
}

function settingOf(
  { readings }: ManeuverDifficultyScenario,
  { card, use, toSpeed, toBearing, toDifficulty }: CardInPlay,
  clause: SetsDial,
  revealed: Maneuver,
  dial: Maneuver,
): DialSetting {
  const reading = readingOf(readings, 'after-another-set-the-dial');
  const before = reading === 'as-revealed' ? revealed : dial;
  const kept = <K extends keyof Maneuver>(part: K): Maneuver[K] =>
    clause.same.includes(part) ? before[part] : dial[part];
  const to: Maneuver = {
    speed: toSpeed ?? kept('speed'),
    bearing: toBearing ?? kept('bearing'),
    difficulty: toDifficulty ?? kept('difficulty'),
  };
  const wanted = { revealed, dial, before, to, mustStillFit: reading === 'must-still-fit' };
  const why = use ? missOf(clause, wanted) : 'unused';
  const compares = { card, ...before, with: reading === 'as-revealed' ? 'revealed' : 'dial' } as const;
  const grounds =
    why === 'unused' || why === 'not-triggered' || !isOpen(clause, revealed, dial)
      ? []
      : [difficultyStep(PAGE.anotherSetTheDial, 'difficulty-compares', true, compares, { decisive: true })];
  return { card, to, why, grounds };
}

/** Something that the ability compares with is no longer as it was when the dial was revealed. */
const isOpen = (
  { same, revealed: triggers, speedBy }: SetsDial,
  revealed: Maneuver,
  dial: Maneuver,
): boolean =>
  same.some((part) => dial[part] !== revealed[part]) ||
  (triggers !== undefined && dial.difficulty !== revealed.difficulty) ||
  (speedBy !== undefined && dial.speed !== revealed.speed);

interface Wanted {
  readonly revealed: Maneuver;
  readonly dial: Maneuver;
  /** What the new maneuver is compared with. */
  readonly before: Maneuver;
  readonly to: Maneuver;
  readonly mustStillFit: boolean;
}

function missOf(
  { revealed: triggers, same, not, speedBy }: SetsDial,
  { revealed, dial, before, to, mustStillFit }: Wanted,
): DialMiss | null {
  if (triggers && !triggers.includes(revealed.difficulty)) return 'not-triggered';
  if (!isManeuver(to)) return 'impossible';
  if (mustStillFit && triggers && !triggers.includes(dial.difficulty)) return 'no-longer-fits';
  const differs = same.find((part) => to[part] !== before[part]);
  if (differs) return differs;
  if (to.difficulty === not) return 'too-hard';
  if (speedBy !== undefined && Math.abs(to.speed - before.speed) !== speedBy) return 'speed-by';
  return isSame(to, dial) ? 'not-another' : null;
}

const isSame = (a: Maneuver, b: Maneuver): boolean =>
  a.speed === b.speed && a.bearing === b.bearing && a.difficulty === b.difficulty;
