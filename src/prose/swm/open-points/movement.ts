/** Movement and attacks of opportunity. */
import type { Words } from './words.ts';

export const MOVEMENT_WORDS = {
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
} as const satisfies Words;
