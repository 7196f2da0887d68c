/** Turns and rounds. */
import type { Words } from './words.ts';

export const TURNS_WORDS = {
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
} as const satisfies Words;
