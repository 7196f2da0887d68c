/** How the tests tell of a round, and rounds that go on at random. */
import fc from 'fast-check';
import type { Verdict } from '../../verdict.ts';
import { nextActivation } from './next-activation.ts';
import {
  type Group,
  MODES,
  type NextActivationScenario,
  PASS,
  type Player,
  type RoundEvent,
} from './scenario.ts';
import { Table } from './table.oracle.ts';

/** "A:ab B:c" gives A the groups a and b; letters of heroes are capital, `!` is the second token. */
export const groupsOf = (text: string): readonly Group[] =>
  text.split(' ').flatMap((word) => {
    const [player, letters = ''] = word.split(':') as [Player, string];
    return [...letters.matchAll(/(\w)(!?)/g)].map(
      ([, id = '', second]): Group => ({
        id,
        name: id,
        player,
        kind: id < 'a' ? 'hero' : 'group',
        ...(second && { second: true }),
      }),
    );
  });

/** "a-b": a is activated, then somebody passes, then b is activated. */
export const eventsOf = (text: string): readonly RoundEvent[] =>
  [...text].map((id) => (id === '-' ? { what: 'passes' } : { what: 'activates', group: id }));

type More = Partial<NextActivationScenario>;
export const asked = (groups: string, events: string, more: More = {}): NextActivationScenario => ({
  question: 'ia/next-activation',
  mode: 'campaign',
  firstRound: false,
  groups: groupsOf(groups),
  events: eventsOf(events),
  ...more,
});
export function judge(scenario: NextActivationScenario): Verdict {
  const verdict = nextActivation.judge(scenario);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
/** The groups that may be activated, `-` for passing; or `no`. */
export const optionsIn = (scenario: NextActivationScenario): string => {
  const { answer } = judge(scenario);
  if (answer.kind !== 'set') return answer.kind;
  return answer.members
    .map((one) => (one === PASS ? '-' : one))
    .sort()
    .join('');
};

const letters = 'abcdefghijkl';
/** Rounds of every kind that go on as the numbers say; now and then something that is not allowed. */
export const rounds = fc
  .record({
    mode: fc.constantFrom(...MODES),
    heroes: fc.integer({ min: 2, max: 4 }),
    withdrawn: fc.constantFrom(0, 0, 0, 1),
    second: fc.nat(2),
    owners: fc.array(fc.nat(3), { minLength: 1, maxLength: letters.length }),
    seat: fc.nat(3),
    partner: fc.constantFrom<Player | undefined>(undefined, 'B', 'C', 'D'),
    firstRound: fc.boolean(),
    each: fc.boolean(),
    early: fc.boolean(),
    picks: fc.array(fc.nat(99), { maxLength: 14 }),
  })
  .map(({ mode, heroes, withdrawn, second, owners, seat, partner, firstRound, each, early, picks }) => {
    const seats: readonly Player[] =
      mode === 'campaign'
        ? ['rebel', 'imperial']
        : (['A', 'B', 'C', 'D'] as const).slice(0, mode === 'skirmish' ? 2 : 4);
    const at = (n: number) => seats[n % seats.length] as Player;
    const groups = owners.map(
      (n, i): Group => ({ id: letters[i] ?? '', name: '', player: at(n), kind: 'group' }),
    );
    const team = [...'HIJK'].slice(0, mode === 'campaign' ? heroes - withdrawn : 0).map(
      (id, i): Group => ({
        id,
        name: '',
        player: 'rebel',
        kind: 'hero',
        ...(heroes === 3 && i === second && { second: true }),
      }),
    );
    const scenario: NextActivationScenario = {
      question: 'ia/next-activation',
      mode,
      initiative: at(seat),
      ...(partner && { partner }),
      firstRound,
      heroes,
      groups: [...team, ...groups],
      events: [],
      readings: {
        'passing-in-a-four-player-skirmish': each ? 'than-each' : 'than-one',
        'second-token-in-round-one': early ? 'not-yet' : 'has-it',
      },
    };
    const table = new Table(scenario);
    const played = picks.map((pick) => {
      const among = pick < 92 ? table.options() : [...scenario.groups.map(({ id }) => id), '-'];
      const option = among[pick % Math.max(1, among.length)] ?? '-';
      return { option, legal: table.play(option) };
    });
    return { scenario, played: played.slice(0, picks.length) };
  });
