/** What makes a round that nobody could play. */
import { sameLetters } from '../../letters.ts';
import { citing, type SetupError } from '../../result.ts';
import { PAGE } from './pages.ts';
import type { Group, NextActivationScenario } from './scenario.ts';
import { heroesOf, seatsOf } from './state.ts';

const MODE_NAME = {
  campaign: 'a campaign',
  skirmish: 'a skirmish',
  'four-player': 'a four-player skirmish',
} as const;

/** Two tokens, a rotating second one, or one each (Consolidated rules, Activation). */
const FEWEST_HEROES = 2;
const MOST_HEROES = 4;

export function roundErrors(scenario: NextActivationScenario): readonly SetupError[] {
  const { mode, initiative, groups, events } = scenario;
  const seats = seatsOf(scenario);
  const noInitiative = (message: string): SetupError =>
    citing(PAGE.phase, { code: 'no-initiative', message, path: ['initiative'] });
  return [
    ...sameLetters({ groups }),
    ...(mode === 'campaign' || (initiative && seats.includes(initiative))
      ? []
      : [noInitiative(`Which of the players ${seats.join(', ')} has initiative must be said.`)]),
    ...groups.flatMap(({ name, player }, i): SetupError[] =>
      seats.includes(player)
        ? []
        : [
            {
              code: 'not-a-player',
              message: `${name} belongs to ${player}; the players of ${MODE_NAME[mode]} are ${seats.join(', ')}.`,
              path: ['groups', i, 'player'],
            },
          ],
    ),
    ...(mode === 'campaign' ? heroErrors(scenario) : groups.flatMap(noHero)),
    ...events.flatMap(({ what, group }, i): SetupError[] => {
      if (what === 'passes' || groups.some(({ id }) => id === group)) return [];
      const message = group ? `No group has the letter ${group}.` : 'Which group is activated must be said.';
      return [{ code: 'unknown-group', message, path: ['events', i, 'group'] }];
    }),
  ];
}

const noHero = ({ name, kind }: Group, i: number): readonly SetupError[] =>
  kind === 'hero'
    ? [
        citing(PAGE.activation, {
          code: 'hero-in-a-skirmish',
          message: `${name} is a group with a Deployment card here; activation tokens belong to a campaign.`,
          path: ['groups', i, 'kind'],
        }),
      ]
    : [];

function heroErrors({ groups }: NextActivationScenario): readonly SetupError[] {
  const heroes = heroesOf(groups);
  const error = (code: string, message: string, ...path: (string | number)[]): SetupError[] => [
    citing(PAGE.activation, { code, message, path }),
  ];
  const wrongSide = groups.findIndex(({ kind, player }) => kind === 'hero' && player !== 'rebel');
  if (wrongSide >= 0) {
    return error('hero-of-the-empire', 'Heroes are of the Rebel side.', 'groups', wrongSide, 'player');
  }
  if (heroes.length < FEWEST_HEROES || heroes.length > MOST_HEROES) {
    const message = `The rules give activation tokens to two, three or four heroes; here ${heroes.length === 1 ? 'is' : 'are'} ${heroes.length}.`;
    return error('number-of-heroes', message, 'groups');
  }
  const elsewhere = groups.findIndex(({ kind, second }) => second && kind !== 'hero');
  if (elsewhere >= 0) {
    return error('second-token', 'Only heroes have activation tokens.', 'groups', elsewhere, 'second');
  }
  const seconds = groups.flatMap(({ second }, i) => (second ? [i] : []));
  const [one, another] = seconds;
  if (heroes.length === MOST_HEROES && one !== undefined) {
    return error('second-token', 'Of four heroes each has one activation token.', 'groups', one, 'second');
  }
  if (heroes.length === 3 && another !== undefined) {
    return error('second-token', 'Only one of three heroes has a second token.', 'groups', another, 'second');
  }
  return [];
}
