/** What the pages for asking start from, and the pairs that have a published answer. */
import { sourceOf } from '../core/swm/abilities/index.ts';
import type { SourceId } from '../core/swm/abilities/vocabulary.ts';
import type { Case, Entry, RulingEntry } from '../corpus/entry.ts';
import { familyOf } from '../demos/families.ts';
import { look } from '../demos/look.ts';
import type { DemoProps, ToldAnswer } from '../demos/props.ts';
import { standingOf } from '../demos/standing/standing.ts';
import { pageIn } from '../demos/telling.ts';
import { toldCase } from '../demos/told.ts';
import { QUESTIONS } from '../scenario/index.ts';
import type { SiteCorpus } from './corpus.ts';
import { demoProps } from './demo.ts';
import { groupBy } from './entries.ts';
import type { Game } from './games.ts';
import { publishedCases, publishedFor } from './published.ts';

interface Asking {
  readonly name: string;
  /** The entry whose first case of this question is the example. */
  readonly example: string;
  readonly question: string;
  /** The fields that make the question; the rest is detail. */
  readonly first: readonly string[];
}

/** What readers of Star Wars Miniatures ask most: pairs, bonuses, turns. */
const OF_SWM: readonly Asking[] = [
  {
    name: 'Does a defence work against an offence?',
    example: 'swm-029',
    question: 'swm/effect-applies',
    first: ['offence', 'defence'],
  },
  {
    name: 'Which bonuses count for an attack?',
    example: 'swm-018',
    question: 'swm/attack',
    first: ['modifiers', 'roll'],
  },
  {
    name: 'May a character do this in one turn?',
    example: 'swm-110',
    question: 'swm/turn',
    first: ['abilities', 'effects', 'speed', 'actions'],
  },
];

/** Every question of a game that a ruling or a rule has a case for, with that case to start from. */
const everyQuestion = (game: string, entries: readonly Entry[]): readonly Asking[] =>
  QUESTIONS.flatMap(({ question: { id: question }, asks }) => {
    if (!question.startsWith(`${game}/`)) return [];
    const withCase = (kind: Entry['kind']) =>
      entries.find(
        (entry) => entry.kind === kind && entry.cases.some(({ scenario }) => scenario.question === question),
      );
    const example = withCase('ruling') ?? withCase('rule');
    return example ? [{ name: asks, example: example.id, question, first: [] }] : [];
  });

const askingOf = (game: string, entries: readonly Entry[]): readonly Asking[] =>
  game === 'swm' ? OF_SWM : everyQuestion(game, entries);

/** The questions of a game's page for asking; they must be prepared (`demos/families.ts`) before `askProps`. */
export const askedOf = (game: Game['id'], { entries }: SiteCorpus): readonly string[] =>
  askingOf(game, entries).map(({ question }) => question);

/** What the page for asking, at `path`, hands to its demonstration. */
export function askProps(game: Game['id'], corpus: SiteCorpus, path: string): DemoProps {
  const asking = askingOf(game, corpus.entries);
  const cases = asking.map(({ name, example, question }): Case => {
    const found = corpus.byId.get(example)?.cases.find(({ scenario }) => scenario.question === question);
    if (!found)
      throw new Error(`${example} has no case that asks ${question}, which the page for asking starts from.`);
    return { ...found, name };
  });
  const props = demoProps({ id: 'ask', game, cases }, corpus, path);
  const [first] = props.cases;
  const shown =
    first && look(first.scenario, familyOf(first.scenario.question), pageIn(props.pages, props.root));
  return {
    ...props,
    // Examples to start from, whose answers say nothing about the question.
    cases: props.cases.map(({ name, scenario }) => ({ name, scenario, answer: undefined })),
    ask: Object.fromEntries(asking.map(({ question, first }) => [question, first])),
    standing: shown && standingOf(shown, publishedFor(corpus.entries, shown.scenario.question)),
  };
}

/** An offence and a defence with the rulings that have cases about them. */
export interface RuledPair {
  readonly defence: string;
  readonly offence: string;
  /** One where all cases agree; several where it depends. */
  readonly answers: readonly ToldAnswer[];
  readonly rulings: readonly RulingEntry[];
}

/** By the names of the defences, then of the offences. */
export function ruledPairs(entries: readonly Entry[]): readonly RuledPair[] {
  const cases = publishedCases(entries, 'swm/effect-applies').flatMap(
    ({ entry, case: { name, scenario } }) =>
      entry.kind === 'ruling' && scenario.question === 'swm/effect-applies'
        ? [
            {
              ruling: entry,
              defence: nameOf(scenario.defence),
              offence: nameOf(scenario.offence),
              answer: toldCase(name, scenario).answer,
            },
          ]
        : [],
  );
  return groupBy(cases, ({ defence, offence }) => `${defence}\n${offence}`)
    .map(([key, some]): RuledPair => {
      const [defence = '', offence = ''] = key.split('\n');
      const answers = some.flatMap(({ answer }) => answer ?? []);
      return {
        defence,
        offence,
        answers: [...new Map(answers.map((answer) => [answer.text, answer])).values()],
        rulings: [...new Set(some.map(({ ruling }) => ruling))],
      };
    })
    .sort((a, b) => a.defence.localeCompare(b.defence) || a.offence.localeCompare(b.offence));
}

const nameOf = (id: SourceId): string => sourceOf(id)?.name ?? id;
