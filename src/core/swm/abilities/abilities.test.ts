import { describe, expect, it } from 'vitest';
import { effectApplies } from '../effects/effect-applies.ts';
import { READINGS } from '../readings.ts';
import { ABILITIES, ABILITY_IDS, ABILITY_PAGE, EFFECT_READINGS } from './index.ts';
import { RULES } from './rules.ts';
import { ROLES } from './vocabulary.ts';

const records = [...ABILITIES, ...Object.values(RULES)];

describe('records of abilities', () => {
  it('exist once for every id, under its own page', () => {
    expect(ABILITIES.map(({ id }) => id)).toEqual(ABILITY_IDS);
    for (const { id, page } of ABILITIES) expect(page).toBe(ABILITY_PAGE[id as keyof typeof ABILITY_PAGE]);
  });

  it('have pages that nobody shares', () => {
    const pages = Object.values(ABILITY_PAGE);
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) expect(page).toMatch(/^swm-[24]\d\d$/);
  });

  it('are plain data, unchanged by a round trip through JSON', () => {
    for (const record of records) expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  it('rest every clause on a page that the question cites', () => {
    for (const { clauses = [] } of records) {
      for (const { rule } of clauses) expect(effectApplies.cites).toContain(rule);
    }
  });

  it('take every open point in one of its values', () => {
    for (const reading of EFFECT_READINGS) {
      const values: readonly string[] = READINGS[reading].values;
      const given = JSON.stringify(records).matchAll(
        new RegExp(`"reading":"${reading}","value":"([^"]+)"`, 'g'),
      );
      for (const [, value] of given) expect(values).toContain(value);
    }
  });

  it('call their events by different names', () => {
    const roles = JSON.stringify(records).matchAll(/"role":"([^"]+)"/g);
    for (const [, role] of roles) expect(ROLES).toContain(role);
  });
});
