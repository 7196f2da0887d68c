/** The reasoning of a resolved attack, and its sums with a step for each line. */
import { spaceOf } from '../../geometry/space.ts';
import type { Ledger, LedgerLine, Step } from '../../verdict.ts';
import { spaceMarks } from '../marks.ts';
import { PAGE } from '../pages.ts';
import { type AidFinding, aidStep, openStep } from './aid-rule.ts';
import { attackStep } from './facts.ts';
import { type Attack, kindOf, type Line, linesOf, matter, type Outcome, outcomeOf } from './resolve.ts';
import type { Counted } from './stacking.ts';

interface Told {
  readonly line: Line;
  readonly step: Step;
}

export function tell(
  attack: Attack,
  aid: AidFinding,
  roll: number,
): { steps: readonly Step[]; ledger: Ledger } {
  const lines = linesOf(attack, roll);
  const outcome = outcomeOf(lines, roll);
  const told = lines.map(
    (line): Told => ({ line, step: lineStep(attack, aid, lines, line, roll, outcome.hits) }),
  );
  const left = hitPointsLeft(attack, outcome);
  return {
    steps: [
      ...naturalSteps(attack, roll),
      totalStep(attack, aid, told, roll, outcome),
      damageStep(attack, told, outcome),
      left.step,
      ...left.defeated,
      ...turnsGivenUp(attack),
    ],
    ledger: ledgerOf(attack, told, left.step, outcome),
  };
}

const partiesOf = ({ attacker, target }: Attack) => ({ attacker: attacker.id, target: target.id });

/** A natural 20 and a natural 1 decide before any sum does. */
function naturalSteps(attack: Attack, roll: number): readonly Step[] {
  if (roll === 20)
    return [attackStep(PAGE.naturalTwenty, 'natural-20', true, partiesOf(attack), { decisive: true })];
  if (roll === 1)
    return [attackStep(PAGE.naturalOne, 'natural-1', true, partiesOf(attack), { decisive: true })];
  return [];
}

function totalStep(
  attack: Attack,
  aid: AidFinding,
  told: readonly Told[],
  roll: number,
  { attack: total, defense }: Outcome,
): Step {
  const natural = roll === 20 || roll === 1;
  const of = (stat: Line['stat']) =>
    told.filter(({ line }) => line.stat === stat && line.entry.is !== 'aid').map(({ step }) => step);
  return attackStep(
    PAGE.attackRolls,
    'attack-total',
    total >= defense,
    { ...partiesOf(attack), total, defense, natural },
    {
      decisive: !natural,
      children: [...of('attack'), ...combinedFire(attack, aid, told, roll), ...of('defense')],
    },
  );
}

/** The allies who were to combine fire, and what each adds. */
function combinedFire(attack: Attack, aid: AidFinding, told: readonly Told[], roll: number): readonly Step[] {
  const aiding = told.filter(({ line }) => line.entry.is === 'aid');
  if (aiding.length === 0) return [];
  const counting = attack.aid.filter(({ may }) => may);
  const lines = told.map(({ line }) => line);
  const some = aiding.map(({ line }) => line).filter(({ counts }) => counts === aid.open);
  const decisive = matter(lines, some, roll);
  const amount = aiding.reduce((sum, { line }) => (line.counts ? sum + line.amount : sum), 0);
  return [
    attackStep(
      PAGE.combinedFire,
      'combined-fire',
      amount > 0,
      { ...partiesOf(attack), allies: counting.map(({ ally }) => ally.id), amount },
      {
        decisive,
        children: [
          openStep(attack.attacker, attack.target, aid, decisive),
          ...aiding.map(({ step }) => step),
        ],
      },
    ),
  ];
}

function damageStep(attack: Attack, told: readonly Told[], { hits, damage }: Outcome): Step {
  const lines = told.filter(({ line }) => line.stat === 'damage');
  const counting = lines.filter(({ line }) => line.counts);
  const bonus = counting.reduce(
    (sum, { line }) => (line.entry.is === 'modifier' ? sum + line.amount : sum),
    0,
  );
  const doubled = counting.some(({ line }) => line.entry.is === 'critical-hit');
  const evidence = { attacker: attack.attacker.id, amount: bonus };
  return attackStep(
    PAGE.damage,
    'deals-damage',
    hits,
    { ...partiesOf(attack), damage },
    {
      decisive: hits,
      marks: spaceMarks(spaceOf(attack.target), hits ? 'clear' : 'note'),
      children: [
        ...lines.map(({ step }) => step),
        ...(doubled && bonus !== 0
          ? [attackStep(PAGE.bonusDamage, 'bonus-not-doubled', true, evidence, { decisive: true })]
          : []),
      ],
    },
  );
}

