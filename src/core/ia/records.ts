/** What the Imperial Assault core knows by id: readings, each with its page. */
import { READINGS as adjacent } from './adjacent/readings.ts';

export const READINGS = { ...adjacent };
