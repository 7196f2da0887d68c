import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { narrowPolicy } from './policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, rest: string) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${rest}</body>`;

describe('the content security policy of a page', () => {
  it('drops the hashes of files and keeps everything else', () => {
    const policy =
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';style-src 'self' 'sha256-def=';";
    expect(narrowPolicy(page(policy, '<script type="module" src="/a.js"></script>'))).toBe(
      page(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
        '<script type="module" src="/a.js"></script>',
      ),
    );
  });

  it('names the inline scripts and styles of the page, and no blocks of data', () => {
    const rest =
      '<style>a{b:c}</style><script>let a = 1</script><script type="module">let b</script>' +
      '<script type="application/json">{}</script>';
    expect(narrowPolicy(page("script-src 'self'; style-src 'self'", rest))).toBe(
      page(`script-src 'self' ${sha('let a = 1')} ${sha('let b')}; style-src 'self' ${sha('a{b:c}')}`, rest),
    );
  });

  it('leaves a page without a policy alone', () => {
    expect(narrowPolicy('<script>1</script>')).toBe('<script>1</script>');
  });
});
