/** The exact chances of an attack: what each of the 20 equally likely rolls would do. */
import type { Odds } from '../../verdict.ts';
import { type Attack, linesOf, outcomeOf, ROLLS } from './resolve.ts';

export function oddsOf(attack: Attack): readonly Odds[] {
  const outcomes = ROLLS.map((roll) => outcomeOf(linesOf(attack, roll), roll));
  const outcome = (label: string, ways: number) => ({ label, ways, of: ROLLS.length });
  const hits = outcomes.filter((each) => each.hits).length;
  const damages = [...new Set(outcomes.map(({ damage }) => damage))].sort((a, b) => a - b);
  const defeats = outcomes.filter(({ damage }) => damage >= attack.target.hitPoints).length;
  return [
    { title: 'Chance to hit', outcomes: [outcome('Hit', hits), outcome('Miss', ROLLS.length - hits)] },
    {
      title: 'Damage',
      outcomes: damages.map((damage) =>
        outcome(String(damage), outcomes.filter((each) => each.damage === damage).length),
      ),
    },
    {
      title: 'Chance to defeat the target',
      outcomes: [outcome('Defeated', defeats), outcome('Not defeated', ROLLS.length - defeats)],
    },
  ];
}
