/** Serves the site while it is being worked on; a change of content or code reloads the page. */
import { dev } from 'astro';
import { ROOT } from './lib/project.ts';

await dev({ root: ROOT });
