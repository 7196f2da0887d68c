import { describe, expect, it } from 'vitest';
import { pageIn } from './telling.ts';

describe('where a page is', () => {
  const page = pageIn(
    {
      'swm-121': { title: 'Line of sight' },
      'swm-211': { title: 'Wookiee’s Rage: +10' },
      'swm-023': { title: 'Two Speeds: Jabba the Hutt', href: 'swm/jabba-and-nute-gunray/' },
    },
    '../../',
  );

  it('follows from its title', () => {
    expect(page('swm-121')).toEqual({ title: 'Line of sight', href: '../../swm/line-of-sight/' });
    expect(page('swm-211').href).toBe('../../swm/wookiees-rage-10/');
  });

  it('is said where it does not', () =>
    expect(page('swm-023').href).toBe('../../swm/jabba-and-nute-gunray/'));

  it('is the short link where the page was not told', () =>
    expect(page('swm-132')).toEqual({ title: 'swm-132', href: '../../r/swm-132/' }));
});
