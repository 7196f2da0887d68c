/**
 * Makes a built page independent of where it is served: each address that is absolute from the site's root
 * becomes relative to the page, so that the same output works under any host and any sub-path.
 */
import { rootFrom } from './paths.ts';

/** A raw text element with its content, or one tag. Attribute values are quoted, as Astro writes them. */
const PIECE = /(<(script|style)\b(?:[^>"]|"[^"]*")*>)([\s\S]*?<\/\2>)|<[a-z](?:[^>"]|"[^"]*")*>/gi;

const ADDRESS = /(\s(?:href|src|action|poster|data)=")\/(?!\/)([^"]*)"/g;

/** `<meta http-equiv="refresh" content="0; url=/swm/slug/">` */
const REFRESH = /(\scontent="\d+;\s*url=)\/(?!\/)([^"]*)"/g;

/** `path` is the page's own address, such as `/swm/slug/`. Scripts and text stay as they are. */
export function relocate(html: string, path: string): string {
  const root = rootFrom(path);
  const inTag = (tag: string) => tag.replace(ADDRESS, `$1${root}$2"`).replace(REFRESH, `$1${root}$2"`);
  return html.replace(PIECE, (tag: string, opening?: string, _name?: string, content?: string) =>
    opening === undefined ? inTag(tag) : inTag(opening) + content,
  );
}
