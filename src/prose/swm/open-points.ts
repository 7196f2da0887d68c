/** What each value of an open point comes to, after "it is taken that". A point without words does not compile. */

import type { PLACING_POINTS } from '../../core/swm/at-at/placed-beside.ts';
import type { ATTACK_POINTS } from '../../core/swm/attack/open-points.ts';
import type { SwmBoardFacts } from '../../core/swm/facts.ts';
import type { OPPORTUNITY_POINTS } from '../../core/swm/movement/open-points.ts';
import type { REACH_POINTS } from '../../core/swm/reaches/reaches.ts';
import type { READINGS } from '../../core/swm/readings.ts';
import type { TRIGGER_POINTS } from '../../core/swm/round/triggers.ts';
import type { SQUAD_POINTS } from '../../core/swm/squad/squad.ts';
import type { SETUP_POINTS } from '../../core/swm/starting/setup.ts';
import type { SETUP_ORDER_POINTS } from '../../core/swm/starting/setup-order.ts';
import type { TURN_POINTS } from '../../core/swm/turn/turn.ts';
import type { VICTORY_POINTS } from '../../core/swm/victory/victory.ts';
import type { Sentences } from '../sentence.ts';

/** The open points of the questions whose verdicts say how they are taken. */
type Point =
  | keyof typeof ATTACK_POINTS
  | keyof typeof OPPORTUNITY_POINTS
  | keyof typeof REACH_POINTS
  | keyof typeof SQUAD_POINTS
  | keyof typeof TURN_POINTS
  | keyof typeof TRIGGER_POINTS
  | keyof typeof VICTORY_POINTS
  | keyof typeof SETUP_POINTS
  | keyof typeof SETUP_ORDER_POINTS
  | keyof typeof PLACING_POINTS;

