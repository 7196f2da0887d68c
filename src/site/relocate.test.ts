import { describe, expect, it } from 'vitest';
import { rootFrom } from './paths.ts';
import { relocate } from './relocate.ts';

describe('rootFrom', () => {
  it.each([
    ['/', './'],
    ['/404.html', './'],
    ['/swm/', '../'],
    ['/swm/slug/', '../../'],
  ])('leads from %s by %s', (path, root) => expect(rootFrom(path)).toBe(root));
});

describe('relocate', () => {
  it('makes addresses from the root relative to the page', () => {
    expect(relocate('<a class="x" href="/swm/">SWM</a>', '/ia/slug/')).toBe(
      '<a class="x" href="../../swm/">SWM</a>',
    );
    expect(relocate('<a href="/">Home</a>', '/')).toBe('<a href="./">Home</a>');
  });

  it('covers scripts, forms and redirects', () => {
    expect(relocate('<script type="module" src="/_astro/a.js"></script>', '/')).toBe(
      '<script type="module" src="./_astro/a.js"></script>',
    );
    expect(relocate('<form action="/" role="search">', '/swm/')).toBe('<form action="../" role="search">');
    expect(relocate('<meta http-equiv="refresh" content="0; url=/swm/slug/">', '/r/swm-017/')).toBe(
      '<meta http-equiv="refresh" content="0; url=../../swm/slug/">',
    );
  });

  it('leaves other addresses, text and scripts alone', () => {
    for (const html of [
      '<a href="https://example.org/">there</a>',
      '<a href="//example.org/">there</a>',
      '<a href="#top">top</a>',
      '<a href="../">up</a>',
      '<p>Write href="/swm/" in it.</p>',
      '<script>const a = \'<a href="/swm/">\';</script>',
      '<p title="a > b, href=/x">text</p>',
    ]) {
      expect(relocate(html, '/ia/slug/')).toBe(html);
    }
  });

  it('changes the address of a script and not its content', () => {
    expect(relocate('<script type="module" src="/_astro/a.js">import "/x"</script>', '/ia/')).toBe(
      '<script type="module" src="../_astro/a.js">import "/x"</script>',
    );
  });
});
