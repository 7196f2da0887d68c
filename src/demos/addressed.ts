/** Which position an address means. Loaded only where an address has one. */
import { err, type Result, type SetupError } from '../core/result.ts';
import { type AnyScenario, unknownQuestion } from '../scenario/asked.ts';
import type { Explain } from '../scenario/checked.ts';
import { fromFragment, questionIn } from '../scenario/notation-reader.ts';
import { closest } from '../text/closest.ts';
import { familyOf, prepare, QUESTION_IDS } from './families.ts';
import { type Current, notLoaded, unread } from './position.ts';

/**
 * The position of a fragment; the entry's own one where it cannot be read. It may ask any question of the site, also
 * one that the entry does not ask and whose family has to be loaded first.
 */
export async function positionIn(fragment: string, own: AnyScenario, explain?: Explain): Promise<Current> {
  const question = questionIn(fragment);
  await prepare(question.ok ? [question.value] : []).catch(() => undefined);
  const read = question.ok ? readPosition(fragment, question.value, explain) : question;
  return read.ok ? { scenario: read.value } : unread(own, read.error);
}

function readPosition(
  fragment: string,
  question: string,
  explain: Explain | undefined,
): Result<AnyScenario, readonly SetupError[]> {
  const family = familyOf(question);
  if (family) return fromFragment(fragment, family.questions, explain);
  return err([
    QUESTION_IDS.includes(question) ? notLoaded : unknownQuestion(question, QUESTION_IDS, closest),
  ]);
}
