/** What a card does stands in its record, as data. Whatever reads the records knows no card by name. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GRANTING_IDS } from '../drop-device/granting.ts';
import { ADDING_IDS, KEEPER_IDS } from '../lock/cards.ts';
import { DEVICE_IDS } from './devices.ts';

const core = join(import.meta.dirname, '..');
const TABLES = ['devices/devices.ts', 'drop-device/granting.ts', 'lock/cards.ts'];
const files = globSync('{devices,detonation,drop-device,lock}/*.ts', { cwd: core }).filter(
  (file) => !TABLES.includes(file) && !/\.test\.ts$/.test(file),
);
const IDS: readonly string[] = [...DEVICE_IDS, ...GRANTING_IDS, ...KEEPER_IDS, ...ADDING_IDS];

describe('the judges of devices and locks', () => {
  it('are looked through', () => {
    expect(files.length).toBeGreaterThan(14);
  });

  it.each(files)('%s names no card', (file) => {
    const code = readFileSync(join(core, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(IDS.filter((id) => code.includes(id))).toEqual([]);
  });
});

describe('the records of devices and locks', () => {
  it('share no id with one another', () => {
    expect(new Set(IDS).size).toBe(IDS.length);
  });
});
