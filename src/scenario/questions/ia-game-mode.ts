/** What the question about game modes is asked about: a game, players by what they do, and products. */
import * as v from 'valibot';
import { gameMode } from '../../core/ia/game-mode/game-mode.ts';
import { GAMES, type GameModeScenario, PRODUCTS } from '../../core/ia/game-mode/scenario.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, whole } from '../fields.ts';

/** More than any game has places for. */
const MAX_PLAYERS = 10;

const players = (label: string) => field(v.optional(whole(0, MAX_PLAYERS), 0), { label, control: 'number' });

const gameModeAsked: AskedQuestion<GameModeScenario> = {
  question: gameMode,
  schema: v.strictObject({
    question: v.literal('ia/game-mode'),
    game: field(v.picklist(GAMES), {
      label: 'Game',
      control: 'choice',
      names: {
        'core-campaign': 'Campaign of the core game',
        'expansion-campaign': 'Campaign of a boxed expansion',
        skirmish: 'Skirmish for two',
        'four-player-skirmish': 'Skirmish for four',
        'freedom-fighter': 'App: Flight of the Freedom Fighter',
        'app-jabbas-realm': 'App: Jabba’s Realm campaign',
        'app-return-to-hoth': 'App: Return to Hoth campaign',
        'malastarian-outpost': 'App: The Malastarian Outpost raid',
        'gray-cap-cantina': 'App: Gray Cap Cantina raid',
      },
    }),
    imperial: players('Players who command the Empire'),
    heroes: players('Players who play heroes'),
    armies: players('Players with a skirmish army'),
    products: field(
      v.optional(v.array(v.picklist(PRODUCTS)), () => []),
      {
        label: 'Products',
        control: 'abilities',
        names: {
          core: 'The core game',
          'jabbas-realm': 'Jabba’s Realm',
          'return-to-hoth': 'Return to Hoth',
          'other-box': 'Another boxed expansion with a campaign',
          'four-player-map': 'An expansion with a map for four-player skirmishes',
        },
      },
    ),
  }),
  title: 'Game mode',
  asks: 'Can these players play this game?',
  example: {
    question: 'ia/game-mode',
    game: 'core-campaign',
    imperial: 1,
    heroes: 3,
    armies: 0,
    products: ['core'],
  },
};

export const iaGameMode = [gameModeAsked] as const;
