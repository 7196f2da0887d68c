import { expect, it } from 'vitest';
import { ABILITIES } from '../../core/swm/abilities/index.ts';
import { ABILITY_NAMES } from './swm-parts.ts';

it('calls every ability what its record calls it', () => {
  expect(ABILITY_NAMES).toEqual(Object.fromEntries(ABILITIES.map(({ id, name }) => [id, name])));
});
