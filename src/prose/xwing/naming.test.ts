/** What answers of all X-Wing questions name is told in words, whichever question it comes from. */
import { describe, expect, it } from 'vitest';
import { naming } from './index.ts';

const LABELS: Readonly<Record<string, string>> = {
  F: 'Falcon',
  T: 'TIE fighter',
  'han-solo-gunner': 'Han Solo',
  front: 'May it be placed at the front',
};
const name = naming((id) => LABELS[id] ?? id);

describe('the names in answers', () => {
  it.each([
    ['F', 'Falcon'],
    ['F.attack', 'Falcon as it engages'],
    ['F.han-solo-gunner', 'Han Solo on Falcon'],
    ['F.han-solo-gunner#2', 'Han Solo on Falcon (time 2)'],
    ['F>T', 'lock of Falcon on TIE fighter'],
    ['F>T#2', 'second lock of Falcon on TIE fighter'],
    ['front', 'front'],
  ])('%s is %s', (id, told) => {
    expect(name(id)).toBe(told);
  });
});
