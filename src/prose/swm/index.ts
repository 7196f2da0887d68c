/** Every sentence of Star Wars Miniatures. */
import type { SentenceTable } from '../sentence.ts';
import { areaSentences } from './area.ts';
import { atAtSentences } from './at-at.ts';
import { attackSentences } from './attack.ts';
import { attackSequenceSentences } from './attack-sequence.ts';
import { boardSentences } from './board.ts';
import { effectSentences } from './effects.ts';
import { movementSentences } from './movement.ts';
import { reachSentences } from './reaches.ts';
import { reservesSentences } from './reserves.ts';
import { roundSentences } from './round.ts';
import { squadSentences } from './squad.ts';
import { startingSentences } from './starting.ts';
import { turnSentences } from './turn.ts';
import { victorySentences } from './victory.ts';

export const sentences: SentenceTable = {
  ...boardSentences,
  ...attackSentences,
  ...attackSequenceSentences,
  ...areaSentences,
  ...atAtSentences,
  ...effectSentences,
  ...reachSentences,
  ...movementSentences,
  ...turnSentences,
  ...roundSentences,
  ...victorySentences,
  ...squadSentences,
  ...reservesSentences,
  ...startingSentences,
};
