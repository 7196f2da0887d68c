/** The `[[id]]` links of a body, found by the plugin that renders them. */
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkEntryLinks } from '../markdown/remark-entry-links.ts';
import type { Entry } from './entry.ts';
import type { Problem } from './problem.ts';

export interface BodyLinks {
  /** Ids of the entries it links to, without repeats. */
  readonly ids: readonly string[];
  readonly problems: readonly Problem[];
}

/** `titleOf` knows every entry. The plugin stops at a dead link; it is asked again until it finds no new one. */
export function bodyLinks(
  { body, bodyLine, file }: Entry,
  titleOf: (id: string) => string | undefined,
): BodyLinks {
  const ids = new Set<string>();
  const dead = new Set<string>();
  const problems: Problem[] = [];
  for (;;) {
    let asked = '';
    const resolve = (id: string) => {
      asked = id;
      const title = titleOf(id);
      if (title !== undefined) ids.add(id);
      return title !== undefined || dead.has(id) ? { href: '', title: title ?? id } : undefined;
    };
    const fault = run(body, resolve);
    if (!fault) break;
    const isNew = asked !== '' && titleOf(asked) === undefined && !dead.has(asked);
    const { line = 1, column = 1 } = fault;
    const at = isNew ? placeOfLink(body, line, asked) : { line, column };
    problems.push({
      code: 'dead-link',
      file,
      line: bodyLine + at.line - 1,
      column: at.column,
      message: isNew
        ? `Expected the id of an entry in [[${asked}]]; there is no entry ${asked}.`
        : `${fault.reason}.`,
    });
    if (!isNew) break;
    dead.add(asked);
  }
  return { ids: [...ids], problems };
}

type Resolve = Parameters<typeof remarkEntryLinks>[0]['resolve'];

/** What the plugin stops with: a message with its place. */
interface Fault {
  readonly reason: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

function run(body: string, resolve: Resolve): Fault | undefined {
  const processor = unified().use(remarkParse).use(remarkEntryLinks, { resolve });
  try {
    processor.runSync(processor.parse(body), body);
    return undefined;
  } catch (fault) {
    if (fault instanceof Error && 'reason' in fault) return fault as Error & Fault;
    throw fault;
  }
}

/** The plugin knows the paragraph; the link itself is in it. */
function placeOfLink(body: string, fromLine: number, id: string): { line: number; column: number } {
  const lines = body.split('\n');
  const line = lines.findIndex((text, i) => i >= fromLine - 1 && text.includes(`[[${id}`));
  return line < 0
    ? { line: fromLine, column: 1 }
    : { line: line + 1, column: (lines[line] ?? '').indexOf(`[[${id}`) + 1 };
}