const TAKEN: { readonly [P in Point]: Readonly<Record<(typeof READINGS)[P]['values'][number], string>> } = {
  'adjacent-corner': {
    adjacent: 'squares that share only a corner are adjacent',
    'not-adjacent': 'squares that share only a corner are not adjacent',
  },
  'adjacent-wall': {
    'not-adjacent': 'a wall between two squares keeps them from being adjacent',
    adjacent: 'squares are adjacent even with a wall between them',
  },
  'adjacent-wall-end': {
    adjacent: 'diagonal neighbours are adjacent past the end of a wall that does not part them',
    'not-adjacent': 'diagonal neighbours are not adjacent past the end of a wall',
  },
  nearest: {
    any: 'enemies out of sight count when the nearest is looked for',
    'in-sight': 'only enemies in sight count when the nearest is looked for',
  },
  'corner-in-wall': {
    touches: 'lines from a corner where walls meet only touch those walls',
    'passes-through': 'lines that leave a corner on the far side of walls meeting there pass through them',
  },
  'pit-cover': {
    'no-cover': 'pits give no cover',
    cover: 'pits give cover',
  },
  'tower-cover': {
    'no-cover': 'a tower, which is no character, gives no cover',
    cover: 'a tower gives cover to those behind it, although it is no character',
  },
  'cyborg-critical': {
    'critical-hit': 'a Cyborg, which also counts as a non-Droid, is subject to critical hits',
    immune: 'a Cyborg, which also counts as a Droid, is immune to critical hits',
  },
  'unique-versions': {
    'same-person': 'cards that share the name before the comma are one Unique character',
    'different-cards': 'cards with different names are different Unique characters',
  },
  'droids-and-commanders': {
    'only-if-named': 'a commander effect works on Droids only if its text names Droids',
    'like-others': 'a commander effect works on Droids as on others',
  },
  'critical-bonus': {
    lost: 'what counts on a critical hit only does not count against a Droid',
    kept: 'what counts on a critical hit only counts on a natural 20 against a Droid as well',
  },
  'same-bonus': {
    once: 'a bonus to one number counts once, however often a character has it',
    each: 'a bonus that a character has several times counts each time, unless commander effects give it',
  },
  'order-66': {
    choosing:
      'Execute Order 66 forbids to choose its holder as a target, and an attack of opportunity chooses none',
    attacking: 'Execute Order 66 forbids every attack on its holder, attacks of opportunity too',
  },
  'diagonal-past-pit': {
    allowed: 'a step may go diagonally past the corner of a pit',
    barred: 'no step goes diagonally past the corner of a pit',
  },
  'diagonal-between-enemies': {
    allowed: 'a step may go diagonally between two enemies',
    barred: 'no step goes diagonally between two enemies',
  },
  'low-objects-covered': {
    'moved-onto': 'low objects cost a larger base double only in squares that it moves onto',
    'under-it': 'low objects cost a larger base double wherever they are under it after the step',
  },
  'big-base-opportunity': {
    'leaves-adjacent-square':
      'a larger base provokes an attack when it gives up a square adjacent to the enemy',
    'any-step': 'a larger base provokes an attack with every step that it begins adjacent to the enemy',
    'no-longer-adjacent': 'a larger base provokes an attack when no part of it stays adjacent to the enemy',
  },
  'moved-by-another': {
    provokes: 'movement that another character’s effect causes provokes attacks as any other does',
    'does-not-provoke': 'only a character that moves itself provokes attacks of opportunity',
  },
  'squeezing-cost': {
    normal: 'squeezing costs no more than other movement',
    double: 'a step into a place where the base does not fit costs double',
  },
  'squeezing-diagonally': {
    barred: 'a base that squeezes makes no diagonal steps',
    allowed: 'a base that squeezes may step diagonally',
  },
  'squeezing-beside-enemy': {
    allowed: 'a base may squeeze beside an enemy who does not narrow the place',
    barred: 'no base squeezes beside an enemy',
  },
  'squeezing-huge': {
    'as-large': 'bases bigger than Large squeeze as Large ones do',
    barred: 'bases bigger than Large do not squeeze',
  },
  'squeezing-in-the-open': {
    barred: 'a base lies over walls and obstacles only while it squeezes through a narrow place',
    allowed: 'a base may lie over walls and obstacles anywhere on its way',
  },
  'squeezing-space': {
    'free-squares': 'a base that squeezes is only in those of its squares that it can use',
    'whole-base': 'a base that squeezes is in all the squares under it',
  },
  'speed-without-attack': {
    twice: 'a character with a Speed moves up to twice as far when it does not attack',
    once: 'a character with a Speed moves no further when it does not attack',
  },
  'heavy-weapon-granted-attacks': {
    barred: 'attacks that an ability in place of the attack makes are kept apart from moves as well',
    allowed:
      'an ability that replaces attacks may be used on a turn with a move, even where it makes attacks',
  },
  'attack-from-occupied-square': {
    barred: 'a move ends when the character attacks, so no attack is made from an ally’s square',
    allowed: 'a move that goes on after the attack has not ended, so an ally’s square will do in between',
  },
  'immediate-turn-replacing': {
    allowed: 'the attack of an immediate turn may be replaced as that of any other turn',
    barred: 'the attack of an immediate turn may not be replaced',
  },
  'extra-attack-and-move': {
    'instead-of-a-move': 'Extra Attack is used on a turn without a move',
    'beside-a-move': 'Extra Attack leaves room for a move',
  },
  'dominated-combined-fire': {
    'own-squad': 'the squad of a character that an enemy makes act combines fire with it',
    'other-squad': 'the squad that makes an enemy act combines fire with it',
    nobody: 'nobody combines fire with a character that an enemy makes act',
  },
  'combined-fire-triggers': {
    triggers: 'combining fire sets off what works when a character activates',
    nothing: 'combining fire sets off nothing else',
  },
  'combined-fire-phase': {
    'not-counted': 'those who combine fire do not use up the two activations of a phase',
    counted: 'those who combine fire count among the two activations of a phase',
  },
  'centre-distance': {
    squares: 'the distance to the centre is counted in squares, to the squares that touch the centre point',
    'inches-to-base': 'the distance to the centre is a straight line to the nearest point of the base',
    'inches-to-middle': 'the distance to the centre is a straight line to the middle of the base',
  },
  'centre-cost': {
    'of-the-nearest': 'the costs of those who are tied for nearest the centre are compared',
    'highest-first': 'it is each player’s highest-cost character of which the nearer one wins',
  },
  'filling-the-area': {
    'best-arrangement': 'an area is filled when no arrangement gets more into it, bigger ones first',
    'size-by-size': 'an area is filled when of each size no more fit with the bigger ones where they stand',
    'as-placed': 'an area is filled when nobody who is left over fits into what is free',
  },
  'left-over-overlap': {
    outside: 'characters that are left over stand outside the area with their whole base',
    'may-overlap': 'characters that are left over may stand in the area with part of their base',
  },
  'stomp-distance': {
    squares: 'how close a place is to the AT-AT is counted in squares as for range',
    inches: 'how close a place is to the AT-AT is measured in a straight line',
  },
  'entrenched-rebels': {
    'rebels-first': 'entrenched Rebels are a fixed position, whatever else the scenario uses',
    'at-at-first':
      'without Shield Generator, towers and turrets the AT-AT’s squad sets up first, entrenched Rebels or not',
  },
  'starting-distance': {
    squares: 'the distance to the area is counted in squares as for range',
    inches: 'the distance to the area is a straight line',
  },
};

const takenAs = (reading: string, value: string): string => {
  const words: Readonly<Record<string, string>> | undefined = TAKEN[reading as Point];
  return words?.[value] ?? `${reading} means ${value}`;
};

/** How a verdict says what it takes for granted; every family of questions may need it. */
export const openPointSentences: Sentences<Pick<SwmBoardFacts, 'reading-taken'>> = {
  'reading-taken': ({ reading, value }) =>
    `The rules leave this open, and here it is taken that ${takenAs(reading, value)}.`,
};
