import { unified } from '@astrojs/markdown-remark';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type EntryLink, remarkEntryLinks } from './remark-entry-links.ts';

const pages: Record<string, EntryLink> = {
  'swm-121': { href: '/swm/line-of-sight/', title: 'Line of sight' },
  'ia-113': { href: '/ia/adjacent/', title: 'Adjacent spaces' },
};

const processor = unified({ remarkPlugins: [[remarkEntryLinks, { resolve: (id: string) => pages[id] }]] });

async function render(markdown: string): Promise<string> {
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  return (await renderer.render(markdown)).code;
}

// Astro's processor prints what it throws.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a link to an entry', () => {
  it('shows the title of the entry', async () => {
    expect(await render('See [[swm-121]].')).toBe(
      '<p>See <a href="/swm/line-of-sight/">Line of sight</a>.</p>',
    );
  });

  it('shows other words when there are some, and the title on hovering', async () => {
    expect(await render('No [[swm-121|line]] at all')).toBe(
      '<p>No <a href="/swm/line-of-sight/" title="Line of sight">line</a> at all</p>',
    );
  });

  it('stands beside others, in lists, emphasis and at either end', async () => {
    expect(await render('[[swm-121]] and *[[ia-113]]*')).toBe(
      '<p><a href="/swm/line-of-sight/">Line of sight</a> and <em><a href="/ia/adjacent/">Adjacent spaces</a></em></p>',
    );
    expect(await render('- [[ia-113]]')).toContain('<li><a href="/ia/adjacent/">Adjacent spaces</a></li>');
  });

  it('stays text in code', async () => {
    expect(await render('`[[swm-121]]`')).toBe('<p><code>[[swm-121]]</code></p>');
  });

  it('leaves other brackets alone', async () => {
    expect(await render('a [b] and [c](/d/)')).toBe('<p>a [b] and <a href="/d/">c</a></p>');
  });

  it('fails with its place when no entry has the id', async () => {
    const failure = await render('First.\n\nSecond,\nthen [[swm-999]].').catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'There is no entry "swm-999"', line: 4, column: 6 });
  });

  it('fails when it is not closed or holds markup', async () => {
    await expect(render('See [[swm-121].')).rejects.toThrow('is written [[id]]');
    await expect(render('See [[swm-121|*line*]].')).rejects.toThrow('is written [[id]]');
  });
});
