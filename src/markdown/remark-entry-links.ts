/**
 * `[[id]]` and `[[id|other words]]` become links to entries. An id that no entry has, or a link that is not
 * closed, stops the build with the place of the link.
 */
import type { Link, PhrasingContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

export interface EntryLink {
  readonly href: string;
  /** What the link says when the author gives no words. */
  readonly title: string;
}

interface Options {
  /** The page of an id; undefined where there is none. */
  readonly resolve: (id: string) => EntryLink | undefined;
}

const LINK = /\[\[([^[\]|\n]+)(?:\|([^[\]]+))?\]\]/g;

export const remarkEntryLinks: Plugin<[Options], Root> =
  ({ resolve }) =>
  (tree, file) => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('[[')) return undefined;
      const parts: PhrasingContent[] = [];
      /** Where in the file a part of this text stands. */
      const place = (offset: number) => {
        const before = node.value.slice(0, offset).split('\n');
        const start = node.position?.start ?? { line: 1, column: 1 };
        const column = (before.at(-1)?.length ?? 0) + (before.length > 1 ? 1 : start.column);
        return { line: start.line + before.length - 1, column };
      };
      const keep = (from: number, to?: number) => {
        const text = node.value.slice(from, to);
        const open = text.indexOf('[[');
        if (open >= 0) {
          file.fail(
            'A link to an entry is written [[id]] or [[id|plain words]]',
            place(from + open),
            'netrep:link',
          );
        }
        if (text) parts.push({ type: 'text', value: text });
      };
      let end = 0;
      for (const match of node.value.matchAll(LINK)) {
        const id = match[1]?.trim() ?? '';
        const target = resolve(id);
        if (!target) return file.fail(`There is no entry "${id}"`, place(match.index), 'netrep:link');
        keep(end, match.index);
        parts.push(link(target, match[2]?.trim() ?? target.title));
        end = match.index + match[0].length;
      }
      keep(end);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };

const link = ({ href, title }: EntryLink, words: string): Link => ({
  type: 'link',
  url: href,
  ...(words !== title && { title }),
  children: [{ type: 'text', value: words }],
});
