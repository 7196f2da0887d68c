/** Checks the content, then builds the site into dist: pages, search index, addresses that hold anywhere. */
import { build } from './lib/build.ts';

process.exitCode = (await build()) ? 0 : 1;
