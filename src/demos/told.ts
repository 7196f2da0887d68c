/** Cases as pages are told them: with their answers in words. */
import type { Answer } from '../core/verdict.ts';
import { answerInShort, type Naming } from '../prose/sentence.ts';
import { capital } from '../prose/words.ts';
import type { AnyScenario } from '../scenario/asked.ts';
import { familyOf } from './families.ts';
import { look } from './look.ts';
import type { DemoCase, ToldAnswer } from './props.ts';
import { pageIn } from './telling.ts';

export const toldAnswer = (answer: Answer, name: Naming): ToldAnswer => ({
  kind: answer.kind,
  text: capital(answerInShort(answer, name)),
});

/** The family of the case's question must be prepared. */
export function toldCase(name: string, scenario: AnyScenario): DemoCase {
  const { verdict, telling } = look(scenario, familyOf(scenario.question), pageIn({}, ''));
  return {
    name,
    scenario,
    answer: verdict.ok ? toldAnswer(verdict.value.answer, telling.name) : undefined,
  };
}
