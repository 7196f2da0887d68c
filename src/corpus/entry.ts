/** The entries of the corpus, as pages, checks and the search index read them. */
import type { Path, Result, SetupError } from '../core/result.ts';
import type { PageId, Verdict } from '../core/verdict.ts';
import type { Scenario } from '../scenario/index.ts';
import type {
  AbilityData,
  ExpectedAnswer,
  Game,
  Kind,
  OpenData,
  RuleData,
  RulingData,
  SourceData,
} from './schema.ts';

/** A case whose scenario has been checked against its question's schema. */
export interface Case {
  readonly name: string;
  readonly scenario: Scenario;
  readonly expect: { readonly answer: ExpectedAnswer; readonly because: readonly PageId[] };
  /** Judged once, when first asked for. */
  verdict(): Result<Verdict, readonly SetupError[]>;
}

interface EntryOf<K extends Kind, Data> {
  readonly kind: K;
  /** `swm-017`; of a source, the name of the document. */
  readonly id: PageId;
  readonly title: string;
  readonly slug: string;
  /** From the site's root: `/swm/line-of-sight/`, `/sources/swm-faq/`. */
  readonly address: string;
  /** From the project's root. */
  readonly file: string;
  readonly data: Data;
  /** Markdown. */
  readonly body: string;
  /** Line of the file on which the body starts. */
  readonly bodyLine: number;
  readonly cases: readonly Case[];
}

/** An entry that belongs to a game. */
interface GameEntry<K extends Kind, Data> extends EntryOf<K, Data> {
  readonly game: Game;
}

export type RulingEntry = GameEntry<'ruling', RulingData>;
export type RuleEntry = GameEntry<'rule', RuleData>;
export type AbilityEntry = GameEntry<'ability', AbilityData>;
export type OpenEntry = GameEntry<'open', OpenData>;
export type SourceEntry = EntryOf<'source', SourceData>;
export type Entry = RulingEntry | RuleEntry | AbilityEntry | OpenEntry | SourceEntry;

/** The places in source documents that an entry rests on, with their paths in the front matter. */
export function sourcesOf({ data }: Entry): readonly { readonly path: Path; readonly document: string }[] {
  return [
    ...('source' in data && data.source
      ? [{ path: ['source', 'document'], document: data.source.document }]
      : []),
    ...('sources' in data
      ? data.sources.map(({ document }, i) => ({ path: ['sources', i, 'document'], document }))
      : []),
  ];
}
