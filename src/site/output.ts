/** What a built site must be, whatever is in it: every link inside it leads somewhere, and nothing leads out. */

export interface OutputFile {
  /** From the site's root, such as `swm/slug/index.html`. */
  readonly path: string;
  readonly html: string;
}

const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/gi;
const ADDRESSES = new Set(['href', 'src', 'action', 'poster']);
/** Elements that load what they name; only links may lead to other sites. */
const LOADS = /^<(?:script|link rel="(?!canonical|license)|img|iframe|source|video|audio|object|embed|form)/i;
const NO_CONTENT = /(<(script|style)\b(?:[^>"]|"[^"]*")*>)[\s\S]*?(?=<\/\2>)/gi;

/** One sentence for each fault; `exists` knows the site's files by their paths. */
export function faultsOf({ path, html }: OutputFile, exists: (path: string) => boolean): string[] {
  const page = new URL(path, 'http://site/');
  const faults: string[] = [];
  for (const [tag] of html.replace(NO_CONTENT, '$1').matchAll(TAG)) {
    for (const [, name = '', raw = ''] of tag.matchAll(ATTRIBUTE)) {
      if (name === 'style') faults.push(`${path}: inline style, which the policy forbids: ${tag}`);
      const address = name === 'content' ? /^\d+;\s*url=(.*)/.exec(raw)?.[1] : ADDRESSES.has(name) && raw;
      if (!address || /^(data|mailto):/.test(address)) continue;
      const target = new URL(address.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), page);
      if (target.origin !== page.origin) {
        if (LOADS.test(tag)) faults.push(`${path}: loads something from another site: ${address}`);
      } else if (address.startsWith('/')) {
        faults.push(`${path}: an address that holds at the root of a host only: ${address}`);
      } else {
        const file = decodeURI(target.pathname)
          .slice(1)
          .replace(/(^|\/)$/, '$1index.html');
        if (!exists(file)) faults.push(`${path}: a dead link: ${address}`);
      }
    }
  }
  return faults;
}
