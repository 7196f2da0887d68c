/**
 * `xwing/attack-effects`: what applies to the dice of attacks and other rolls, and in which order? With a focus: does
 * that effect apply, or does it have to reroll a die that another one added?
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type PageId, type Step, YES } from '../../verdict.ts';
import { EFFECT_IDS, EFFECTS } from './effects.ts';
import { PAGE } from './pages.ts';
import { READINGS, type ReadingValue } from './readings.ts';
import { runRolls } from './run.ts';
import { type AttackEffectsScenario, effectId } from './scenario.ts';
import { setupErrors, unpaidErrors } from './setup.ts';
import type { Outcome, Table } from './state.ts';
import { step } from './step.ts';

const cites: readonly PageId[] = [
  ...new Set<PageId>([
    ...Object.values(PAGE),
    ...Object.values(READINGS).map(({ page }) => page),
    ...EFFECT_IDS.map((id) => EFFECTS[id].page),
  ]),
];

export const attackEffects: Question<'xwing/attack-effects', AttackEffectsScenario> = {
  id: 'xwing/attack-effects',
  cites,
  judge(scenario) {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const table = runRolls(scenario);
    const unpaid = unpaidErrors(table);
    if (unpaid.length > 0) return err(unpaid);
    const open = hangsOn(READINGS, scenario.readings, (readings) =>
      answerOf(runRolls({ ...scenario, readings })),
    );
    const taken = open.map(({ page, taken: value }) =>
      step(page, 'attack-reading', true, { value: value as ReadingValue }, { decisive: true }),
    );
    return ok({
      answer: answerOf(table),
      steps: [...conclusions(table), ...taken, ...table.rows.map((row) => row.step)],
      hangsOn: open,
      timeline: { rows: table.rows },
    });
  },
};

function answerOf(table: Table): Answer {
  const { focus, added } = table.scenario;
  if (focus === undefined) return { kind: 'order', items: appliedIn(table) };
  const { applied, rerolls } = outcomeOf(table, focus);
  if (added === undefined) return applied ? YES : NO;
  return rerolls?.takesAll && rerolls.pool.some(({ addedBy }) => addedBy === added) ? YES : NO;
}

/** What forbids something is in force all along, so it has no place in the order. */
const appliedIn = ({ outcomes }: Table): readonly string[] =>
  outcomes
    .filter(({ applied, clause }) => applied && clause.does.kind !== 'forbid')
    .map(({ effect }) => effect);

/** Effects that speak of none of the rolls, each with the reason in the first of them. */
const idle = ({ scenario, outcomes }: Table): readonly Step[] =>
  scenario.effects.flatMap((inPlay) => {
    const ids = scenario.rolls.map((_, i) => effectId(inPlay, i + 1));
    const its = outcomes.filter(({ effect }) => ids.includes(effect));
    return its.every((it) => it.step.fact === 'attack-role') ? its.slice(0, 1).map((it) => it.step) : [];
  });

/** What became of an effect. Of a card that also forbids something, what else it does is asked about. */
function outcomeOf({ outcomes }: Table, focus: string): Outcome {
  const its = outcomes.filter(({ effect }) => effect === focus);
  const doing = its.filter(({ clause }) => clause.does.kind !== 'forbid');
  const asked = doing.length > 0 ? doing : its;
  return (asked.find(({ applied }) => applied) ?? asked[0]) as Outcome;
}

function conclusions(table: Table): readonly Step[] {
  const { focus, added } = table.scenario;
  const decisive = true;
  if (focus === undefined) {
    const evidence = { effects: appliedIn(table) };
    const children = idle(table).map((kept) => ({ ...kept, decisive }));
    return [step(PAGE.appliedInItsStep, 'attack-order', true, evidence, { decisive, children })];
  }
  const outcome = outcomeOf(table, focus);
  if (added !== undefined) return mustReroll(outcome, focus, added);
  // The sequence tells of an effect in its step; one that its ship's role keeps out stands nowhere in it.
  return outcome.step.fact === 'attack-role' ? [{ ...outcome.step, decisive }] : [];
}

/** The die is there when the effect applies, and the effect leaves no choice (rulings, Han Solo and C-3PO). */
function mustReroll({ rerolls, applied }: Outcome, effect: string, added: string): readonly Step[] {
  const there = rerolls?.pool.some(({ addedBy }) => addedBy === added) === true;
  const { dice = 0, takesAll = false } = rerolls ?? {};
  const takes = { effect, dice, takesAll, rerolls: rerolls !== undefined };
  const holds = there && takesAll;
  const children = [
    ...(applied
      ? [step(PAGE.addedDie, 'attack-has-added', there, { effect, added }, { decisive: there === holds })]
      : []),
    step(PAGE.addedDie, 'attack-takes', takesAll, takes, { decisive: takesAll === holds }),
  ];
  return [
    step(PAGE.rerollsTheAdded, 'attack-must-reroll', holds, { effect, added }, { decisive: true, children }),
  ];
}
