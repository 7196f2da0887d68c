/**
 * An attack worked out a second time, from the text alone and in one go: what the roll, the numbers and the words of
 * the rulebook make of it. Legality and cover are asked of their own questions.
 */
import { cover } from '../cover.ts';
import { legalTargets } from '../legal-targets.ts';
import { lineOfSight } from '../line-of-sight.ts';
import type { AttackScenario, Fighter } from './scenario.ts';

/** The damage dealt; undefined when the attack cannot be made, or when it is not followed up here. */
export function damageDealt(scenario: AttackScenario, roll: number): number | undefined {
  const { board, pieces, attacker: by, target: on, time, combinedFire, modifiers, readings } = scenario;
  const position = { board, pieces, ...(readings && { readings }) };
  const find = (id: string) => pieces.find((piece) => piece.id === id) as Required<Fighter>;
  const [attacker, target] = [find(by), find(on)];

  let defense = target.defense;
  if (time !== 'opportunity') {
    const legal = legalTargets.judge({ ...position, question: 'swm/legal-targets', attacker: by });
    if (!legal.ok || legal.value.answer.kind !== 'set' || !legal.value.answer.members.includes(on)) return;
    const covered = cover.judge({ ...position, question: 'swm/cover', attacker: by, target: on });
    if (covered.ok && covered.value.answer.kind === 'yes') defense += 4;
  }

  const isDroid = ({ abilities }: Fighter) => abilities.includes('droid') || abilities.includes('cyborg');
  const shoots = ({ abilities, damage }: Fighter) =>
    !abilities.includes('melee-attack') && !abilities.includes('melee-reach-2') && damage !== 0;
  const sees = (from: string) => {
    const sight = lineOfSight.judge({ ...position, question: 'swm/line-of-sight', from, to: on });
    return sight.ok && sight.value.answer.kind === 'yes';
  };
  let attack = roll + attacker.attack;
  if (time === 'own-turn' && shoots(attacker)) {
    for (const id of combinedFire)
      if (!find(id).activated && shoots(find(id)) && sees(id))
        attack += find(id).abilities.includes('baron-fel') ? 6 : 4;
  }

  const spared =
    isDroid(target) && (!target.abilities.includes('cyborg') || readings?.['cyborg-critical'] === 'immune');
  const critical = roll === 20 && !spared;
  const live = modifiers.filter(
    ({ counts }) =>
      counts === 'always' || critical || (roll === 20 && readings?.['critical-bonus'] === 'kept'),
  );
  const added = (stat: 'attack' | 'defense' | 'damage') => {
    const ours = live.filter((modifier) => modifier.stat === stat);
    let sum = ours.reduce((total, { amount }) => total + Math.min(amount, 0), 0);
    // The biggest bonus counts and shuts others out; of those left over the biggest again, until none is left.
    let bonuses = ours.filter(({ amount }) => amount > 0);
    while (bonuses.length > 0) {
      const most = Math.max(...bonuses.map(({ amount }) => amount));
      const biggest = bonuses.filter(({ amount }) => amount === most);
      const taken = biggest.find(({ origin }) => origin !== 'commander-effect') ?? biggest[0];
      if (!taken) break;
      sum += taken.amount;
      const shutsOut = ({ name, origin }: (typeof bonuses)[number]) =>
        (origin === 'commander-effect' && taken.origin === 'commander-effect') ||
        (name === taken.name && readings?.['same-bonus'] !== 'each');
      bonuses = bonuses.filter((one) => one !== taken && !shutsOut(one));
    }
    return sum;
  };

  const hit = roll === 20 || (roll > 1 && attack + added('attack') >= defense + added('defense'));
  const damage = attacker.damage * (critical ? 2 : 1) + added('damage');
  return hit && damage > 0 ? damage : 0;
}
