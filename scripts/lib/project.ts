import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, and the folder of the built site. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const OUTPUT = join(ROOT, 'dist');
