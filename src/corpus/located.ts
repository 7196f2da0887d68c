/** Front matter whose every value knows its line and column in the file. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
} from 'yaml';
import { err, ok, type Path, type Result } from '../core/result.ts';

/** From 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Fault extends Place {
  readonly code: string;
  readonly message: string;
}

/** A file cut in two. */
export interface Located {
  readonly data: unknown;
  /** Where the value at a path begins; where there is none, the nearest thing around it. */
  at(path: Path): Place;
  /** Where the key of a field stands. */
  keyAt(path: Path): Place;
  /** A place inside a block of text (`|`), counted from 1 in the text, as a place in the file. */
  inText(path: Path, line: number, column: number): Place;
  readonly body: string;
  readonly bodyLine: number;
}

const FENCE = /^---[ \t]*$/;

export function locate(text: string): Result<Located, readonly Fault[]> {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, i) => i > 0 && FENCE.test(line));
  if (!FENCE.test(lines[0] ?? '') || end < 0) {
    const message = FENCE.test(lines[0] ?? '')
      ? 'Expected a line --- that ends the front matter; found none.'
      : 'Expected front matter: a first line --- and, after the fields, another one.';
    return err([{ code: 'no-front-matter', message, line: 1, column: 1 }]);
  }
  const counter = new LineCounter();
  // The first line stays, as a comment, so that lines of the document are lines of the file.
  const source = ['#--', ...lines.slice(1, end)].join('\n');
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const placeOf = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length) {
    return err(
      document.errors.map((error) => ({
        code: 'yaml',
        message: `This is not YAML: ${error.message}${/[.!?]$/.test(error.message) ? '' : '.'}${HINTS[error.code] ?? ''}`,
        ...placeOf(error.pos[0]),
      })),
    );
  }
  const find = (path: Path) => nodeAt(document, path);
  const startOf = (node: Node | undefined): Place => placeOf(node?.range?.[0] ?? 0);
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    const message = `This YAML cannot be resolved: ${error instanceof Error ? error.message : error}.`;
    return err([{ code: 'yaml', message, line: 2, column: 1 }]);
  }
  return ok({
    data,
    at: (path) => startOf(find(path).node),
    keyAt: (path) => startOf(find(path).key ?? find(path).node),
    inText: (path, line, column) => {
      const { node } = find(path);
      const start = startOf(node);
      if (!isScalar(node) || (node.type !== Scalar.BLOCK_LITERAL && node.type !== Scalar.BLOCK_FOLDED)) {
        return start;
      }
      const first = lines.slice(start.line).find((text) => text.trim() !== '') ?? '';
      return { line: start.line + line, column: first.search(/\S|$/) + column };
    },
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  });
}

/** What usually lies behind an error that YAML words in its own terms. */
const HINTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: ' Text with a colon and a space in it needs quotes.',
  DUPLICATE_KEY: ' A field occurs twice.',
  TAB_AS_INDENT: ' Indent with spaces.',
};

function nodeAt(document: Document.Parsed, path: Path): { node: Node | undefined; key: Node | undefined } {
  let node: Node | undefined = document.contents ?? undefined;
  let key: Node | undefined;
  for (const part of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (!isCollection(node)) break;
    const found: unknown = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(part))
      : node.items[Number(part)];
    const value = isPair(found) ? found.value : found;
    if (found === undefined) break;
    key = isPair(found) && isNode(found.key) ? found.key : undefined;
    node = isNode(value) ? value : key;
  }
  return { node, key };
}
