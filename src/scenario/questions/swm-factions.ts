/** The factions, as readers choose them. */
import * as z from 'zod/mini';
import { FACTIONS } from '../../core/swm/factions.ts';
import { fieldInfo } from '../fields.ts';

export const faction = z.enum(FACTIONS).register(fieldInfo, { label: 'Faction', control: 'choice' });
