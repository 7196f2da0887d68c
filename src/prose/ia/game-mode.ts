/** Sentences of the verdicts about game modes. */
import type { IaGameModeFacts } from '../../core/ia/game-mode/facts.ts';
import type { Mode, Unsaid } from '../../core/ia/game-mode/games.ts';
import type { Product, Role } from '../../core/ia/game-mode/scenario.ts';
import { namingAlso, type Sentences } from '../sentence.ts';
import { list } from '../words.ts';

const MODE: Readonly<Record<Mode, string>> = {
  campaign: 'In a campaign',
  skirmish: 'In such a skirmish',
  app: 'In a game with the companion app',
};

const DOES: Readonly<Record<Role, readonly [one: string, many: string]>> = {
  imperial: ['commands the Empire', 'command the Empire'],
  hero: ['plays heroes', 'play heroes'],
  army: ['brings an army', 'bring an army each'],
};

const NUMBERS = ['none', 'one', 'two', 'three', 'four'];
const number = (n: number): string => NUMBERS[n] ?? String(n);

const PRODUCT: Readonly<Record<Product, string>> = {
  core: 'the core game',
  'jabbas-realm': 'Jabba’s Realm',
  'return-to-hoth': 'Return to Hoth',
  'other-box': 'another boxed expansion',
  'four-player-map': 'an expansion with a map for four players',
};
const products = (some: readonly Product[], last?: string): string =>
  list(
    some.map((product) => PRODUCT[product]),
    last,
  );

/** What the guide leaves unsaid, as the end of a sentence. */
const UNSAID: Readonly<Record<Unsaid, string>> = {
  'raid-products': 'which products a raid mission needs',
  'core-too': 'whether this can be played without the core game',
  'app-players': 'whether more than four can play with the app',
};

export const gameModeNaming = namingAlso(UNSAID);

/** "here there is one". */
const here = (count: number): string => `here there ${count === 1 ? 'is' : 'are'} ${number(count)}`;

/** Who has a place: "exactly one player", "one to four players". The guide has no upper number for the app. */
function places(mode: Mode, role: Role, least: number, most: number): string {
  if (most === 0) return `nobody ${DOES[role][0]}, since the app does`;
  if (least === most) {
    const players = most === 1 ? 'player' : 'players';
    return `exactly ${number(most)} ${players} ${DOES[role][most === 1 ? 0 : 1]}`;
  }
  const players = mode === 'app' ? 'one player or several' : `${number(least)} to ${number(most)} players`;
  return `${players} ${DOES[role][1]}`;
}

export const gameModeSentences: Sentences<IaGameModeFacts> = {
  'mode-places': ({ mode, role, least, most, count }) =>
    `${MODE[mode]} ${places(mode, role, least, most)}; ${here(count)}.`,
  'mode-no-place': ({ mode, role, count }) => `${MODE[mode]} nobody ${DOES[role][0]}; ${here(count)}.`,
  'mode-product': ({ needs, has }, holds) => {
    const what = `It needs ${products(needs, 'or')}`;
    if (holds) return `${what}, and ${products(has)} ${has.length === 1 ? 'is' : 'are'} there.`;
    return needs.length === 1 ? `${what}, which is not there.` : `${what}, and none of these is there.`;
  },
  'mode-unsaid': ({ what }) => `The guide does not say ${UNSAID[what]}.`,
};
