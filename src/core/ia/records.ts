/** What the Imperial Assault core knows by id: readings, each with its page. */
import { READINGS as abilityUse } from './ability-use/readings.ts';
import { READINGS as adjacent } from './adjacent/readings.ts';
import { READINGS as affiliation } from './affiliation/readings.ts';
import { READINGS as agenda } from './agenda/readings.ts';
import { READINGS as effectOrder } from './effect-order/readings.ts';
import { READINGS as nextActivation } from './next-activation/readings.ts';

export const READINGS = {
  ...adjacent,
  ...effectOrder,
  ...affiliation,
  ...agenda,
  ...abilityUse,
  ...nextActivation,
};
