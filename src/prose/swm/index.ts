/** Every sentence of Star Wars Miniatures. */
import type { SentenceTable } from '../sentence.ts';
import { boardSentences } from './board.ts';
import { effectSentences } from './effects.ts';

export const sentences: SentenceTable = { ...boardSentences, ...effectSentences };
