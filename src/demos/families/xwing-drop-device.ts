/** Devices that a ship of X-Wing drops or launches in a round. */
import { dropDeviceSentences } from '../../prose/xwing/drop-device.ts';
import { xwingDropDevice } from '../../scenario/questions/xwing-drop-device.ts';
import type { Family } from '../family.ts';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: xwingDropDevice,
  sentences: dropDeviceSentences,
  readings: {},
  stages: [sequenceStage],
};
