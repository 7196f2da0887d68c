/** Every sentence of Star Wars Miniatures. */
import type { SentenceTable } from '../sentence.ts';
import { areaSentences } from './area.ts';
import { atAtSentences } from './at-at.ts';
import { attackSentences } from './attack.ts';
import { attackSequenceSentences } from './attack-sequence.ts';
import { barrierSentences } from './barriers.ts';
import { boardSentences } from './board.ts';
import { distanceSentences } from './distance.ts';
import { effectSentences } from './effects.ts';
import { movementSentences } from './movement.ts';
import { ADJACENCY_WORDS } from './open-points/adjacency.ts';
import { AT_AT_WORDS } from './open-points/at-at.ts';
import { ATTACK_WORDS } from './open-points/attack.ts';
import { CHOOSING_WORDS } from './open-points/choosing.ts';
import { FORBIDDING_WORDS } from './open-points/forbidding.ts';
import { MOVEMENT_WORDS } from './open-points/movement.ts';
import { REACH_WORDS } from './open-points/reach.ts';
import { SKIRMISH_WORDS } from './open-points/skirmish.ts';
import { TURNS_WORDS } from './open-points/turns.ts';
import { openPointSentences } from './open-points/words.ts';
import { pathSentences } from './path.ts';
import { reachSentences } from './reaches.ts';
import { reservesSentences } from './reserves.ts';
import { roundSentences } from './round.ts';
import { squadSentences } from './squad.ts';
import { startingSentences } from './starting.ts';
import { turnSentences } from './turn.ts';
import { victorySentences } from './victory.ts';

export const sentences: SentenceTable = {
  ...openPointSentences(
    ADJACENCY_WORDS,
    AT_AT_WORDS,
    ATTACK_WORDS,
    CHOOSING_WORDS,
    FORBIDDING_WORDS,
    MOVEMENT_WORDS,
    REACH_WORDS,
    SKIRMISH_WORDS,
    TURNS_WORDS,
  ),
  ...boardSentences,
  ...attackSentences,
  ...attackSequenceSentences,
  ...areaSentences,
  ...atAtSentences,
  ...effectSentences,
  ...reachSentences,
  ...barrierSentences,
  ...movementSentences,
  ...pathSentences,
  ...distanceSentences,
  ...turnSentences,
  ...roundSentences,
  ...victorySentences,
  ...squadSentences,
  ...reservesSentences,
  ...startingSentences,
};
