/** Every sentence of Star Wars Miniatures. */
import type { SentenceTable } from '../sentence.ts';
import { attackSentences } from './attack.ts';
import { boardSentences } from './board.ts';
import { effectSentences } from './effects.ts';
import { movementSentences } from './movement.ts';

export const sentences: SentenceTable = {
  ...boardSentences,
  ...attackSentences,
  ...effectSentences,
  ...movementSentences,
};
