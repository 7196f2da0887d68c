/** `swm/attack-sequence`: in which order does everything take effect that bears on an attack? (FAQ, Resolving Effects.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import type { Answer, PageId, Step, Timeline } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings } from '../readings.ts';
import { SEQUENCE_ABILITIES } from './abilities.ts';
import { sequenceStep } from './facts.ts';
import { runSequence } from './run.ts';
import type { AttackSequenceScenario } from './scenario.ts';
import { setupErrors } from './setup.ts';
import { type Table, tableOf } from './state.ts';
import { numberOf } from './steps.ts';

export const SEQUENCE_POINTS = {
  'simultaneous-order': READINGS['simultaneous-order'],
  'granted-attacks': READINGS['granted-attacks'],
  disintegration: READINGS.disintegration,
  'bodyguard-reducers': READINGS['bodyguard-reducers'],
  'stopped-attack': READINGS['stopped-attack'],
  'force-points-a-turn': READINGS['force-points-a-turn'],
  'sonic-rerolls': READINGS['sonic-rerolls'],
  'draw-fire': READINGS['draw-fire'],
  'damage-reducers': READINGS['damage-reducers'],
  'area-powers': READINGS['area-powers'],
  'cyborg-critical': READINGS['cyborg-critical'],
  'order-66': READINGS['order-66'],
} as const;

export const attackSequence: Question<'swm/attack-sequence', AttackSequenceScenario> = {
  id: 'swm/attack-sequence',
  cites: [
    ...new Set<PageId>([
      PAGE.sequence,
      PAGE.simultaneous,
      PAGE.oncePerAttack,
      PAGE.interrupting,
      PAGE.goingBack,
      PAGE.bodyguardFirst,
      PAGE.saves,
      PAGE.choosingTargets,
      PAGE.splashAroundTheTarget,
      PAGE.attackRolls,
      PAGE.naturalTwenty,
      PAGE.naturalOne,
      PAGE.damage,
      PAGE.defeated,
      PAGE.forcePoints,
      PAGE.whatIsAnAttack,
      PAGE.forceImmunity,
      ...SEQUENCE_ABILITIES.map((id) => ABILITY_PAGE[id]),
      ...Object.values(SEQUENCE_POINTS).map(({ page }) => page),
    ]),
  ],
  judge: (scenario) => {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const table = run(scenario);
    const rows = rowsOf(table);
    const open = hangsOn(SEQUENCE_POINTS, scenario.readings, (readings) =>
      answerOf(run({ ...scenario, readings: readings as Readings })),
    );
    const taken = open.map(({ page, reading, taken: value }) =>
      sequenceStep(page, 'sequence-reading', true, { reading, value }, { decisive: true }),
    );
    return ok({
      answer: answerOf(table),
      steps: [conclusion(table), ...rows.map(({ step }) => step), ...taken],
      hangsOn: open,
      timeline: { rows },
    });
  },
};

function run(scenario: AttackSequenceScenario): Table {
  const table = tableOf(scenario);
  const named = scenario.targets.map((id) => table.actor(id));
  const attacker = table.actor(scenario.attacker);
  // Abilities that say themselves whom they hit find their targets in the first step.
  const targets = named.length > 0 ? named : table.actors.filter((actor) => actor !== attacker).slice(0, 1);
  runSequence(table, { attacker, using: scenario.using, targets, depth: 0, aid: scenario.combinedFire });
  return table;
}

function answerOf({ scenario: { damageTo }, missing, came, actor }: Table): Answer {
  if (missing !== undefined) return { kind: 'undetermined', missing: [missing] };
  if (damageTo !== undefined) return { kind: 'number', value: actor(damageTo).taken, unit: 'damage' };
  return { kind: 'order', items: came.map(({ effect }) => effect) };
}

const rowsOf = ({ rows }: Table): Timeline['rows'] =>
  rows.map(({ of: { depth }, id, moments }) => {
    const number = numberOf(id);
    const step = sequenceStep(
      PAGE.sequence,
      'sequence-step',
      true,
      { step: id, number, nested: depth > 0 },
      { children: moments.map((moment) => moment.step) },
    );
    return { step, depth, moments };
  });

function conclusion({ scenario: { damageTo }, came, actor }: Table): Step {
  if (damageTo === undefined) {
    const evidence = { came: came.map(({ effect, at }) => ({ effect, number: numberOf(at) })) };
    return sequenceStep(PAGE.sequence, 'sequence-order', true, evidence, { decisive: true });
  }
  const { taken, hitPoints, there } = actor(damageTo);
  const evidence = { character: damageTo, damage: taken, left: hitPoints, defeated: !there };
  return sequenceStep(PAGE.sequence, 'sequence-took', true, evidence, { decisive: true });
}
