/**
 * Narrows the content security policy that Astro wrote into a page to what this page needs: hashes of its own
 * inline scripts and styles. Files of the site are covered by 'self', so that the policy does not grow with them.
 */
import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)"/i;
const INLINE = /<(script|style)\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/\1>/g;
/** Blocks of data are not executed and need no hash. */
const NO_CODE = /\s(src=|type="(?!module")[^"]*")/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function narrowPolicy(html: string): string {
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() };
  for (const [, name = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (content && !NO_CODE.test(attributes)) hashes[name]?.add(hashOf(content));
  }
  return html.replace(POLICY, (_whole, start: string, policy: string) => {
    const directives = policy
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => {
        const [name = '', ...sources] = directive.split(/\s+/);
        const own = hashes[name.replace(/-src$/, '')];
        const kept = own ? [...sources.filter((source) => !source.startsWith("'sha")), ...own] : sources;
        return [name, ...kept].join(' ');
      });
    return `${start}${directives.join('; ')}"`;
  });
}
