import { describe, expect, it } from 'vitest';
import { faultsOf } from './output.ts';

const files = new Set(['index.html', 'swm/index.html', 'swm/slug/index.html', '_astro/a.js', 'favicon.svg']);
const faults = (html: string) => faultsOf({ path: 'swm/slug/index.html', html }, (path) => files.has(path));

describe('faults of a built page', () => {
  it('finds none in links that lead somewhere', () => {
    const html =
      '<a href="../../">Home</a><a href="../">SWM</a><a href="#why">Why</a><a href="../?q=a">q</a>' +
      '<script type="module" src="../../_astro/a.js">const x = \'<a href="/x">\';</script>' +
      '<a href="https://example.org/">out</a><img src="data:,">';
    expect(faults(html)).toEqual([]);
  });

  it.each([
    ['<a href="../missing/">x</a>', 'a dead link'],
    ['<a href="/swm/">x</a>', 'at the root of a host only'],
    ['<meta http-equiv="refresh" content="0; url=../missing/">', 'a dead link'],
    ['<script src="/_astro/a.js"></script>', 'at the root of a host only'],
    ['<script src="https://example.org/a.js"></script>', 'from another site'],
    ['<link rel="stylesheet" href="//example.org/a.css">', 'from another site'],
    ['<p style="color: red">x</p>', 'inline style'],
  ])('finds %s', (html, fault) => {
    expect(faults(html)).toHaveLength(1);
    expect(faults(html)[0]).toContain(fault);
  });
});
