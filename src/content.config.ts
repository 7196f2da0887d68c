import { defineCollection } from 'astro:content';
import { entryLoader } from './site/loader.ts';

/** The body of each entry by its id; the rest of an entry comes from `src/site/corpus.ts`. */
export const collections = { entries: defineCollection({ loader: entryLoader }) };
