/**
 * The front matter of every kind of entry. CONTRIBUTING.md tells how to write one; the comments here say what
 * each field is for. What needs more than one file (links, sources, verdicts) is checked in `checks/`.
 */
import * as z from 'zod';

export const GAMES = ['swm', 'xwing', 'ia'] as const;
export type Game = (typeof GAMES)[number];

/** What an entry is. Each kind has its folder in `content`. */
export const KINDS = ['ruling', 'rule', 'ability', 'open', 'source'] as const;
export type Kind = (typeof KINDS)[number];

const entryId = z
  .string()
  .regex(/^(swm|xwing|ia)-\d{3}$/, 'an id such as swm-017: a game, a hyphen, three digits');

const key = (what: string) =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what}: small letters, digits and single hyphens`);

const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S.*\S$|^\S$/, 'one line of text without spaces around it');

/** As exactly as the source was dated: a day, a month or a year. Never guessed. */
const date = z
  .string('a date such as 2005-12-18, a year in quotes ("2004"), or unknown')
  .regex(
    /^(unknown|\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)$/,
    'a date such as 2005-12-18, a year in quotes ("2004"), or unknown',
  );

/** Which document it comes from (a file of `content/sources`), where in it, and when that place was issued. */
const source = z.strictObject({ document: key('the name of a source document'), place: oneLine(160), date });

/** What happened to the text on its way here, and what later material did to it. */
const note = z.strictObject({
  kind: z.enum(['amends', 'replaces', 'confirmed', 'caveat', 'slip', 'reconstructed', 'differs']),
  text: z.string().min(1).max(600),
  /** The other entry, where there is one. */
  entry: entryId.optional(),
});

const expectedAnswer = z.union(
  [
    z.enum(['yes', 'no']),
    z.number(),
    /** A set: pieces or abilities in any order. */
    z.array(z.string()),
    z.strictObject({ order: z.array(z.string()) }),
    /** The data does not decide; what is missing. */
    z.strictObject({ undetermined: z.array(z.string()) }),
  ],
  'yes, no, a number, a set [A, B], { order: [A, B] } or { undetermined: [what is missing] }',
);
export type ExpectedAnswer = z.infer<typeof expectedAnswer>;

const caseOf = z.strictObject({
  /** What sets this case apart: "The wall ends one square earlier". */
  name: oneLine(80),
  /** What is asked about which position; its question's schema says the rest. `npm run -s judge -- --questions` */
  scenario: z.looseObject({ question: z.string() }),
  /** What the source ruled, written from the source and not from what the program says. */
  expect: z.strictObject({
    answer: expectedAnswer,
    /** Pages that decisive steps of the verdict must rest on. */
    because: z.array(entryId).min(1),
  }),
});

const common = {
  /** Permanent, never reused, never derived from the text. `npm run new` gives the next one. */
  id: entryId,
  /** What lists and browser tabs show. */
  title: oneLine(90),
  tags: z.array(key('a tag')).default([]),
  notes: z.array(note).default([]),
  related: z.array(entryId).default([]),
  /** Names that the file had before: their addresses lead here for ever. */
  formerly: z.array(key('a former name of the file')).default([]),
};

const summary = oneLine(300);
const cases = z.array(caseOf);

/** One question and its answer, as somebody with authority gave it. */
export const rulingSchema = z.strictObject({
  ...common,
  /** The question in our own words. */
  question: oneLine(400),
  /** `yes`, `no`, `depends`, `none` (the source gave no ruling), or a short value such as "12 squares". */
  answer: z.string('yes, no, depends, none, or a short value in quotes').min(1).max(40),
  /** One short sentence that states the ruling. */
  ruling: oneLine(300),
  /** Ids of abilities in the core that it is about; each has a page. */
  abilities: z.array(key('an ability')).default([]),
  /** Key of the passage in the source document; each passage has one entry. */
  passage: key('the key of a passage'),
  source,
  cases,
});

/** A section of a rulebook or glossary that steps of verdicts cite. */
export const ruleSchema = z.strictObject({
  ...common,
  summary,
  passage: key('the key of a passage').optional(),
  source,
  cases: cases.default([]),
});

/** A special ability, Force power, commander effect, upgrade or condition. Its mechanics live in the core. */
export const abilitySchema = z.strictObject({
  ...common,
  /** Its id in the core, such as `bodyguard`. */
  ability: key('the id of an ability in the core'),
  summary,
  passage: key('the key of a passage').optional(),
  source: source.optional(),
  sources: z.array(source).default([]),
  /** How much of its text the sources give. */
  known: z.enum(['quoted', 'partly', 'unknown']),
  cases: cases.default([]),
});

/** A point that the sources leave open, with the ways to read it. */
export const openSchema = z.strictObject({
  ...common,
  /** Its name among the readings of the core. */
  reading: key('the name of a reading'),
  summary,
  readings: z
    .array(
      z.strictObject({
        value: key('a value of the reading'),
        /** What this reading says. */
        says: oneLine(300),
        /** What speaks for it. */
        for: z.string().min(1).max(600),
      }),
    )
    .min(2),
  default: key('the value taken when nothing else is chosen'),
  cases: cases.default([]),
});

/** A source document. Its name is its file's name. */
export const sourceSchema = z.strictObject({
  title: oneLine(120),
  publisher: oneLine(120),
  author: oneLine(120),
  authority: z.enum(['official', 'representative', 'community']),
  date,
  /** What of it is processed on this site, and what is not. */
  processed: z.string().min(1),
  notes: z.array(note).default([]),
  game: z.enum(GAMES).optional(),
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

export type RulingData = z.infer<typeof rulingSchema>;
export type RuleData = z.infer<typeof ruleSchema>;
export type AbilityData = z.infer<typeof abilitySchema>;
export type OpenData = z.infer<typeof openSchema>;
export type SourceData = z.infer<typeof sourceSchema>;
export type CaseData = z.infer<typeof caseOf>;
