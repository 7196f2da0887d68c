/** Pages that the steps about using abilities cite. The ids are permanent (`content/rules/ia`, `content/open/ia`). */
import { READINGS } from './readings.ts';

export const PAGE = {
  abilities: 'ia-106',
  actions: 'ia-109',
  optional: 'ia-120',
  onceAnInstance: 'ia-121',
  duringActivation: 'ia-122',
  strain: 'ia-123',
  costs: 'ia-124',
  perActivation: 'ia-125',
  asMuchAsPossible: 'ia-126',
  damageIsNoAttack: 'ia-127',
  limitElsewhere: READINGS['limit-in-another-activation'].page,
  strainThatDefeats: READINGS['strain-that-defeats'].page,
} as const;
