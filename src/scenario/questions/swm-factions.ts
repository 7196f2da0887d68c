/** The factions, as readers choose them. */
import * as v from 'valibot';
import { FACTIONS } from '../../core/swm/factions.ts';
import { field } from '../fields.ts';

export const faction = field(v.picklist(FACTIONS), { label: 'Faction', control: 'choice' });
