/** `ia/game-mode`: can these players play this game? Consolidated rules, "Game modes", p. 2. */
import { allTogether, type Condition } from '../../conditions.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import type { PageId } from '../../verdict.ts';
import { GAME, type Game, type Unsaid } from './games.ts';
import { PAGE } from './pages.ts';
import { type GameModeScenario, ROLES, type Role } from './scenario.ts';
import { step } from './step.ts';

export const gameMode: Question<'ia/game-mode', GameModeScenario> = {
  id: 'ia/game-mode',
  cites: Object.values(PAGE),
  judge(scenario) {
    const game = GAME[scenario.game];
    const page = PAGE[game.mode];
    return ok({
      ...allTogether([
        ...ROLES.flatMap((role) => placed(game, page, role, playersOf(scenario, role))),
        ...products(game, page, scenario),
      ]),
      hangsOn: [],
    });
  },
};

const playersOf = ({ imperial, heroes, armies }: GameModeScenario, role: Role): number =>
  ({ imperial, hero: heroes, army: armies })[role];

const unsaid = (page: PageId, what: Unsaid): Condition => ({
  truth: 'unknown',
  missing: what,
  step: (decisive) => step(page, 'mode-unsaid', false, { what }, { decisive }),
});

/** Are as many players in this role as there are places? Of a role that nobody takes or has, nothing is said. */
function placed({ mode, places }: Game, page: PageId, role: Role, count: number): readonly Condition[] {
  const place = places[role];
  if (place === undefined) {
    if (count === 0) return [];
    const evidence = { mode, role, count };
    return [{ truth: 'no', step: (decisive) => step(page, 'mode-no-place', false, evidence, { decisive }) }];
  }
  const { least, most, more } = place;
  if (count > most && more !== undefined) return [unsaid(page, more)];
  const holds = count >= least && count <= most;
  const evidence = { mode, role, least, most, count };
  return [
    {
      truth: holds ? 'yes' : 'no',
      step: (decisive) => step(page, 'mode-places', holds, evidence, { decisive }),
    },
  ];
}

function products({ needs, perhaps }: Game, page: PageId, scenario: GameModeScenario): readonly Condition[] {
  const has = (some: Game['needs'][number]) => some.filter((product) => scenario.products.includes(product));
  const needed = needs.map((group): Condition => {
    const found = has(group);
    const holds = found.length > 0;
    return {
      truth: holds ? 'yes' : 'no',
      step: (decisive) => step(page, 'mode-product', holds, { needs: group, has: found }, { decisive }),
    };
  });
  const settled = perhaps === undefined || has(perhaps.settledBy).length > 0;
  return settled ? needed : [...needed, unsaid(page, perhaps.what)];
}
