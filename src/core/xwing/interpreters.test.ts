/** What a card does stands in its record, as data. Whatever reads the records knows no card by name. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from './ability-queue/abilities/index.ts';
import { ATTACK_CARDS } from './attack/effects.ts';
import { DEVICE_IDS } from './devices/devices.ts';
import { GRANTING_IDS } from './drop-device/granting.ts';
import { ENGAGEMENT_CARD_IDS } from './engagement/cards.ts';
import { ADDING_IDS, KEEPER_IDS } from './lock/cards.ts';
import { MANEUVER_CARD_IDS } from './maneuver-difficulty/cards.ts';

const TABLES = [
  'ability-queue/abilities/index.ts',
  'attack/effects.ts',
  'devices/devices.ts',
  'drop-device/granting.ts',
  'engagement/cards.ts',
  'lock/cards.ts',
  'maneuver-difficulty/cards.ts',
  'weapon/weapons.ts',
];
const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !TABLES.includes(file) && !/\.(test|oracle)\.ts$/.test(file),
);
const PLACING: readonly string[] = [...DEVICE_IDS, ...GRANTING_IDS];
const LOCKING: readonly string[] = [...KEEPER_IDS, ...ADDING_IDS];
const IDS: readonly string[] = [
  ...PLACING,
  ...LOCKING,
  ...ENGAGEMENT_CARD_IDS,
  ...MANEUVER_CARD_IDS,
  ...CARD_IDS,
  ...ATTACK_CARDS,
];

describe('the judges of X-Wing', () => {
  it('are looked through', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  it.each(files)('%s names no card', (file) => {
    const code = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|\/\/.*/g,
      '',
    );
    expect(IDS.filter((id) => new RegExp(`(?<![a-z-])${id}(?![a-z-])`).test(code))).toEqual([]);
  });
});

describe('the records of devices and locks', () => {
  it('share no id with one another', () => {
    const all = [...PLACING, ...LOCKING];
    expect(new Set(all).size).toBe(all.length);
  });
});
