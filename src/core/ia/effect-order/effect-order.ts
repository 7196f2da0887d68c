/**
 * `ia/effect-order`: in which order are effects resolved that trigger at the same time? (Consolidated rules,
 * "Timing", p. 1.) Mission rules, then one side, then the other; attack and mode say which side is first.
 */
import { hangsOn, takenOf } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import type { Answer, QueueFrame, Step } from '../../verdict.ts';
import { orderStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type ReadingId, type Readings } from './readings.ts';
import type { Effect, EffectOrderScenario, Side, TriggeredBy } from './scenario.ts';
import { SIDES_OF, setupErrors } from './setup.ts';

export const effectOrder: Question<'ia/effect-order', EffectOrderScenario> = {
  id: 'ia/effect-order',
  cites: Object.values(PAGE),
  judge(scenario) {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { mode, attacker, readings } = scenario;
    const ranks = ranksOf(scenario);
    const answer = answerOf(ranks, readings);
    const [first, second] = sidesInOrder(scenario);
    const sides = orderStep(
      PAGE.timing,
      'order-of-sides',
      true,
      { mode, attack: attacker !== undefined, first, second },
      { decisive: answer.kind === 'order' },
    );
    const steps = ranks.map((rank, i) => rankStep(rank, ranks.slice(0, i), answer, readings));
    return ok({
      answer,
      steps: [sides, ...steps],
      hangsOn: hangsOn(READINGS, readings, (other) => answerOf(ranks, other)),
      ...(answer.kind === 'order' && { frames: framesOf(sides, steps, ranks) }),
    });
  },
};

/** Effects that nothing said of the sides puts in order. */
interface Rank {
  readonly by: TriggeredBy;
  readonly effects: readonly Effect[];
}

/** During an attack the attacker's side is first; outside of attacks the game says which. */
function sidesInOrder({ mode, attacker }: EffectOrderScenario): readonly [Side, Side] {
  const [first, second] = SIDES_OF[mode];
  return attacker === second ? [second, first] : [first, second];
}

const ranksOf = (scenario: EffectOrderScenario): readonly Rank[] =>
  (['mission', ...sidesInOrder(scenario)] as const)
    .map((by) => ({ by, effects: scenario.effects.filter((effect) => effect.by === by) }))
    .filter(({ effects }) => effects.length > 0);

const pointOf = (by: TriggeredBy): ReadingId => (by === 'mission' ? 'mission-rules' : 'own-effects');

/** Is it clear in which order the effects of this rank are resolved? */
const settled = ({ by, effects }: Rank, readings: Readings | undefined): boolean => {
  const point = pointOf(by);
  return effects.length < 2 || takenOf(READINGS, readings, point) !== 'unsettled';
};

function answerOf(ranks: readonly Rank[], readings: Readings | undefined): Answer {
  const open = ranks.filter((rank) => !settled(rank, readings));
  if (open.length > 0) return { kind: 'undetermined', missing: open.map(({ by }) => `order-of-${by}`) };
  return { kind: 'order', items: ranks.flatMap(({ effects }) => effects.map(({ id }) => id)) };
}

/** The place of a rank, and whether and how its own effects are put in order. */
function rankStep(rank: Rank, before: readonly Rank[], answer: Answer, readings: Readings | undefined): Step {
  const { by } = rank;
  const effects = rank.effects.map(({ id }) => id);
  const clear = settled(rank, readings);
  const ordered = answer.kind === 'order';
  const page = READINGS[pointOf(by)].page;
  const within = orderStep(page, 'order-within', clear, { by, effects }, { decisive: ordered || !clear });
  const resolved = effects.map((effect) => orderStep(PAGE.timing, 'order-resolves', true, { effect, by }));
  return orderStep(
    PAGE.timing,
    'order-place',
    true,
    { by, effects, after: before.map((other) => other.by) },
    { decisive: ordered, children: [...(effects.length > 1 ? [within] : []), ...(ordered ? resolved : [])] },
  );
}

/** All wait; then one after the other is resolved. */
function framesOf(sides: Step, ranked: readonly Step[], ranks: readonly Rank[]): readonly QueueFrame[] {
  const effects = ranks.flatMap((rank) => rank.effects);
  const resolving = ranked.flatMap(({ children }) =>
    children.filter(({ fact }) => fact === 'order-resolves'),
  );
  return [sides, ...resolving].map((step, now) => ({
    step,
    queue: effects.map(({ id, name, by }, i) => ({
      id,
      label: name,
      owner: by,
      state: i + 1 < now ? 'resolved' : i + 1 === now ? 'resolving' : 'waiting',
    })),
  }));
}
