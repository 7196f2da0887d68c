/** A clause of a defence, held against one event: its conditions, its price, and whether it may be used at all. */
import type { Step } from '../../verdict.ts';
import { sourceOf } from '../abilities/index.ts';
import type { Clause, Condition, RuleId } from '../abilities/vocabulary.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import { allOf, type Truth, truthOf } from '../truth.ts';
import { check, type Finding, type Situation, step } from './conditions.ts';
import { type GameEvent, inForce } from './events.ts';

export interface Asked {
  readonly situation: Situation;
  readonly forcePoints: number | undefined;
  readonly reroll: boolean;
  /** What the stat card asks for besides the definition. */
  readonly byCard: readonly Condition[];
  readonly readings: Readings | undefined;
}

export interface ClauseResult {
  readonly clause: Clause;
  readonly event: GameEvent;
  readonly truth: Truth;
  readonly missing: readonly string[];
  /** `decisive`: the answer rests on this clause, on all of it when it applies, else on what keeps it from it. */
  readonly step: (decisive: boolean) => Step;
}

/** Holds a clause of the defence against an event of the offence. */
export function apply(clause: Clause, event: GameEvent, asked: Asked): ClauseResult {
  const { situation } = asked;
  const conditions = clause.when.map((condition) => check(condition, event, clause.rule, situation));
  const findings = [
    ...conditions,
    ...asked.byCard.map((condition) => check(condition, event, PAGE.cardText, situation)),
    ...answers(clause, event, asked).flatMap((answer) => mayAnswer(answer, event, asked)),
    ...price(clause, asked),
  ];
  const truth = allOf(findings.map((finding) => finding.truth));
  const deciding =
    truth === 'yes' ? findings : findings.filter((finding) => finding.truth === truth).slice(0, 1);
  const evidence = {
    defence: situation.defence,
    effect: clause.effect,
    event: event.name,
    reroll: asked.reroll,
    truth,
  };
  return {
    clause,
    event,
    truth,
    missing: deciding.flatMap(({ missing }) => (truth === 'unknown' && missing ? [missing] : [])),
    step: (decisive) =>
      step(clause.rule, 'effect-clause', truth === 'yes', evidence, {
        decisive,
        children: findings.map((finding) => finding.step(decisive && deciding.includes(finding))),
      }),
  };
}

/** Spending a Force point to roll again is something that the rules provide. */
const REROLL: RuleId = 'force-point-reroll';

/** What the holder does to use the defence, as events, so that clauses of the attacker can forbid them. */
function answers(clause: Clause, event: GameEvent, { situation, reroll }: Asked): readonly GameEvent[] {
  const source = situation.defence;
  const kind = sourceOf(source)?.kind ?? 'rule';
  const use: GameEvent = {
    name: { source, role: 'response' },
    page: clause.rule,
    role: 'response',
    cause: event,
    origin: kind,
    resolvedBy: clause.save === undefined ? 'automatic' : 'save',
    affects: 'user',
    does: 'defence',
    usesTargetRules: false,
    aimed: false,
    spendsForce: (clause.cost ?? 0) > 0,
  };
  if (!reroll) return [use];
  const name = { source: REROLL, role: 'response' } as const;
  return [use, { ...use, name, origin: 'rule', resolvedBy: 'automatic', spendsForce: true }];
}

/** Whether an ability of the attacker forbids the answer; said only where such abilities are about. */
function mayAnswer(answer: GameEvent, event: GameEvent, { situation, readings }: Asked): readonly Finding[] {
  const at: Situation = { ...situation, answers: event };
  return situation.attacker.ids.flatMap((id) => {
    const clauses = (sourceOf(id)?.clauses ?? []).filter(
      ({ on, given }) => on === 'response' && inForce(given, readings),
    );
    return clauses.flatMap(({ when, rule }): readonly Finding[] => {
      const findings = when.map((condition) => check(condition, answer, rule, at));
      const forbidden = allOf(findings.map(({ truth }) => truth));
      const truth = forbidden === 'yes' ? 'no' : forbidden === 'no' ? 'yes' : 'unknown';
      const evidence = {
        defence: situation.defence,
        answer: answer.name,
        event: event.name,
        by: id,
      };
      return [
        {
          truth,
          step: (decisive) =>
            step(rule, 'effect-may-answer', truth === 'yes', evidence, {
              decisive,
              children: findings.map((finding) => finding.step(decisive && truth === 'no')),
            }),
        },
      ];
    });
  });
}

/** The Force points that it takes. How often a turn they may be spent is an open point. */
function price(
  clause: Clause,
  { forcePoints, reroll, readings, situation: { defence } }: Asked,
): readonly Finding[] {
  const cost = clause.cost ?? 0;
  const needed = cost + (reroll ? 1 : 0);
  if (needed === 0) return [];
  const truth = truthOf(forcePoints === undefined || forcePoints >= needed);
  const points: Finding = {
    truth,
    step: (decisive) =>
      step(
        PAGE.forcePoints,
        'effect-force-points',
        truth === 'yes',
        { defence, reroll, needed, left: forcePoints ?? null },
        {
          decisive,
        },
      ),
  };
  if (cost === 0 || !reroll) return [points];
  const often = readingOf(readings, 'force-points-a-turn') === 'any-number';
  const twice: Finding = {
    truth: often ? 'yes' : 'no',
    step: (decisive) =>
      step(READINGS['force-points-a-turn'].page, 'effect-spends-twice', often, { defence }, { decisive }),
  };
  return [points, twice];
}
