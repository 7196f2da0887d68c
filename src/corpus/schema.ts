/**
 * The front matter of every kind of entry. CONTRIBUTING.md tells how to write one; the comments here say what
 * each field is for. What needs more than one file (links, sources, verdicts) is checked in `checks/`.
 */
import * as v from 'valibot';

export const GAMES = ['swm', 'xwing', 'ia'] as const;
export type Game = (typeof GAMES)[number];

/** What an entry is. Each kind has its folder in `content`. */
export const KINDS = ['ruling', 'rule', 'ability', 'open', 'source'] as const;
export type Kind = (typeof KINDS)[number];

const entryId = v.pipe(
  v.string(),
  v.regex(/^(swm|xwing|ia)-\d{3}$/, 'an id such as swm-017: a game, a hyphen, three digits'),
);

const key = (what: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what}: small letters, digits and single hyphens`),
  );

const oneLine = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(max),
    v.regex(/^\S.*\S$|^\S$/, 'one line of text without spaces around it'),
  );

/** As exactly as the source was dated: a day, a month or a year. Never guessed. */
const date = v.pipe(
  v.string('a date such as 2005-12-18, a year in quotes ("2004"), or unknown'),
  v.regex(
    /^(unknown|\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)$/,
    'a date such as 2005-12-18, a year in quotes ("2004"), or unknown',
  ),
);

/** Which document it comes from (a file of `content/sources`), where in it, and when that place was issued. */
const source = v.strictObject({ document: key('the name of a source document'), place: oneLine(160), date });

/** What happened to the text on its way here, and what later material did to it. */
const note = v.strictObject({
  kind: v.picklist(['amends', 'replaces', 'confirmed', 'caveat', 'slip', 'reconstructed', 'differs']),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(600)),
  /** The other entry, where there is one. */
  entry: v.optional(entryId),
});

const expectedAnswer = v.union(
  [
    v.picklist(['yes', 'no']),
    v.number(),
    /** A set: pieces or abilities in any order. */
    v.array(v.string()),
    v.strictObject({ order: v.array(v.string()) }),
    /** The data does not decide; what is missing. */
    v.strictObject({ undetermined: v.array(v.string()) }),
  ],
  'yes, no, a number, a set [A, B], { order: [A, B] } or { undetermined: [what is missing] }',
);
export type ExpectedAnswer = v.InferOutput<typeof expectedAnswer>;

const caseOf = v.strictObject({
  /** What sets this case apart: "The wall ends one square earlier". */
  name: oneLine(80),
  /** What is asked about which position; its question's schema says the rest. `npm run -s judge -- --questions` */
  scenario: v.looseObject({ question: v.string() }),
  /** What the source ruled, written from the source and not from what the program says. */
  expect: v.strictObject({
    answer: expectedAnswer,
    /** Pages that decisive steps of the verdict must rest on. */
    because: v.pipe(v.array(entryId), v.minLength(1)),
  }),
});

const common = {
  /** Permanent, never reused, never derived from the text. `npm run new` gives the next one. */
  id: entryId,
  /** What lists and browser tabs show. */
  title: oneLine(90),
  tags: v.optional(v.array(key('a tag')), () => []),
  notes: v.optional(v.array(note), () => []),
  related: v.optional(v.array(entryId), () => []),
  /** Names that the file had before: their addresses lead here for ever. */
  formerly: v.optional(v.array(key('a former name of the file')), () => []),
};

const summary = oneLine(300);
const cases = v.array(caseOf);

/** One question and its answer, as somebody with authority gave it. */
const rulingSchema = v.strictObject({
  ...common,
  /** The question in our own words. */
  question: oneLine(400),
  /** `yes`, `no`, `depends`, `none` (the source gave no ruling), or a short value such as "12 squares". */
  answer: v.pipe(
    v.string('yes, no, depends, none, or a short value in quotes'),
    v.minLength(1),
    v.maxLength(40),
  ),
  /** One short sentence that states the ruling. */
  ruling: oneLine(300),
  /** Ids of abilities in the core that it is about; each has a page. */
  abilities: v.optional(v.array(key('an ability')), () => []),
  /** Key of the passage in the source document; each passage has one entry. */
  passage: key('the key of a passage'),
  source,
  cases,
});

/** A section of a rulebook or glossary that steps of verdicts cite. */
const ruleSchema = v.strictObject({
  ...common,
  summary,
  passage: v.optional(key('the key of a passage')),
  source,
  cases: v.optional(cases, () => []),
});

/** A special ability, Force power, commander effect, upgrade or condition. Its mechanics live in the core. */
const abilitySchema = v.strictObject({
  ...common,
  /** Its id in the core, such as `bodyguard`. */
  ability: key('the id of an ability in the core'),
  summary,
  passage: v.optional(key('the key of a passage')),
  source: v.optional(source),
  sources: v.optional(v.array(source), () => []),
  /** How much of its text the sources give. */
  known: v.picklist(['quoted', 'partly', 'unknown']),
  cases: v.optional(cases, () => []),
});

/** A point that the sources leave open, with the ways to read it. */
const openSchema = v.strictObject({
  ...common,
  /** Its name among the readings of the core. */
  reading: key('the name of a reading'),
  summary,
  readings: v.pipe(
    v.array(
      v.strictObject({
        value: key('a value of the reading'),
        /** What this reading says. */
        says: oneLine(300),
        /** What speaks for it. */
        for: v.pipe(v.string(), v.minLength(1), v.maxLength(600)),
      }),
    ),
    v.minLength(2),
  ),
  default: key('the value taken when nothing else is chosen'),
  cases: v.optional(cases, () => []),
});

/** A source document. Its name is its file's name. */
const sourceSchema = v.strictObject({
  title: oneLine(120),
  publisher: oneLine(120),
  author: oneLine(120),
  authority: v.picklist(['official', 'representative', 'community']),
  date,
  /** What of it is processed on this site, and what is not. */
  processed: v.pipe(v.string(), v.minLength(1)),
  notes: v.optional(v.array(note), () => []),
  game: v.optional(v.picklist(GAMES)),
});

export const SCHEMAS = {
  ruling: rulingSchema,
  rule: ruleSchema,
  ability: abilitySchema,
  open: openSchema,
  source: sourceSchema,
} as const;

/** Folder of each kind in `content`. */
export const FOLDERS = {
  ruling: 'rulings',
  rule: 'rules',
  ability: 'abilities',
  open: 'open',
  source: 'sources',
} as const satisfies Record<Kind, string>;

export type RulingData = v.InferOutput<typeof rulingSchema>;
export type RuleData = v.InferOutput<typeof ruleSchema>;
export type AbilityData = v.InferOutput<typeof abilitySchema>;
export type OpenData = v.InferOutput<typeof openSchema>;
export type SourceData = v.InferOutput<typeof sourceSchema>;
export type CaseData = v.InferOutput<typeof caseOf>;