/** What is left of the target's Hit Points; at 0 or less it is defeated, which is part of what the attack does. */
function hitPointsLeft(
  { target }: Attack,
  { damage, hits }: Outcome,
): { step: Step; defeated: readonly Step[] } {
  const left = target.hitPoints - damage;
  const evidence = { target: target.id, damage, left };
  return {
    step: attackStep(PAGE.damage, 'hit-points-left', true, evidence, { decisive: hits }),
    defeated:
      left <= 0
        ? [attackStep(PAGE.defeated, 'defeated', true, { target: target.id, left }, { decisive: true })]
        : [],
  };
}

/** Allies who combined fire have activated, and do nothing else this round. */
function turnsGivenUp({ aid }: Attack): readonly Step[] {
  const allies = aid.filter(({ may }) => may).map(({ ally }) => ally.id);
  return allies.length > 0 ? [attackStep(PAGE.combinedFire, 'gives-up-turn', true, { allies })] : [];
}

function lineStep(
  attack: Attack,
  aid: AidFinding,
  lines: readonly Line[],
  line: Line,
  roll: number,
  hits: boolean,
): Step {
  const { attacker, target } = attack;
  const { amount, entry } = line;
  const decisive = matter(lines, [line], roll);
  switch (entry.is) {
    case 'roll':
      return attackStep(PAGE.attackRolls, 'attack-roll', true, { attacker: attacker.id, roll }, { decisive });
    case 'attack-number':
      return attackStep(
        PAGE.attackRolls,
        'attack-number',
        true,
        { attacker: attacker.id, amount },
        { decisive },
      );
    case 'defense-number':
      return attackStep(
        PAGE.attackRolls,
        'defense-number',
        true,
        { target: target.id, amount },
        { decisive },
      );
    case 'cover':
      return attackStep(PAGE.cover, 'cover-bonus', true, { ...partiesOf(attack), amount }, { decisive });
    case 'aid': {
      // Allies matter together even where no single one does.
      const alike = lines.filter((other) => other.entry.is === 'aid' && other.counts === line.counts);
      return aidStep(attacker, target, entry.aid, aid.open && matter(lines, alike, roll));
    }
    case 'modifier':
      return modifierStep(attack, entry.counted, line.stat === 'damage' && !hits, decisive);
    case 'damage-number': {
      const evidence = { attacker: attacker.id, amount, missed: !hits };
      return attackStep(PAGE.damage, 'damage-number', hits, evidence, { decisive });
    }
    case 'critical-hit': {
      const { kind, because } = kindOf(target);
      const evidence = { ...partiesOf(attack), amount, as: kind, because: because('is-droid') };
      return attackStep(PAGE.naturalTwenty, 'critical-hit', line.counts, evidence, { decisive });
    }
  }
}

function modifierStep(
  { attacker, target }: Attack,
  { modifier, left }: Counted,
  missed: boolean,
  decisive: boolean,
): Step {
  const { name, stat, amount, origin } = modifier;
  const rule = left?.rule ?? (stat === 'damage' ? PAGE.damage : PAGE.attackRolls);
  return attackStep(
    rule,
    'modifier',
    left === undefined && !missed,
    {
      piece: stat === 'defense' ? target.id : attacker.id,
      modifier: { name, stat, amount, origin },
      left: left?.why ?? (missed ? 'missed' : null),
      by: left?.by?.name ?? null,
    },
    { decisive },
  );
}

function ledgerOf({ target }: Attack, told: readonly Told[], left: Step, outcome: Outcome): Ledger {
  const { attack, defense, damage, hits } = outcome;
  const amount = target.hitPoints;
  const before = attackStep(PAGE.damage, 'hit-points', true, { target: target.id, amount });
  const hitPoints = (step: Step, change: number): LedgerLine => ({
    step,
    stat: 'hit-points',
    amount: change,
    counts: true,
  });
  return {
    lines: [
      ...told.map(
        ({ line, step }): LedgerLine => ({
          step,
          stat: line.stat,
          amount: line.amount,
          counts: line.counts && (hits || line.stat !== 'damage'),
        }),
      ),
      hitPoints(before, amount),
      hitPoints(left, 0 - damage),
    ],
    totals: [
      { stat: 'attack', amount: attack },
      { stat: 'defense', amount: defense },
      { stat: 'damage', amount: damage },
      { stat: 'hit-points', amount: amount - damage },
    ],
  };
}
