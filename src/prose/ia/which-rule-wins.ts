/** Sentences of the verdicts about texts that contradict each other. */
import type { IaGoldenFacts } from '../../core/ia/which-rule-wins/facts.ts';
import type { Book, Stance } from '../../core/ia/which-rule-wins/scenario.ts';
import { namingAlso, type Sentences } from '../sentence.ts';
import { names } from '../words.ts';

/** After a name. */
const FROM: Readonly<Record<Book, string>> = {
  guide: 'in the guide',
  card: 'on a card',
  mission: 'in the mission',
};

const SAYS: Readonly<Record<Stance, string>> = {
  allows: 'allows it',
  forbids: 'forbids it',
  cannot: 'says that it cannot be done',
};

/** Names what is missing where texts of one kind contradict each other. */
export const goldenNaming = namingAlso({
  'rule-for-equals': 'a rule for two texts of the same kind that contradict each other',
});

export const goldenSentences: Sentences<IaGoldenFacts> = {
  'golden-text': ({ text, from, says, standing, by }, _holds, name) => {
    const start = `${name(text)} (${FROM[from]}) ${SAYS[says]}`;
    switch (standing) {
      case 'absolute':
        return `${start}, and nothing overrides a “cannot” of a card or mission.`;
      case 'prevails':
        return `${start}, and no text overrides it.`;
      case 'equal':
        return `${start}, and another text of the same kind says the opposite.`;
      case 'overridden':
        return `${start}, and is overridden by ${names(by, name)}.`;
      case 'agrees':
        return `${start}, like ${names(by, name)}, which ${by.length === 1 ? 'decides' : 'decide'}.`;
      case 'below':
        return `${start}, and ranks below ${names(by, name)}.`;
    }
  },
  'golden-guide-cannot': ({ text }, _holds, name) =>
    `The “cannot” of ${name(text)} is not absolute: only those of cards and missions are.`,
  'golden-equals': ({ texts }, _holds, name) =>
    `${names(texts, name)} are texts of the same kind, and the golden rules put neither above the other.`,
};
