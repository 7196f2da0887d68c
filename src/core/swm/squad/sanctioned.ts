/** What may not be used in sanctioned tournament play (Clarifications 2005, AT-AT Imperial Walker). */
import type { Step } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { squadStep } from './facts.ts';
import type { BattleMap, SquadScenario } from './scenario.ts';

const CHARACTERS: readonly string[] = ['at-at imperial walker'];
const BATTLE_MAPS: readonly BattleMap[] = ['hoth'];

/** `allowed` is undefined where a special event may or may not provide for it. */
export interface Use {
  readonly allowed: false | undefined;
  readonly step: (decisive: boolean) => Step;
}

/** All that is kept from sanctioned play and yet used in it; nothing outside of it. */
export function barredUses({ members, map, occasion }: SquadScenario): readonly Use[] {
  if (occasion === undefined) return [];
  const allowed = occasion === 'sanctioned' ? false : undefined;
  const use = (product: 'character' | 'map', member: string | null): Use => ({
    allowed,
    step: (decisive) =>
      squadStep(PAGE.sanctionedPlay, 'sanctioned-use', false, { product, member, occasion }, { decisive }),
  });
  return [
    ...members
      .filter(({ name }) => CHARACTERS.includes(name.trim().toLowerCase()))
      .map(({ id }) => use('character', id)),
    ...(map !== undefined && BATTLE_MAPS.includes(map) ? [use('map', null)] : []),
  ];
}
