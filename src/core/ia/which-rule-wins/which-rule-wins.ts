/**
 * `ia/which-rule-wins`: may a thing be done about which texts contradict each other? (Consolidated rules, "Golden
 * Rules", p. 1.) Cards override the guide, missions both; "cannot" on a card or in a mission is absolute.
 */
import { sameLetters } from '../../letters.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type Step, YES } from '../../verdict.ts';
import { goldenStep, type Standing } from './facts.ts';
import { PAGE } from './pages.ts';
import { BOOKS, type RuleText, type WhichRuleWinsScenario } from './scenario.ts';

export const whichRuleWins: Question<'ia/which-rule-wins', WhichRuleWinsScenario> = {
  id: 'ia/which-rule-wins',
  cites: Object.values(PAGE),
  judge({ texts }) {
    const errors = sameLetters({ texts });
    if (errors.length > 0) return err(errors);
    const deciding = decidingOf(texts);
    const answer = answerOf(deciding);
    return ok({
      answer,
      steps: [
        ...texts.flatMap((text) => textSteps(text, deciding, answer)),
        ...(answer.kind === 'undetermined' ? [equalsStep(deciding)] : []),
      ],
      hangsOn: [],
    });
  },
};

/** The guide says "cannot" as well, and is overridden all the same. */
const isAbsolute = ({ from, says }: RuleText): boolean => says === 'cannot' && from !== 'guide';

const allows = ({ says }: RuleText): boolean => says === 'allows';

const rankOf = ({ from }: RuleText): number => BOOKS.indexOf(from);

/** The texts that nothing overrides: the absolute ones, or without any those of the highest rank. */
function decidingOf(texts: readonly RuleText[]): readonly RuleText[] {
  const absolute = texts.filter(isAbsolute);
  const highest = Math.max(...texts.map(rankOf));
  return absolute.length > 0 ? absolute : texts.filter((text) => rankOf(text) === highest);
}

function answerOf(deciding: readonly RuleText[]): Answer {
  if (deciding.every(allows)) return YES;
  if (!deciding.some(allows)) return NO;
  return { kind: 'undetermined', missing: ['rule-for-equals'] };
}

function textSteps(text: RuleText, deciding: readonly RuleText[], answer: Answer): readonly Step[] {
  const { id, from, says } = text;
  const standing = standingOf(text, deciding);
  const by = deciding.includes(text) ? [] : deciding.map((other) => other.id);
  const evidence = { text: id, from, says, standing, by };
  const decisive = answer.kind !== 'undetermined' && (standing === 'absolute' || standing === 'prevails');
  const told = goldenStep(PAGE.goldenRules, 'golden-text', allows(text), evidence, { decisive });
  const notAbsolute =
    from === 'guide' && says === 'cannot' && standing === 'overridden'
      ? [goldenStep(PAGE.goldenRules, 'golden-guide-cannot', true, { text: id }, { decisive: true })]
      : [];
  return [told, ...notAbsolute];
}

function standingOf(text: RuleText, deciding: readonly RuleText[]): Standing {
  if (isAbsolute(text)) return 'absolute';
  const contradicting = deciding.filter((other) => allows(other) !== allows(text));
  if (deciding.includes(text)) return contradicting.length > 0 ? 'equal' : 'prevails';
  if (contradicting.length === 0) return 'agrees';
  return contradicting.length === deciding.length ? 'overridden' : 'below';
}

const equalsStep = (deciding: readonly RuleText[]): Step =>
  goldenStep(
    PAGE.goldenRules,
    'golden-equals',
    false,
    { from: deciding[0]?.from ?? 'guide', texts: deciding.map(({ id }) => id) },
    { decisive: true },
  );
