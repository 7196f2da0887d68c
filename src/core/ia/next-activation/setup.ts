/** What makes a round that nobody could play. */
import { takenOf } from '../../hangs-on.ts';
import { sameLetters } from '../../letters.ts';
import { citing, type SetupError } from '../../result.ts';
import { PAGE } from './pages.ts';
import { READINGS } from './readings.ts';
import type { Group, NextActivationScenario } from './scenario.ts';
import { heroesInGame, heroesOf, seatsOf } from './state.ts';

const MODE_NAME = {
  campaign: 'a campaign',
  skirmish: 'a skirmish',
  'four-player': 'a four-player skirmish',
} as const;

/** Two tokens, a rotating second one, or one each (Consolidated rules, Activation). */
const FEWEST_HEROES = 2;
const THREE_HEROES = 3;
const MOST_HEROES = 4;

export function roundErrors(scenario: NextActivationScenario): readonly SetupError[] {
  const { mode, initiative, partner, groups, events } = scenario;
  const seats = seatsOf(scenario);
  const noInitiative = (message: string): SetupError =>
    citing(PAGE.phase, { code: 'no-initiative', message, path: ['initiative'] });
  return [
    ...sameLetters({ groups }),
    ...(mode === 'campaign' || (initiative && seats.includes(initiative))
      ? []
      : [noInitiative(`Which of the players ${seats.join(', ')} has initiative must be said.`)]),
    ...(mode === 'four-player' && partner !== undefined && !seats.slice(1).includes(partner)
      ? [noPartner]
      : []),
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

const noPartner: SetupError = {
  code: 'no-partner',
  message: 'Player A plays with player B, C or D; where everybody plays alone, name no partner.',
  path: ['partner'],
};

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

function heroErrors(scenario: NextActivationScenario): readonly SetupError[] {
  const { groups } = scenario;
  const here = heroesOf(groups).length;
  const inGame = heroesInGame(scenario);
  const error = (code: string, message: string, ...path: (string | number)[]): SetupError[] => [
    citing(PAGE.activation, { code, message, path }),
  ];
  const wrongSide = groups.findIndex(({ kind, player }) => kind === 'hero' && player !== 'rebel');
  if (wrongSide >= 0) {
    return error('hero-of-the-empire', 'Heroes are of the Rebel side.', 'groups', wrongSide, 'player');
  }
  if (inGame < FEWEST_HEROES || inGame > MOST_HEROES) {
    const found = inGame === 0 ? 'there is none' : inGame === 1 ? 'there is one' : `there are ${inGame}`;
    const message = `The rules tell of two, three or four heroes in a game, and here ${found}. If others have withdrawn, say how many heroes the game has.`;
    return error('number-of-heroes', message, 'groups');
  }
  if (here > inGame) {
    const message = `The groups hold ${here} heroes, and the game is said to have ${inGame}; expected at least as many.`;
    return error('more-heroes', message, 'heroes');
  }
  const elsewhere = groups.findIndex(({ kind, second }) => second && kind !== 'hero');
  if (elsewhere >= 0) {
    return error('second-token', 'Only heroes have activation tokens.', 'groups', elsewhere, 'second');
  }
  const seconds = groups.flatMap(({ second }, i) => (second ? [i] : []));
  const [one, another] = seconds;
  if (inGame === MOST_HEROES && one !== undefined) {
    return error('second-token', 'Of four heroes each has one activation token.', 'groups', one, 'second');
  }
  if (inGame !== THREE_HEROES) return [];
  if (another !== undefined) {
    return error('second-token', 'Only one of three heroes has a second token.', 'groups', another, 'second');
  }
  // One who has withdrawn may have had it; and in the first round it may be that nobody has it yet.
  if (one === undefined && here === inGame && !isWithoutToken(scenario)) {
    return error(
      'whose-second-token',
      'Which of the three heroes has the second token must be said.',
      'groups',
    );
  }
  return [];
}

const isWithoutToken = ({ firstRound, readings }: NextActivationScenario): boolean =>
  firstRound && takenOf(READINGS, readings, 'second-token-in-round-one') === 'not-yet';
