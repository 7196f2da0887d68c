/** What an ability does stands in its record, as data. Whatever reads the records knows no ability by name. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READINGS } from '../readings.ts';
import { ABILITIES, ABILITY_IDS } from './index.ts';
import { KINDS } from './vocabulary.ts';

const core = join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: core }).filter(
  (file) => !file.startsWith('abilities/') && !/\.(test|oracle)\.ts$/.test(file),
);

/** Ids of abilities that are words for other things too: kinds, open points, what a clause does, where somebody is. */
const OTHER_WORDS = [...KINDS, ...Object.keys(READINGS), 'speed', 'at-at'];
/** A kind of characters is called by it: those with Mounted Weapon. */
const OTHER_NAMES = ['Mounted Weapon'];
const IDS: readonly string[] = ABILITY_IDS.filter((id) => !OTHER_WORDS.includes(id));

describe('the core, but for the records of abilities', () => {
  it('is looked through', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it.each(files)('%s names no ability', (file) => {
    const code = readFileSync(join(core, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const literals = [...code.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap(([, , text]) => text ?? []);
    expect(literals.filter((text) => IDS.includes(text))).toEqual([]);
    const names = ABILITIES.map(({ name }) => name).filter(
      (name) => name.includes(' ') && !OTHER_NAMES.includes(name),
    );
    expect(names.filter((name) => code.includes(name))).toEqual([]);
    expect(code).not.toMatch(/ABILITY_PAGE(\.|\[['"])/);
  });
});
