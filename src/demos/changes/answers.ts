/** What a change makes of an answer, in few words. */
import type { Answer } from '../../core/verdict.ts';
import type { Naming } from '../../prose/sentence.ts';
import { capital } from '../../prose/words.ts';
import type { ToldAnswer } from '../props.ts';
import { toldAnswer } from '../told.ts';

/** More names than this are counted, not listed. */
const FEW = 3;

/** The new answer; of a set that was another set before, who comes in and who goes, unless one is put for another. */
export function answerAfter(before: Answer, after: Answer, name: Naming): ToldAnswer {
  if (before.kind !== 'set' || after.kind !== 'set' || after.members.length === 0) {
    return toldAnswer(after, name);
  }
  if (before.members.length === 1 && after.members.length === 1) return toldAnswer(after, name);
  const come = after.members.filter((member) => !before.members.includes(member));
  const go = before.members.filter((member) => !after.members.includes(member));
  const parts = [
    ...(come.length > 0 ? [`also ${some(come, name)}`] : []),
    ...(go.length > 0 ? [`not ${some(go, name)}`] : []),
  ];
  return { kind: 'set', text: capital(parts.join('; ')) };
}

function some(members: readonly string[], name: Naming): string {
  const listed = members.slice(0, members.length === FEW + 1 ? FEW + 1 : FEW).map(name);
  const more = members.length - listed.length;
  return more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ');
}
