import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { KINDS } from './corpus/schema.ts';
import { entryLoader } from './site/loader.ts';

/** Every entry's body; the rest of an entry comes from `src/site/corpus.ts`. */
const entries = defineCollection({ loader: entryLoader, schema: z.object({ kind: z.enum(KINDS) }) });

export const collections = { entries };
