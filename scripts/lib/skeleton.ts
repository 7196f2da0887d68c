/**
 * The file of a new entry: complete in form, so that what `npm run check` says is what is left to write.
 * Whatever begins with … is still to be written.
 */
import { Document, isMap, isScalar, visit } from 'yaml';
import type { GridMap } from '../../src/core/geometry/grid.ts';
import { decisivePages } from '../../src/core/steps.ts';
import { asExpected } from '../../src/corpus/checks/cases.ts';
import { CORE } from '../../src/corpus/core-records.ts';
import { type ExpectedAnswer, FOLDERS, type Game, type Kind } from '../../src/corpus/schema.ts';
import { printDrawing } from '../../src/scenario/drawing.ts';
import { judgeScenario, QUESTIONS, type Scenario } from '../../src/scenario/index.ts';

/** What its author has said so far. */
export interface NewEntry {
  readonly kind: Kind;
  readonly game: Game;
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly document: string;
  readonly place: string;
  readonly date: string;
  readonly passage: string;
  readonly abilities: readonly string[];
  /** What the cases ask: the id of a question. */
  readonly asks: string;
  readonly answer: string;
  /** The ability or reading of the core. */
  readonly record: string;
}

/** From the project's root. */
export const fileOf = ({ kind, game, slug }: Pick<NewEntry, 'kind' | 'game' | 'slug'>): string =>
  kind === 'source' ? `content/${FOLDERS.source}/${slug}.md` : `content/${FOLDERS[kind]}/${game}/${slug}.md`;

export function skeleton(entry: NewEntry): string {
  return `---\n${yaml(FRONT_MATTER[entry.kind](entry))}---\n${BODY[entry.kind]}\n`;
}

const BODY: Readonly<Record<Kind, string>> = {
  ruling:
    '… the answer in a word. Then why: which rule decides, and what the ruling hangs on. Link rules by their ids in double square brackets.',
  rule: '… what the rule says, in our own words, with its conditions and exceptions.',
  ability: '… what the ability does, as far as the sources tell.',
  open: '… what the sources say, and where they stop.',
  source: '… what this document is, and how it came down to us.',
};

const SUMMARY = '… one sentence that says it all.';

const sourceIn = ({ document, place, date }: NewEntry) => ({ document, place, date });

const FRONT_MATTER: Readonly<Record<Kind, (entry: NewEntry) => object>> = {
  ruling: (entry) => ({
    id: entry.id,
    title: entry.title,
    question: '… what is asked, in our own words?',
    answer: entry.answer,
    ruling: '… one short sentence that states the ruling.',
    abilities: entry.abilities,
    tags: [],
    passage: entry.passage,
    source: sourceIn(entry),
    related: [],
    cases: casesOf(entry),
  }),
  rule: (entry) => ({
    id: entry.id,
    title: entry.title,
    summary: SUMMARY,
    tags: [],
    ...(entry.passage && { passage: entry.passage }),
    source: sourceIn(entry),
    related: [],
    ...(entry.asks && { cases: casesOf(entry) }),
  }),
  ability: (entry) => ({
    id: entry.id,
    title: entry.title,
    ability: entry.record,
    summary: SUMMARY,
    tags: [],
    source: sourceIn(entry),
    known: 'partly',
    related: [],
  }),
  open: (entry) => {
    const values = CORE[entry.game].readings[entry.record]?.values ?? [];
    return {
      id: entry.id,
      title: entry.title,
      reading: entry.record,
      summary: SUMMARY,
      readings: values.map((value) => ({
        value,
        says: '… what this reading says.',
        for: '… what speaks for it.',
      })),
      default: values[0],
      related: [],
    };
  },
  source: (entry) => ({
    title: entry.title,
    publisher: '… who published it',
    author: '… who wrote it, or unknown',
    authority: 'community',
    date: entry.date,
    processed: '… what of it is on this site, and what is not.',
  }),
};

/** Two cases to change, of the question's own example; they expect answers that differ. */
function casesOf({ asks }: NewEntry): object[] {
  const example = QUESTIONS.find(({ question }) => question.id === asks)?.example;
  const verdict = example && judgeScenario(example);
  if (!example || !verdict?.ok) return [];
  const because = decisivePages(verdict.value.steps);
  const answer = asExpected(verdict.value.answer);
  const scenario = written(example);
  return [
    { name: 'The position as described', scenario, expect: { answer, because } },
    {
      name: '… what is changed, so that it comes out differently',
      scenario,
      expect: { answer: other(answer), because },
    },
  ];
}

function other(answer: ExpectedAnswer): ExpectedAnswer {
  if (answer === 'yes' || answer === 'no') return answer === 'yes' ? 'no' : 'yes';
  if (typeof answer === 'number') return answer + 1;
  return Array.isArray(answer) ? [] : { order: [] };
}

/** As authors write it: the map drawn, the pieces in a legend, nothing that goes without saying. */
function written(scenario: Scenario): object {
  if (!('board' in scenario)) return scenario;
  const { board, pieces, ...rest } = scenario as { board: GridMap; pieces: readonly (Piece & object)[] };
  const drawing = printDrawing(board, pieces);
  if (!drawing.ok) return scenario;
  const legend = pieces.map(({ id, at, width, height, ...piece }) => [id, piece] as const);
  const { question, ...fields } = rest as unknown as { question: string };
  return { question, board: `${drawing.value}\n`, pieces: Object.fromEntries(legend), ...fields };
}

interface Piece {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly width: number;
  readonly height: number;
}

/** Small maps and lists on one line, drawings as blocks. */
function yaml(data: object): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      if (isMap(value) && ['source', 'expect'].includes(name)) value.flow = true;
      if (isMap(value) && name === 'pieces') {
        for (const { value: piece } of value.items) if (isMap(piece)) piece.flow = true;
      }
    },
    Seq: (_, seq) => {
      if (seq.items.every((item) => isScalar(item))) seq.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
