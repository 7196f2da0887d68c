/** Holds the code to the layout that README.md describes: who may import whom, and no cycles. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** A layer may import itself and the layers named; a game's folder in the core knows no other game. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/core': [],
  'src/text': [],
  'src/scenario': ['src/core', 'src/text'],
  'src/prose': ['src/core'],
  'src/search': ['src/text'],
  'src/markdown': [],
  'src/offline': [],
  'src/demos': ['src/core', 'src/scenario', 'src/prose', 'src/text'],
  'src/corpus': ['src/core', 'src/scenario', 'src/markdown', 'src/text'],
  'src/site': ['src/core', 'src/scenario', 'src/corpus', 'src/demos', 'src/markdown'],
};

const PACKAGES: Record<string, readonly string[]> = {
  'src/core': [],
  'src/text': [],
  'src/scenario': ['valibot', '@valibot/to-json-schema'],
  'src/prose': [],
};

const isTest = (file: string) => /\.(test|oracle|bench)\.tsx?$/.test(file);
const sources = globSync('{src,scripts}/**/*.{ts,tsx,mjs}').filter((file) => !isTest(file));

interface Import {
  readonly from: string;
  readonly to: string;
}

function importsOf(file: string): Import[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => ({
    from: file,
    to: fileName.startsWith('.') ? normalize(join(dirname(file), fileName)) : fileName,
  }));
}

const imports = sources.flatMap(importsOf);
const layerOf = (path: string) => Object.keys(MAY_IMPORT).find((layer) => path.startsWith(`${layer}/`));

describe('the layers', () => {
  it('are found at all: every layer has imports to check', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  for (const [layer, allowed] of Object.entries(MAY_IMPORT)) {
    it(`${layer} imports only ${['itself', ...allowed].join(', ')}`, () => {
      const wrong = imports
        .filter(({ from, to }) => from.startsWith(`${layer}/`) && to.startsWith('src/'))
        .filter(({ to }) => ![layer, ...allowed].some((ok) => to.startsWith(`${ok}/`)));
      expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    });
  }

  for (const [layer, allowed] of Object.entries(PACKAGES)) {
    it(`${layer} uses ${allowed.length ? `no package but ${allowed.join(', ')}` : 'no package'}`, () => {
      const wrong = imports
        .filter(({ from, to }) => from.startsWith(`${layer}/`) && layerOf(to) === undefined)
        .filter(({ to }) => !allowed.includes(to));
      expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    });
  }

  it('keep the games apart in the core', () => {
    const game = (path: string) => /^src\/core\/(swm|xwing|ia)\//.exec(path)?.[1];
    const wrong = imports.filter(({ from, to }) => {
      const target = game(to);
      return target !== undefined && from.startsWith('src/core/') && game(from) !== target;
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

describe('the modules', () => {
  it('have no import cycles', () => {
    const edges = new Map<string, string[]>();
    for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to]);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      const at = path.indexOf(file);
      if (at >= 0) cycles.push([...path.slice(at), file].join(' → '));
      if (at >= 0 || done.has(file)) return;
      for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('stay short enough to say one thing', () => {
    const long = [...sources, ...globSync('src/**/*.{css,astro}')]
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 320);
    expect(long).toEqual([]);
  });
});
