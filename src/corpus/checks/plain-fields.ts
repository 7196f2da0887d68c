/** Texts of the front matter are shown as they stand: only the body is Markdown and can link. */
import { type Check, problemAt } from './check.ts';
import { textsIn } from './texts.ts';

const LINK = /\[\[[a-z]+-\d+(\|[^\]]*)?\]\]/;

export const checkPlainFields: Check = ({ read }) =>
  read.flatMap((item) =>
    textsIn(item.entry.data, []).flatMap(({ path, text }) => {
      const link = LINK.exec(text)?.[0];
      const message = `Expected plain text; found the link ${link}. Links go into the body or into "related".`;
      return link === undefined ? [] : [problemAt(item, path, 'link-in-field', message)];
    }),
  );
