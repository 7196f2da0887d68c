/**
 * `xwing/drop-device`: may a ship drop or launch these devices in one round? It places one a round, unless a card
 * whose text does not limit itself to the first lets it place another (rulings, Paige Tico and “Deathfire”).
 */
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { NO, type PageId, type Step, YES } from '../../verdict.ts';
import { DEVICE_IDS, DEVICES } from '../devices/devices.ts';
import { PAGE } from '../devices/pages.ts';
import { conditions } from './conditions.ts';
import { dropStep } from './facts.ts';
import { GRANTING, GRANTING_IDS } from './granting.ts';
import type { DropDeviceScenario, Placed } from './scenario.ts';
import { setupErrors } from './setup.ts';

const cites: readonly PageId[] = [
  PAGE.oneDevice,
  PAGE.beyondTheLimit,
  PAGE.chargeOfTheDevice,
  ...DEVICE_IDS.map((id) => DEVICES[id].page),
  ...GRANTING_IDS.map((id) => GRANTING[id].page),
];

export const dropDevice: Question<'xwing/drop-device', DropDeviceScenario> = {
  id: 'xwing/drop-device',
  cites,
  judge: (scenario) => {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { placed } = scenario;
    const asked = placed.map((one, i) => conditions(scenario, one, placed.slice(0, i)));
    const broken = asked.findIndex((all) => all.some(({ holds }) => !holds));
    const nothing = dropStep(PAGE.oneDevice, 'places-nothing', true, null, { decisive: true });
    const rows = placed.map((one, i) =>
      broken !== -1 && i > broken ? notReached(one) : row(one, asked[i] ?? [], broken === -1),
    );
    return ok({
      answer: broken === -1 ? YES : NO,
      steps: rows.length > 0 ? rows : [nothing],
      hangsOn: [],
    });
  },
};

/** One device with its conditions. What does not hold stops it; if all does, the last one, on the limit, says why. */
function row(one: Placed, asked: readonly Step[], allAllowed: boolean): Step {
  const { device, by = null, way, window } = one;
  const failing = asked.find(({ holds }) => !holds);
  const telling = failing ?? asked.at(-1);
  const decisive = failing !== undefined || allAllowed;
  const children = asked.map((condition) => ({
    ...condition,
    decisive: decisive && (failing ? !condition.holds : condition === telling),
  }));
  const evidence = { device, by, way, window, why: telling?.fact ?? null };
  const rule = telling?.rule ?? PAGE.oneDevice;
  return dropStep(rule, 'places-device', failing === undefined, evidence, { children, decisive });
}

/** What comes after a device that is not allowed. */
const notReached = ({ device }: Placed): Step =>
  dropStep(DEVICES[device].page, 'not-reached', false, { device });
