/** The answer an entry gives, as chips and link previews show it. */

export type AnswerTone = 'yes' | 'no' | 'depends' | 'none' | 'value';

const WORDS: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  depends: 'It depends',
  none: 'No ruling',
};

/** A short value, such as "12 squares", is shown as it is. */
export const answerLabel = (answer: string): string =>
  WORDS[answer] ?? answer.charAt(0).toUpperCase() + answer.slice(1);

export const answerTone = (answer: string): AnswerTone =>
  answer in WORDS ? (answer as AnswerTone) : 'value';
