/** The sentences of all Imperial Assault verdicts. */
import { sentences as adjacent } from './adjacent.ts';

export const sentences = { ...adjacent };
