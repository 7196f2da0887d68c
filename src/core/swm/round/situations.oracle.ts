/** How the tests tell of a round, and rounds that go on at random. */
import fc from 'fast-check';
import { decisivePages } from '../../steps.ts';
import type { Answer, Verdict } from '../../verdict.ts';
import { PLAYERS } from '../players.ts';
import { nextActivation } from './next-activation.ts';
import { Referee } from './round.oracle.ts';
import { round } from './round.ts';
import { ROUND_EVENTS, type RoundCharacter, type RoundEvent, type RoundScenario } from './scenario.ts';

export type Situation = Omit<RoundScenario, 'question'>;

/** Characters by their letters: capital ones are Rebels, small ones Imperials. */
export const cast = (letters: string): readonly RoundCharacter[] =>
  [...letters].map((id) => ({ id, name: id, side: id < 'a' ? 'rebel' : 'empire' }));

/** "A": A activates; "+A": A combines fire; "-A": A is defeated. */
export const happening = (text: string): readonly RoundEvent[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      what: word.startsWith('+') ? 'combines-fire' : word.startsWith('-') ? 'is-defeated' : 'activates',
      character: word.replace(/^[+-]/, ''),
    }));

export const situation = (letters: string, text: string, details: Partial<Situation> = {}): Situation => ({
  characters: cast(letters),
  rolls: [{ rebel: 12, empire: 7 }],
  first: 'rebel',
  events: happening(text),
  ...details,
});

export function verdicts(of: Situation): { legal: Verdict; next: Verdict } {
  const legal = round.judge({ question: 'swm/round', ...of });
  const next = nextActivation.judge({ question: 'swm/next-activation', ...of });
  if (!legal.ok || !next.ok) throw new Error(JSON.stringify([legal, next]));
  return { legal: legal.value, next: next.value };
}
export const isLegal = (of: Situation): boolean => verdicts(of).legal.answer.kind === 'yes';
export const next = (of: Situation): Answer => verdicts(of).next.answer;
export const whoIsNext = (of: Situation): string => {
  const answer = next(of);
  return answer.kind === 'set' ? [...answer.members].sort().join('') : answer.kind;
};
export const why = (of: Situation) => decisivePages(verdicts(of).legal.steps);

/** Up to five Rebels and up to five Imperials. */
export const letters = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .map(([rebels, imperials]) => 'ABCDE'.slice(0, rebels) + 'abcde'.slice(0, imperials));
const readings = fc.constantFrom(
  {},
  { 'combined-fire-phase': 'counted' },
  { 'combined-fire-phase': 'not-counted' },
) as fc.Arbitrary<NonNullable<Situation['readings']>>;

/** Rounds that go on as the numbers say; most events are legal, since they pick among those who may activate. */
export const rounds: fc.Arbitrary<Situation> = fc
  .tuple(letters, fc.constantFrom(...PLAYERS), readings, fc.array(fc.nat(999), { maxLength: 12 }))
  .map(([letters, first, readings, numbers]) => {
    const characters = cast(letters);
    const referee = new Referee(characters, first, readings['combined-fire-phase'] === 'counted');
    const events = numbers.flatMap((n): RoundEvent[] => {
      const what = n % 10 < 6 ? 'activates' : (ROUND_EVENTS[n % ROUND_EVENTS.length] ?? 'activates');
      const among = n % 20 < 18 && what === 'activates' ? referee.next() : characters.map(({ id }) => id);
      const character = among[Math.floor(n / 20) % Math.max(1, among.length)];
      if (character === undefined) return [];
      const event = { what, character, moves: n % 7 < 3 };
      referee.happens(event);
      return [event];
    });
    return { characters, rolls: [{ rebel: 12, empire: 7 }], first, events, readings };
  });
