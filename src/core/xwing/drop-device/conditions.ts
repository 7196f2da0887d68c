/** What must hold for a ship to place one device, each condition as a step that holds or does not. */
import type { PageId, Step } from '../../verdict.ts';
import { DEVICES, type Way, type Window } from '../devices/devices.ts';
import { PAGE } from '../devices/pages.ts';
import { dropStep, type Letting } from './facts.ts';
import { GRANTING, type Granting } from './granting.ts';
import type { DropDeviceScenario, Placed } from './scenario.ts';

/** In order: the moment, what and how, the costs, and the limit of one device a round. */
export const conditions = (
  scenario: DropDeviceScenario,
  one: Placed,
  before: readonly Placed[],
): readonly Step[] =>
  one.by === undefined
    ? byItsOwnCard(scenario, one, before)
    : byAnother(scenario, one, one.by, GRANTING[one.by], before);

/** The card of the device has nothing to say of a second device, so the rule does. */
function byItsOwnCard(scenario: DropDeviceScenario, one: Placed, before: readonly Placed[]): readonly Step[] {
  const { device, window, way } = one;
  const { page, window: its, ways } = DEVICES[device];
  return [
    windowStep(page, device, window, [its]),
    wayStep(page, device, way, ways, scenario),
    chargeStep(page, scenario, one, before),
    firstDevice(device, before),
  ];
}

function byAnother(
  scenario: DropDeviceScenario,
  one: Placed,
  by: Letting,
  card: Granting,
  before: readonly Placed[],
): readonly Step[] {
  const { device, window, way } = one;
  const { page, at, kinds, ways, charges } = card;
  const { kind } = DEVICES[device];
  return [
    at === 'after-a-drop' ? afterDrop(page, by, one, before) : windowStep(page, by, window, at),
    ...(window === 'after-maneuver' && at !== 'after-a-drop' ? [maneuverStep(by, card, scenario)] : []),
    ...(kinds ? [dropStep(page, 'drop-kind', kinds.includes(kind), { by, device, kind })] : []),
    wayStep(page, by, way, ways, scenario),
    chargeStep(PAGE.chargeOfTheDevice, scenario, one, before),
    ...(charges === undefined ? [] : [ownCharge(page, by, charges, before)]),
    limitStep(by, card, before),
  ];
}

const windowStep = (page: PageId, by: Letting, window: Window, at: readonly Window[]): Step =>
  dropStep(page, 'drop-window', at.includes(window), { by, window });

/** What came just before, in the same window, is a device that the ship dropped; launching one is no dropping. */
function afterDrop(page: PageId, by: Letting, { window }: Placed, before: readonly Placed[]): Step {
  const last = before.at(-1);
  const was = last?.window === window ? last.way : 'nothing';
  return dropStep(page, 'after-a-drop', was === 'drop', { by, before: was });
}

function maneuverStep(by: Letting, { page, difficulties }: Granting, scenario: DropDeviceScenario): Step {
  const { difficulty, fully } = scenario;
  const holds = fully && (difficulties === undefined || difficulties.includes(difficulty));
  return dropStep(page, 'drop-maneuver', holds, { by, difficulty, fully });
}

function wayStep(
  page: PageId,
  by: Letting,
  way: Way,
  ways: readonly Way[],
  { launches }: DropDeviceScenario,
): Step {
  const instead = launches && !ways.includes(way);
  return dropStep(page, 'drop-way', ways.includes(way) || instead, { by, way, instead });
}

/** Each placing takes a charge of the device's card, whichever card lets the ship. */
function chargeStep(
  page: PageId,
  { cards }: DropDeviceScenario,
  { device }: Placed,
  before: readonly Placed[],
): Step {
  const charges = cards.find(({ card }) => card === device)?.charges ?? DEVICES[device].charges;
  const left = Math.max(0, charges - before.filter((other) => other.device === device).length);
  return dropStep(page, 'device-charge', left > 0, { device, left });
}

function ownCharge(page: PageId, by: Letting, charges: number, before: readonly Placed[]): Step {
  const left = Math.max(0, charges - before.filter((other) => other.by === by).length);
  return dropStep(page, 'ability-charge', left > 0, { by, left });
}

const firstDevice = (by: Letting, before: readonly Placed[]): Step =>
  dropStep(PAGE.oneDevice, 'first-device', before.length === 0, { by });

/** Where a card's text does not itself ask for a first device, it goes before the limit (xwing-008). */
function limitStep(by: Letting, { page, onlyFirst }: Granting, before: readonly Placed[]): Step {
  if (onlyFirst) return dropStep(page, 'text-limits', before.length === 0, { by });
  return before.length === 0
    ? firstDevice(by, before)
    : dropStep(PAGE.beyondTheLimit, 'text-does-not-limit', true, { by });
}
