/** What the X-Wing core knows by id: abilities and readings, each with its page. */
import type { PageId } from '../verdict.ts';
import { CARD_IDS, CARDS, textBox } from './ability-queue/abilities/index.ts';
import { READINGS as abilityQueue } from './ability-queue/readings.ts';
import { READINGS as actionDifficulty } from './action-difficulty/readings.ts';
import { CHOOSING_ACTIONS } from './action-fails/actions.ts';
import { ATTACK_CARDS, EFFECTS } from './attack/effects.ts';
import { READINGS as attack } from './attack/readings.ts';
import { DEVICES } from './devices/devices.ts';
import { GRANTING } from './drop-device/granting.ts';
import { ENGAGEMENT_CARDS } from './engagement/cards.ts';
import { READINGS as engagement } from './engagement/readings.ts';
import { ADDING, KEEPERS } from './lock/cards.ts';
import { READINGS as lock } from './lock/readings.ts';
import { MANEUVER_CARDS } from './maneuver-difficulty/cards.ts';
import { READINGS as maneuverDifficulty } from './maneuver-difficulty/readings.ts';
import { READINGS as tallonRoll } from './tallon-roll/readings.ts';
import { READINGS as weapon } from './weapon/readings.ts';

/** Cards that questions other than that of the ability queue know. */
const OTHERS = { ...DEVICES, ...GRANTING, ...KEEPERS, ...ADDING, ...MANEUVER_CARDS, ...ENGAGEMENT_CARDS };

export const ABILITY_PAGE: Readonly<Record<string, PageId>> = {
  ...Object.fromEntries(CARD_IDS.map((id) => [textBox(CARDS, id), CARDS[id].page])),
  ...Object.fromEntries(
    Object.entries(CHOOSING_ACTIONS)
      .filter(([, { onCard }]) => onCard)
      .map(([id, { page }]) => [id, page]),
  ),
  ...Object.fromEntries(Object.entries(OTHERS).map(([id, { page }]) => [id, page])),
  ...Object.fromEntries(ATTACK_CARDS.map((id) => [id, EFFECTS[id].page])),
};

export const READINGS = {
  ...abilityQueue,
  ...lock,
  ...actionDifficulty,
  ...maneuverDifficulty,
  ...engagement,
  ...tallonRoll,
  ...attack,
  ...weapon,
};
