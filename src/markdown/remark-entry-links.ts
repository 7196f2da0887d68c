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
      const keep = (text: string) => {
        if (text.includes('[[')) {
          file.fail('A link to an entry is written [[id]] or [[id|plain words]]', node, 'netrep:link');
        }
        if (text) parts.push({ type: 'text', value: text });
      };
      let end = 0;
      for (const match of node.value.matchAll(LINK)) {
        const id = match[1]?.trim() ?? '';
        const target = resolve(id);
        if (!target) return file.fail(`There is no entry "${id}"`, node, 'netrep:link');
        keep(node.value.slice(end, match.index));
        parts.push(link(target, match[2]?.trim() ?? target.title));
        end = match.index + match[0].length;
      }
      keep(node.value.slice(end));
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
